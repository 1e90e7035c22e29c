import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { describe, expect, test } from 'vitest'
import type { LetterContent } from '../content.ts'
import { findFormHits } from './letter-form.ts'
import { plainChoices } from './letter-style.ts'
import { writeLetter } from './write-letter.ts'

const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
type Job = ProfileDocument['professional_experience'][number]
const job = (parts: Partial<Job>): Job => ({
  id: 'j',
  company: '',
  location: '',
  from: '',
  to: '',
  title: '',
  responsibilities: [],
  notable_achievements: [],
  ...parts,
})
const elena: ProfileDocument = {
  ...emptyProfile(),
  personal_details: { ...emptyProfile().personal_details, name: 'Elena Marsh', email: 'elena@example.org' },
  professional_experience: [
    job({
      id: 'j1',
      title: 'Data Analyst',
      company: 'Harrow Foods',
      from: '2022-03',
      to: 'present',
      responsibilities: [
        'Built a demand forecast in Python that cut stock write-offs by 18%',
        'Moved 40 weekly Excel reports to Power BI for 120 managers',
        'Trained 15 colleagues in SQL',
      ],
    }),
    job({
      id: 'j2',
      title: 'Reporting Assistant',
      company: 'Calder Retail',
      from: '2019-06',
      to: '2022-02',
      responsibilities: ['Checked daily sales data from 64 stores and reported errors'],
    }),
  ],
  education: [
    {
      id: 'e1',
      institution: 'University of Leeds',
      attendance: '2016 - 2019',
      degree_type: 'BSc',
      specialization: 'Statistics',
      gpa: '',
      expected: false,
    },
  ],
}
const kestrel = {
  title: 'Senior Data Analyst | Hybrid | £48k',
  company: 'Kestrel Energy',
  text: 'Requirements:\n- SQL\n- Python\n- Power BI\n- Rust\n',
}
const write = (profile: ProfileDocument, target = kestrel) => writeLetter(profile, target, 'en', date)
const bodyOf = ({ paragraphs }: LetterContent) =>
  paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))
const rowsOf = ({ paragraphs }: LetterContent) =>
  paragraphs.flatMap(({ rows = [] }) => rows.map(({ ask, bring, meta }) => [ask.text, bring.text, meta?.text]))

describe('with three requirements met', () => {
  test('the posting’s words stand beside the line, employer and time that answer them, in the posting’s order', () => {
    expect(rowsOf(write(elena))).toEqual([
      ['SQL', 'Trained 15 colleagues in SQL', 'Harrow Foods, since March 2022'],
      [
        'Python',
        'Built a demand forecast in Python that cut stock write-offs by 18%',
        'Harrow Foods, since March 2022',
      ],
      ['Power BI', 'Moved 40 weekly Excel reports to Power BI for 120 managers', 'Harrow Foods, since March 2022'],
    ])
  })

  test('it opens with who writes and what for, says the degree, and nothing of what is missing', () => {
    const letter = write(elena)
    expect(bodyOf(letter)).toEqual([
      'I have been a Data Analyst at Harrow Foods since March 2022 and would like to apply for the position of Senior Data Analyst at Kestrel Energy.',
      '',
      'I hold a BSc in Statistics (University of Leeds, 2019).',
      '',
      'My CV comes with this letter. I would be happy to answer your questions in an interview. I can be reached at elena@example.org.',
    ])
    expect(letter.subject.text).toBe('Application for Senior Data Analyst')
    expect(letter.greeting.text).toBe('Dear Kestrel Energy Hiring Team,')
    expect(JSON.stringify(letter)).not.toContain('Rust')
  })

  test('every row names where its words come from', () => {
    const rows = write(elena).paragraphs.flatMap(({ rows: own = [] }) => own)
    expect(rows.map(({ bring }) => bring.sources)).toEqual([
      ['j1/responsibilities/2'],
      ['j1/responsibilities/0'],
      ['j1/responsibilities/1'],
    ])
    expect(rows[0]?.ask.sources).toEqual(['posting/requirements'])
    expect(rows[0]?.meta?.sources).toEqual(['j1/company', 'j1/from', 'j1/to'])
  })
})

