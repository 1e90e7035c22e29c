import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { describe, expect, test } from 'vitest'
import { findFormHits } from '../letter-form.ts'
import { plainChoices } from '../letter-style.ts'
import { writeLetter } from '../write-letter.ts'
import { clausesOf, isQuotable, withoutLead } from './ask-line.ts'

const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
type Job = Partial<ProfileDocument['professional_experience'][number]> & { lines?: string[] }
const person = (jobs: Job[], skills: string[] = []): ProfileDocument => ({
  ...emptyProfile(),
  professional_experience: jobs.map(({ lines = [], ...job }, index) => ({
    id: `j${index}`,
    company: 'Harrow',
    location: '',
    from: '2022-03',
    to: 'present',
    title: 'Software Developer',
    responsibilities: lines,
    notable_achievements: [],
    ...job,
  })),
  skills: skills.map((skill, index) => ({ id: `s${index}`, skill, category: '' })),
})
const letterFor = (profile: ProfileDocument, text: string, form: 'auto' | 'rows' = 'rows', language = 'en') =>
  writeLetter(profile, { title: 'Clerk', company: 'Kestrel', text }, language, date, { ...plainChoices, form })
const rowsFor = (...given: Parameters<typeof letterFor>) => {
  const letter = letterFor(...given)
  expect(findFormHits(letter)).toEqual([])
  return letter.paragraphs.flatMap(({ rows = [] }) =>
    rows.map(({ ask, bring, meta }) => [ask.text, bring.text, meta?.text]),
  )
}
const asksFor = (...given: Parameters<typeof letterFor>) => rowsFor(...given).map(([ask]) => ask)
const textFor = (...given: Parameters<typeof letterFor>) =>
  letterFor(...given)
    .paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text))
    .join(' ')

describe('a row repeats only what its answer shows', () => {
  const react = person([
    { lines: ['Built the booking pages of the hotel in React', 'Tested exports in Java for the audit team'] },
  ])

  test('a line that names a skill which the profile lacks is no row; what it names and the profile has is', () => {
    expect(asksFor(react, 'Requirements:\n- Strong understanding of C++ programming language')).toEqual([])
    expect(asksFor(react, 'Requirements:\n- Deep experience with React and TypeScript, with data modelling')).toEqual([
      'React',
    ])
  })

  test('something of the same family, or of a kind of which others are named, answers nothing', () => {
    expect(asksFor(react, 'Requirements:\n- Languages such as Python or Ruby')).toEqual([])
    expect(asksFor(react, 'Requirements:\n- Experience with backend technologies (Ruby, Go, Vue)')).toEqual([])
  })

  test.each([
    ['en', 'Requirements:\n- Experience building with Widget Formation Templates (WFTs)'],
    ['de', 'Ihr Profil:\n- Erfahrung im Aufbau mit Widget Formation Templates (WFTs)'],
    ['fr', 'Profil recherché :\n- Expérience de la création avec Widget Formation Templates (WFTs)'],
    ['es', 'Requisitos:\n- Experiencia en la creación con Widget Formation Templates (WFTs)'],
  ])('an abbreviation that no list knows and the profile does not have is lacking, too (%s)', (language, text) => {
    const line = {
      en: 'Building templates for the team',
      de: 'Aufbau von Templates für die Formation der Kunden',
      fr: 'Création de templates et de la formation des clients',
      es: 'Creación de templates y de la formación de los clientes',
    }[language]
    expect(asksFor(person([{ lines: [line ?? ''] }]), text, 'rows', language)).toEqual([])
  })

  test('what only follows from something else is not named beside what the line names', () => {
    const text = 'Requirements:\n- React, Rust and WordPress\n- JavaScript, jQuery and WordPress'
    expect(asksFor(react, text)).toEqual(['React'])
  })

  test('one word in common with a longer duty is chance', () => {
    const frame = person([{ lines: ['Developed a new responsive framework, improving cross-device compatibility'] }])
    const duty = 'Responsibilities:\n- Troubleshoot and resolve compatibility issues between plugins and custom code'
    expect(asksFor(frame, duty)).toEqual([])
  })

  test('a number that names a certificate must be in the answer', () => {
    const tester = person([{ lines: ['Completed the inspection of switchboards in the plant'] }])
    expect(asksFor(tester, 'Requirements:\n- 2391 Inspection of switchboards')).toEqual([])
    expect(asksFor(tester, 'Requirements:\n- Inspection of switchboards')).toEqual(['Inspection of switchboards'])
  })
})