test('with one requirement met, the strongest result opens the letter with its place and time, and the answer follows', () => {
  const letter = write(elena, { ...kestrel, text: 'Requirements:\n- Power BI\n- Rust\n' })
  expect(bodyOf(letter)[0]).toBe(
    'At Harrow Foods, where I have been a Data Analyst since March 2022, I built a demand forecast in Python that cut stock write-offs by 18%. This is my application for the position of Senior Data Analyst at Kestrel Energy.',
  )
  expect(textOf(letter)).toContain('moved 40 weekly Excel reports to Power BI for 120 managers')
})

test('a posting whose title is a sentence is answered without naming a position', () => {
  const letter = write(elena, { ...kestrel, title: 'We are seeking analysts for our office in Leeds', text: '' })
  expect(letter.subject.text).toBe('Application')
  expect(bodyOf(letter)[0]).toMatch(/for the position that you advertise at Kestrel Energy\./)
})

test('with nothing met, it is a short note that claims no fit', () => {
  const letter = write(elena, {
    ...kestrel,
    title: 'Welder',
    text: 'Requirements:\n- Welding certificate\n- Forklift licence\n',
  })
  expect(bodyOf(letter)).toEqual([
    'I have been a Data Analyst at Harrow Foods since March 2022 and would like to apply for the position of Welder at Kestrel Energy.',
    'I hold a BSc in Statistics (University of Leeds, 2019).',
    '',
    'I would be glad to talk. You will find my CV enclosed. You can reach me at elena@example.org.',
  ])
})

describe('time is told as it is', () => {
  const withSchool = (attendance: string, degree_type = 'BA') =>
    bodyOf(
      write({
        ...elena,
        education: [{ ...elena.education[0]!, attendance, degree_type, specialization: 'Marketing' }],
      }),
    ).join(' ')

  test('a degree that lies ahead is expected, not held', () => {
    expect(withSchool('2024 - 2027')).toContain(
      'I am studying at the University of Leeds (BA in Marketing) and expect to graduate in 2027.',
    )
    expect(withSchool('expected 2026')).toContain('expect to graduate in 2026')
  })

  test.each(['2026', '', 'expected 2024', '2019 - 2021, not completed'])(
    'of a degree dated "%s" nothing is claimed',
    (attendance) => {
      expect(withSchool(attendance)).not.toMatch(/I hold|studying/)
    },
  )

  test('a job without an end is neither over nor current', () => {
    const open = { ...elena, professional_experience: [{ ...elena.professional_experience[0]!, to: '' }] }
    expect(bodyOf(write(open))[0]).toContain('I have worked at Harrow Foods (Data Analyst, from March 2022) and ')
  })

  test('a job of one month is dated once', () => {
    const brief = { ...elena, professional_experience: [{ ...elena.professional_experience[0]!, to: '2022-03' }] }
    expect(bodyOf(write(brief))[0]).toContain('I have worked at Harrow Foods (Data Analyst, March 2022) and ')
  })

  test('a job that is over is told in the past', () => {
    const over = { ...elena, professional_experience: [{ ...elena.professional_experience[0]!, to: '2024-05' }] }
    expect(bodyOf(write(over))[0]).toContain('I was a Data Analyst at Harrow Foods from March 2022 to May 2024 and ')
  })
})