describe('the asked side reads as its author wrote it', () => {
  test('lines of several asks are not put together', () => {
    const person_ = person([{ lines: ['Wrote dashboards in Power BI and queries in SQL for the sales team'] }])
    const text =
      'Requirements:\n- Experience with dashboards in Power BI, for a sales team\n- Queries in SQL, written for others'
    for (const ask of asksFor(person_, text)) expect(ask).not.toMatch(/;/)
  })

  test('names of one answer are listed in the posting’s order', () => {
    const text = 'Requirements:\n- SQL\n- Power BI'
    expect(asksFor(person([{ lines: ['Wrote dashboards in Power BI and queries in SQL'] }]), text)).toEqual([
      'SQL and Power BI',
    ])
  })

  test.each([
    ['Experience with AWS Experience with React', ['Experience with AWS', 'Experience with React']],
    ['Erfahrung mit SAP Erfahrung mit Excel', ['Erfahrung mit SAP', 'Erfahrung mit Excel']],
    ['Permis B exigé Expérience en cuisine', ['Permis B exigé', 'Expérience en cuisine']],
    ['Carnet de conducir Experiencia en almacén', ['Carnet de conducir', 'Experiencia en almacén']],
    ['Experience with SQL Learn More About Kestrel', ['Experience with SQL']],
    ['Experience with AWS and Experience with React', ['Experience with AWS and Experience with React']],
  ])('the flattened “%s” is cut', (line, clauses) => expect(clausesOf(line)).toEqual(clauses))

  test.each([
    ['You have experience with React', 'experience with React'],
    ['Du hast Erfahrung mit SAP', 'Erfahrung mit SAP'],
    ['Vous avez une expérience en cuisine', 'une expérience en cuisine'],
    ['Tienes experiencia en almacén', 'experiencia en almacén'],
    ['Kestrel Group is looking for a cook with five years of experience', 'cook with five years of experience'],
    ['Kestrel Group is hiring a Head of Sales', 'Kestrel Group is hiring a Head of Sales'],
  ])('“%s” asks for %s', (line, asked) => expect(withoutLead(line)).toBe(asked))

  test.each([
    'Welcome to Kestrel!',
    'Du arbeitest an Projekten mit',
    'Vous rejoignez notre équipe',
    'and experience with React',
    'Experience in',
    'Studium an',
    'B. DATEV oder P&I LOGA)',
    'equivalent experience You have 7 years',
    'Casual staff',
    'Apex has extensive experience in many industries',
    'Diversity and inclusion are integral to our culture',
    'With over 30 office locations',
    '“I like how Kestrel manages my experience',
    'LEAD WITH HEART',
    'Build software that is reliable, maintainable',
    'Submit monthly timesheets along with a written',
    'Knowledge of libraries like jQuery and also',
    'Develop agent-based',
    'Familiarity with JavaScript and/or',
    'Data Analyst / Statistician: skills & knowledge',
  ])('“%s” is nothing to repeat', (text) => expect(isQuotable(text)).toBe(false))
})

test('of a part in another language than the letter’s, only names that the answer has are repeated', () => {
  const text = `Requirements:
- Knowledge of the trade and of the market in the region
- Experience with the planning of the routes

Exigences :
- Maîtrise de la planification et de la gestion des stocks avec SAP
- S’engager pleinement dans notre processus de la refonte`
  const planner = person([
    { lines: ['Spearheaded the redesign of the planning with SAP and of the processes of the depot'] },
  ])
  expect(asksFor(planner, text).join(' ')).not.toMatch(/[Mm]aîtrise|engager/)
})