test('the letter is in the language of the lines that it uses, with the customs of that language', () => {
  const tomasz = {
    ...elena,
    professional_experience: [
      job({
        id: 'j1',
        title: 'Gesundheits- und Krankenpfleger',
        company: 'St.-Anna-Klinik Köln',
        from: '2019-04',
        to: '2026-09',
        responsibilities: [
          'Versorgung von bis zu 12 Patienten pro Schicht auf der Station für Chirurgie',
          'Einarbeitung von sechs neuen Pflegekräften in die Dokumentation mit SAP',
        ],
      }),
    ],
    education: [],
  }
  const letter = writeLetter(
    tomasz,
    { title: 'Pflegefachkraft (m/w/d) Chirurgie', company: 'Klinikum Rheinaue', text: 'Ihr Profil:\n- Führerschein\n' },
    'en',
    date,
  )
  expect([letter.language, letter.subject.text, letter.greeting.text, letter.closing.text]).toEqual([
    'de',
    'Bewerbung als Pflegefachkraft Chirurgie',
    'Guten Tag,',
    'Mit freundlichen Grüßen',
  ])
  expect(bodyOf(letter)[0]).toBe(
    'von April 2019 bis September 2026 war ich als Gesundheits- und Krankenpfleger bei St.-Anna-Klinik Köln tätig und bewerbe mich auf Ihre Stelle „Pflegefachkraft Chirurgie“.',
  )
})

test('the check of form sees what a reader would stumble over', () => {
  const letter = write(elena)
  expect(findFormHits(letter)).toEqual([])
  const [opening, ...others] = letter.paragraphs
  const broken = (text: string): LetterContent => ({
    ...letter,
    paragraphs: [{ ...opening!, sentences: [{ text, sources: [], origin: 'template' }] }, ...others],
  })
  const rulesOf = (text: string) => findFormHits(broken(text)).map(({ rule }) => rule)
  expect(rulesOf('I worked at at Harrow Foods.')).toEqual(['a doubled word'])
  expect(rulesOf('I worked at Harrow Foods..')).toEqual(['two full stops'])
  expect(rulesOf('I worked at .')).toEqual(['an empty slot'])
  expect(rulesOf('In brief: a data analyst.')).toEqual(['a cliché'])
  expect(rulesOf('Data Analyst with four years')).toEqual(['no full stop'])
  expect(findFormHits({ ...letter, target: { ...letter.target, title: 'Analyst | Remote' } })).toHaveLength(1)
})

const textOf = (letter: LetterContent): string =>
  letter.paragraphs
    .flatMap(({ sentences, rows = [], lines }) => [...sentences, ...rows.map(({ bring }) => bring), ...lines])
    .map(({ text }) => text)
    .join(' ')
const held = (certification_name: string) => ({
  id: 'c1',
  certification_name,
  certification_date: '2021',
  certification_organization: '',
})

test('certificates and licences that are held and asked for are told, others are not', () => {
  const profile = {
    ...elena,
    certifications: [held('Forklift licence'), { ...held('Advanced Pottery Certificate'), id: 'c2' }],
  }
  const planned = { ...elena, certifications: [held('Forklift licence, exam planned for May')] }
  const text = 'Requirements:\n- Forklift licence\n- SQL\n'
  for (const length of ['full', 'short'] as const) {
    const style = { tone: 'plain', form: 'auto', why: '', length } as const
    const letter = writeLetter(profile, { title: 'Warehouse Analyst', company: 'Kestrel', text }, 'en', date, style)
    expect(textOf(letter)).toContain('Forklift licence')
    expect(textOf(letter)).not.toContain('Pottery')
    const later = writeLetter(planned, { title: 'Warehouse Analyst', company: 'Kestrel', text }, 'en', date, style)
    expect(textOf(later)).not.toContain('Forklift licence')
    expect(findFormHits(letter)).toEqual([])
  }
})

test('where the profile meets something that no line is about, the newest results say who is writing', () => {
  const text = 'Requirements:\n- Bachelor’s degree in Statistics\n'
  const letter = writeLetter(elena, { title: 'Clerk', company: 'Kestrel', text }, 'en', date)
  expect(textOf(letter)).toContain('cut stock write-offs by 18%')
  const stranger = writeLetter(
    elena,
    { title: 'Welder', company: 'Kestrel', text: 'Requirements:\n- Welding' },
    'en',
    date,
  )
  expect(textOf(stranger)).not.toContain('18%')
})

test('a French subject elides before a vowel', () => {
  const claire = {
    ...elena,
    professional_experience: [
      job({
        id: 'j1',
        title: 'Comptable',
        company: 'Lefort',
        from: '2022',
        to: 'present',
        responsibilities: ['Tenue de la comptabilité pour les clients de la région et du nord de la France'],
      }),
    ],
  }
  const subjectOf = (title: string) =>
    writeLetter(claire, { title, company: 'Kestrel', text: '' }, 'fr', date).subject.text
  expect(subjectOf('Ingénieur')).toBe('Objet : candidature au poste d’Ingénieur')
  expect(subjectOf('Hôte d’accueil')).toBe('Objet : candidature au poste d’Hôte d’accueil')
  expect(subjectOf('Haut fonctionnaire')).toBe('Objet : candidature au poste de Haut fonctionnaire')
  expect(subjectOf('Comptable')).toBe('Objet : candidature au poste de Comptable')
})

test('a French closing repeats the greeting, with or without a name in the posting', () => {
  const closingOf = (text: string) =>
    writeLetter({ ...elena, professional_experience: [] }, { title: 'Comptable', company: 'Kestrel', text }, 'fr', date)
      .closing.text
  expect(closingOf('')).toBe('Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.')
  expect(closingOf('Adresser votre candidature pour le poste à Mme Roux, avec une lettre et un CV.')).toBe(
    'Je vous prie d’agréer, Madame, mes salutations distinguées.',
  )
})

test('pay and start are told in the user’s words where the posting asks for them, and nowhere else', () => {
  const asks = 'Please send your salary expectations and your earliest possible start date.'
  const words = { salary: '£48,000 a year.', start: '1 June' }
  const letterFor = (text: string, given: object) =>
    textOf(writeLetter(elena, { title: 'Clerk', company: 'Kestrel', text }, 'en', date, { ...plainChoices, ...given }))
  expect(letterFor(asks, words)).toContain(
    'My salary expectation: £48,000 a year. My earliest possible start: 1 June. My CV',
  )
  expect(letterFor(asks, {})).not.toMatch(/salary|start:/)
  expect(letterFor('Salary: £40,000', words)).not.toMatch(/48,000|June/)
})

test('the training that the posting asks for is told, though a newer or better named school is there', () => {
  const [school] = elena.education
  const own = { ...school!, id: 'e2', degree_type: '', specialization: 'Weiterbildung zur ZMV', attendance: '2015' }
  const text = 'Dein Profil\n- Weiterbildung zur ZMV'
  const letter = writeLetter({ ...elena, education: [school!, own] }, { ...kestrel, text }, 'en', date)
  expect(textOf(letter)).toContain('Weiterbildung zur ZMV (University of Leeds, 2015)')
})

test('a strength that everybody claims is no case for a letter', () => {
  const skills = [{ id: 's1', skill: 'Teamwork', category: '' }]
  const text = 'Requirements:\n- Teamwork\n- Welding'
  const letter = write({ ...elena, skills }, { ...kestrel, title: 'Welder', text })
  expect(textOf(letter)).not.toContain('Teamwork')
})

test('what is only in preparation is not told as a qualification', () => {
  const planned = held('Forklift licence, exam in March 2027')
  const letter = write(
    { ...elena, certifications: [planned] },
    { ...kestrel, text: 'Requirements:\n- Forklift licence' },
  )
  expect(textOf(letter)).not.toContain('Forklift')
})

test('a certificate of a year to come is not told as held', () => {
  const planned = { ...held('Forklift licence'), certification_date: '2027' }
  const letter = write(
    { ...elena, certifications: [planned] },
    { ...kestrel, text: 'Requirements:\n- Forklift licence' },
  )
  expect(textOf(letter)).not.toContain('Forklift')
})

test('a job that has not begun is not told, and one that ends later goes on', () => {
  const next = job({ id: 'j9', title: 'Head of Data', company: 'Orchard', from: '2027-01', to: 'present' })
  const [analyst] = elena.professional_experience
  const works = [next, { ...analyst!, to: '2027-06' }]
  const text = textOf(write({ ...elena, professional_experience: works }, kestrel))
  expect(text).not.toContain('Orchard')
  expect(text).not.toContain('2027')
  expect(text).toContain('since March 2022')
})