describe('years are answered by jobs, never by a degree', () => {
  const scientist: ProfileDocument = {
    ...person([
      { title: 'Senior Data Scientist', company: 'DataDriven', from: '2024-03' },
      { title: 'Data Scientist', company: 'Analytics Pro', from: '2019-07', to: '2024-02' },
    ]),
    education: [
      {
        id: 'e1',
        institution: 'Stanford',
        attendance: '2018',
        degree_type: 'MSc',
        specialization: 'Data Science',
        gpa: '',
        expected: false,
      },
    ],
  }
  const asked = (years: number) => `Requirements:\n- ${years}+ years of industry experience in data science`

  test('by one job that is long enough', () => {
    expect(rowsFor(scientist, asked(3))).toEqual([
      [
        '3+ years of industry experience in data science',
        'Data Scientist at Analytics Pro, July 2019 – February 2024',
        undefined,
      ],
    ])
  })

  test('by several that together are, with no place told twice', () => {
    expect(rowsFor(scientist, asked(6))).toEqual([
      [
        '6+ years of industry experience in data science',
        'Senior Data Scientist at DataDriven, since March 2024; Data Scientist at Analytics Pro, July 2019 – February 2024',
        undefined,
      ],
    ])
  })

  test('by nothing where they are too few', () => {
    expect(rowsFor(scientist, asked(12))).toEqual([])
  })
})

describe('where little is answered', () => {
  const trainer = person([{ lines: ['Trained 15 colleagues in SQL'] }], ['Python', 'Docker', 'Rust', 'Welding'])

  test('two things that one line proves are a row', () => {
    const both = person([{ lines: ['Invent classroom software with React and Docker'] }])
    expect(asksFor(both, 'Requirements:\n- React\n- Docker\n- COBOL', 'auto')).toEqual(['React and Docker'])
  })

  test('one answer is a sentence, or a line where it cannot become one, never a table of one row', () => {
    expect(rowsFor(trainer, 'Requirements:\n- SQL\n- COBOL', 'auto')).toEqual([])
    const invent = person([{ lines: ['Invent classroom software with React'] }])
    const { paragraphs } = letterFor(invent, 'Requirements:\n- React\n- COBOL', 'auto')
    expect(paragraphs.flatMap(({ rows = [] }) => rows)).toEqual([])
    expect(paragraphs.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
      'Invent classroom software with React',
    ])
  })

  test('skills that are listed and asked for by name are said once, those that nobody asks for are not', () => {
    const text = textFor(trainer, 'Requirements:\n- SQL\n- Docker\n- Python\n- COBOL', 'auto')
    expect(text).toContain('Docker and Python')
    expect(text).not.toMatch(/Rust|Welding|COBOL/)
  })
})

test.each([
  ['Kennst dich mit IBM Doors und APIS Pro aus', 'IBM Doors und APIS Pro'],
  ['Du bringst Erfahrung im Verkauf mit', 'Erfahrung im Verkauf'],
  ['Verfügst über fundierte Kenntnisse der Normen', 'fundierte Kenntnisse der Normen'],
])('a line to the reader asks for what it names: %s', (line, asked) => {
  expect(withoutLead(line)).toBe(asked)
})

test.each(['Erstellst die Nachweise zur Norm', 'Liderarás un equipo de diez personas', '3+ years of hands-on'])(
  'what the reader will do and what is torn is not repeated: %s',
  (line) => expect(isQuotable(line)).toBe(false),
)

test('words that only begin alike are of two families', () => {
  const sun = person([{ lines: ['Interpreted SUN Microsystems documents for the community of engineers'] }])
  expect(asksFor(sun, 'Requirements:\n- Microservices and communication')).toEqual([])
})

test.each([
  ['Apprenticeship Apprentice Pharmaceutical Bakery Maintenance', false],
  ['Finance team to fulfil the local tax requirements', false],
  ['Write foreign languages such as Japanese', false],
  ['Management of managed services', true],
  ['Lead the finance team to fulfil its plans', true],
  ['Write clean code in several programming languages', true],
  ['Speak fluent German', true],
  ['Knowledge of what is needed on a ward', true],
  ['Ensure all equipment is safe', true],
  ['Lead change on an initiative', true],
  ['GDPR', true],
])('“%s” can be repeated as asked: %s', (text, isWhole) => expect(isQuotable(text)).toBe(isWhole))

test('a single word is asked for only where it names a skill or is rare', () => {
  const lines = ['Wrote dashboards in SQL for the culture team and its engineering and payload']
  const text = 'Requirements:\n- Strong\n- Culture\n- Engineering\n- Payload\n- SQL'
  expect(asksFor(person([{ lines }]), text)).toEqual(['Payload and SQL'])
})