test('a row quotes no half of a bracket', () => {
  const personal_details = { ...elena.personal_details, languages_known: ['Deutsch (C1)'] }
  const text = 'Requirements:\n- SQL\n- Python\n- Power BI\n- Deutsch in Wort und Schrift (mind. B1)'
  const { paragraphs } = write({ ...elena, personal_details }, { ...kestrel, text })
  const asks = paragraphs.flatMap(({ rows = [] }) => rows.map(({ ask }) => ask.text))
  expect(asks.join('\n')).toContain('Deutsch')
  expect(asks.filter((ask) => ask.split('(').length !== ask.split(')').length)).toEqual([])
})

test('a named contact is greeted by name', () => {
  const greetingOf = (text: string) => write(elena, { ...kestrel, text }).greeting.text
  expect(greetingOf('Contact: Jane Doe')).toBe('Dear Jane Doe,')
  expect(greetingOf('Questions? Ask Ms Doe.')).toBe('Dear Ms Doe,')
})

test('an employer is called as people call it, its whole name stands in the address', () => {
  const letter = write(elena, { ...kestrel, company: 'Kestrel Energy Ltd.' })
  expect([letter.greeting.text, letter.recipient.text]).toEqual([
    'Dear Kestrel Energy Hiring Team,',
    'Kestrel Energy Ltd.',
  ])
  expect(bodyOf(letter)[0]).toMatch(/at Kestrel Energy\.$/)
})

test('an agency is not told to be the employer', () => {
  const letter = write(elena, { ...kestrel, text: `Our client is looking for an analyst.\n${kestrel.text}` })
  expect(bodyOf(letter)[0]).not.toContain('Kestrel')
  expect(letter.greeting.text).toContain('Kestrel Energy')
})

test('a firm that is named with its abbreviation is told without two full stops', () => {
  const letter = write(elena, { ...kestrel, company: 'Kestrel Corp.' })
  expect(letter.greeting.text).toBe('Dear Kestrel Corp. Hiring Team,')
  expect(findFormHits(letter)).toEqual([])
})

test('the number of a posting stands in the subject', () => {
  expect(write(elena, { ...kestrel, title: 'Data Analyst – Hybrid – 831652' }).subject.text).toBe(
    'Application for Data Analyst, reference 831652',
  )
})

test('a note in brackets behind an own title is no part of a sentence, unless it says that somebody was learning', () => {
  const titled = (title: string) =>
    bodyOf(write({ ...elena, professional_experience: [{ ...elena.professional_experience[0]!, title }] }))[0]
  expect(titled('Physiotherapist (Band 7)')).toContain('I have been a Physiotherapist at Harrow Foods')
  expect(titled('Data Analyst (Intern)')).toContain('(Intern)')
})

test('the letters of one person for several jobs are worded in several ways, those for one job in one', () => {
  const closings = ['Analyst', 'Data Lead', 'Reporting Lead', 'Planner', 'Buyer', 'Controller'].map((title) =>
    bodyOf(write(elena, { ...kestrel, title, text: '' })).at(-1),
  )
  expect(new Set(closings).size).toBeGreaterThan(3)
  expect(write(elena)).toEqual(write(elena))
})

test('of many answers three of work come first, and a driving licence and languages are told in a sentence', () => {
  const [analyst] = elena.professional_experience
  const profile = {
    ...elena,
    personal_details: { ...elena.personal_details, languages_known: ['French (B2)'] },
    professional_experience: [
      { ...analyst!, responsibilities: [...analyst!.responsibilities, 'Cleaned survey data in Stata for the board'] },
    ],
    certifications: [held('Driving licence')],
  }
  const text = 'Requirements:\n- Driving licence\n- French\n- BSc in Statistics\n- SQL\n- Python\n- Power BI\n- Stata'
  const letter = write(profile, { ...kestrel, text })
  expect(rowsOf(letter).map(([ask]) => ask)).toEqual(['BSc in Statistics', 'SQL', 'Python', 'Power BI', 'Stata'])
  expect(textOf(letter)).toContain('Driving licence')
  expect(textOf(letter)).toContain('French (B2)')
})