test('a label before an ask is no part of it, a name is', () => {
  expect(withoutLead('Kommunikation: Sehr gute Englischkenntnisse')).toBe('Sehr gute Englischkenntnisse')
  expect(withoutLead('Idiomas: inglés avanzado')).toBe('inglés avanzado')
  expect(withoutLead('Langues : anglais courant')).toBe('anglais courant')
  expect(withoutLead('SQL: advanced knowledge')).toBe('SQL: advanced knowledge')
  expect(withoutLead('Languages: German')).toBe('Languages: German')
})

test('a list that lost its breaks ends where the next item begins', () => {
  expect(clausesOf('Experience in an MNC environment High proficiency in SAP')[0]).toBe(
    'Experience in an MNC environment',
  )
})

test('another word of the same beginning does not name a product', () => {
  const lines = [
    'Built backend services in Java for insurers',
    'Answered incidents in ServiceNow within the agreed time',
  ]
  expect(rowsFor(person([{ lines }]), 'Requirements\n- ServiceNow').map(([, bring]) => bring)).toEqual([lines[1]])
})

test('who serves users does not show user experience by that word alone', () => {
  const lines = [
    'Maintained a platform that is used by the users of 240 towns',
    'Ran the user experience tests of the app',
  ]
  const asked = 'Requirements\n- A coherent user experience across products'
  expect(rowsFor(person([{ lines: lines.slice(0, 1) }]), asked)).toEqual([])
  expect(rowsFor(person([{ lines }]), asked).map(([, bring]) => bring)).toEqual([lines[1]])
})

test.each([
  [
    'Plan menus, serve lunch to children of a school and keep the allotment',
    'Plan menus, serve lunch to children of a school',
  ],
  ['Keep the allotment and serve lunch to children of a school', 'Serve lunch to children of a school'],
  ['Serve lunch to children of a school and plan menus', 'Serve lunch to children of a school and plan menus'],
])('of what an ask joins, a row repeats the parts that its line is about: %s', (ask, told) => {
  const cook = person([{ lines: ['Plan menus and serve lunch to children of a school'] }])
  expect(asksFor(cook, `Requirements\n- ${ask}`)).toEqual([told])
})

test('work at a place does not answer work from afar', () => {
  const teacher = person([{ lines: ['Teach a class of 30 children in a primary school'] }])
  expect(asksFor(teacher, 'Requirements\n- Ability to teach children of a primary school remotely')).toEqual([])
})

test('whoever stood in for a time is told so', () => {
  const temp = person([
    { title: 'HR Administrator (summer temp)', to: '2023-01', lines: ['Filed the papers of 40 members of staff'] },
  ])
  expect(textFor(temp, 'Requirements\n- Filing papers of staff')).toContain('(summer temp)')
})

test('of languages that are asked for together only those are named that are held', () => {
  const clerk: ProfileDocument = {
    ...person([{ lines: ['Contabilización de 600 facturas al mes en Sage', 'Conciliación bancaria de seis cuentas'] }]),
    personal_details: { ...emptyProfile().personal_details, languages_known: ['Castellano (nativo)', 'Inglés (B2)'] },
  }
  const text =
    'Requisitos:\n- Inglés alto y se valorará francés\n- Conciliación bancaria\n- Contabilización de facturas'
  expect(asksFor(clerk, text, 'rows', 'es')).toContain('Inglés alto')
  expect(asksFor(clerk, text, 'rows', 'es').join(' ')).not.toContain('francés')
})

test('what would only be better is no part of what a row repeats, and a long line is told by its first clause', () => {
  const clerk = person([{ lines: ['Settled the expense reports of 80 people', 'Trained new colleagues in SAP'] }])
  expect(
    asksFor(clerk, 'Requirements:\n- Expense reports, ideally in a bank\n- SAP\n- Training new colleagues'),
  ).toContain('Expense reports')
  const degree = { id: 'e1', institution: 'Leeds', attendance: '2016 - 2019', gpa: '', expected: false }
  const held = { ...clerk, education: [{ ...degree, degree_type: 'BSc', specialization: 'Statistics' }] }
  const asked =
    'A degree in statistics or a related numerate subject from a recognised university, at least a 2:1 or equal'
  expect(asksFor(held, `Requirements:\n- ${asked}\n- SAP\n- Training new colleagues`)).toContain(
    'A degree in statistics or a related numerate subject from a recognised university',
  )
})
