import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { expect, test } from 'vitest'
import { plainChoices } from './letter-style.ts'
import { writeLetter } from './write-letter.ts'

const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
const seller: ProfileDocument = {
  ...emptyProfile(),
  personal_details: { ...emptyProfile().personal_details, name: 'Aisha Brandt', email: 'aisha@example.org' },
  professional_experience: [
    {
      id: 'j1',
      title: 'Sales Assistant',
      company: 'Fenn Books',
      location: '',
      from: '2024-09',
      to: 'present',
      responsibilities: [
        'Set up the shop’s Instagram account and grew it to 2,300 followers',
        'Organised the shifts of a team of 11 people',
        'Advise customers and run the reading hour on Saturdays',
      ],
      notable_achievements: [],
    },
  ],
  skills: skillsOf(['Customer service', 'Six Sigma', 'Java', 'Team management']),
}

function skillsOf(names: string[]): ProfileDocument['skills'] {
  return names.map((skill, at) => ({ id: `s${at}`, skill, category: '' }))
}

test('what no list of skills has is told where the posting asks for it word for word', () => {
  const asked = ['Experience with processing DSCR loans', 'Hard work', 'Forklift']
  expect(textOf(asked, ['DSCR loans', 'Hard work', 'Loans'])).toContain('DSCR loans')
  expect(textOf(asked, ['DSCR loans', 'Hard work'])).not.toMatch(/hard work/i)
})

function textOf(asked: string[], held?: string[]): string {
  const target = {
    title: 'Shop Lead',
    company: 'Marlow Press',
    text: `What you bring\n${asked.map((it) => `- ${it}`).join('\n')}`,
    requirements: '',
    location: '',
  }
  const profile = held ? { ...seller, skills: skillsOf(held) } : seller
  const letter = writeLetter(profile, target, 'en', date)
  return letter.paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')
}

test('a skill that the posting writes in small letters is told so within a sentence, and names stay names', () => {
  const text = textOf(['Instagram', 'Experience in customer service', 'Six Sigma', 'Java'])
  expect(text).toContain('customer service, Six Sigma and Java.')
})

test('the licence of a trade is told first, and who is certified as somebody says so', () => {
  const letterFor = (title: string, certification_name: string) => {
    const paper = { id: 'c1', certification_name, certification_date: '2018', certification_organization: '' }
    const profile = { ...seller, certifications: [paper] }
    const target = {
      title,
      company: 'Marlow Press',
      text: 'What you bring\n- Reliability',
      requirements: '',
      location: '',
    }
    return writeLetter(profile, target, 'en', date).paragraphs
  }
  const openingFor = (title: string, paper: string) => letterFor(title, paper)[0]?.sentences[0]?.text
  expect(openingFor('Staff Nurse', 'NMC registration')).toBe('I hold NMC registration.')
  expect(openingFor('Accountant', 'Certified Public Accountant')).toBe('I am a Certified Public Accountant.')
  expect(openingFor('Plumber', 'Licensed Plumber')).toBe('I am a Licensed Plumber.')
  const apprentice = JSON.stringify(letterFor('Plumber', 'Registered Apprentice Plumber'))
  expect(apprentice).toContain('Registered Apprentice Plumber')
  expect(apprentice).not.toMatch(/I am an? Reg/)
  expect(openingFor('Shop Lead', 'NMC registration')).not.toContain('NMC')
})

test('work that the list of skills knows is small within a sentence, though the posting writes it with a capital', () => {
  const text = textOf(['Instagram', 'Customer service', 'Six Sigma', 'Java'])
  expect(text).toContain('customer service, Six Sigma and Java.')
})

test.each(['Bloomberg', 'FactSet', 'Salesforce administration', 'English teaching', 'AdWords', 'Matomo', 'Primavera'])(
  '%s keeps its capital within a sentence',
  (skill) => {
    const text = textOf(['Instagram', skill, 'Six Sigma'], ['Six Sigma', skill])
    expect(text).toContain(skill)
    expect(text).not.toContain(skill.charAt(0).toLowerCase() + skill.slice(1))
  },
)

test('what a row answers is not told again as a further skill', () => {
  const [work] = seller.professional_experience
  const responsable = {
    ...seller,
    professional_experience: work
      ? [
          {
            ...work,
            title: 'Responsable de turno',
            responsibilities: [
              'Organicé los turnos de un equipo de 11 personas',
              'Formé a ocho compañeros en atención al cliente',
              'Controlé el inventario de 3.200 artículos cada trimestre',
            ],
          },
        ]
      : [],
    skills: [{ id: 's0', skill: 'Gestión de equipos', category: '' }],
  }
  const target = {
    title: 'Encargado de tienda',
    company: 'Mercat Verd',
    text: 'Requisitos\n- Gestión de equipos\n- Atención al cliente\n- Inventario',
    requirements: '',
    location: '',
  }
  const rows = writeLetter(responsable, target, 'es', date).paragraphs.filter(
    ({ rows: found = [] }) => found.length > 0,
  )
  expect(rows).toHaveLength(1)
  const texts = writeLetter(responsable, target, 'es', date).paragraphs.flatMap(({ sentences }) => sentences)
  expect(texts.map(({ text }) => text).join(' ')).not.toContain('estión de equipos')
})

test('what a bracket limits is told with its bracket, a list of names in one is not', () => {
  const text = textOf(
    ['Instagram', 'Windows Server', 'AWS'],
    ['Windows Server 2022 (laboratory)', 'AWS (EC2, S3)', 'Excel (basic)'],
  )
  expect(textOf(['Instagram', 'Excel'], ['Excel (basic)'])).not.toMatch(/Excel(?! \(basic\))/)
  expect(text).not.toMatch(/Windows Server 2022(?! \()/)
  expect(text).not.toContain('EC2')
})

test('a skill of two words is told in small letters where the posting writes it so', () => {
  const text = textOf(['Instagram', 'Great volume catering experience', 'Six Sigma'], ['Volume Catering', 'Six Sigma'])
  expect(text).not.toContain('Volume Catering')
})

test('a certificate of the trade in the title is told, though no line asks for it', () => {
  const certifications = ['Functional Safety Engineer (TÜV)', 'Pottery diploma'].map((certification_name, at) => ({
    id: `c${at}`,
    certification_name,
    certification_date: '2023',
    certification_organization: '',
  }))
  const target = {
    title: 'System Safety Engineer',
    company: 'Marlow',
    text: 'Requirements\n- Welding',
    requirements: '',
    location: '',
  }
  const { paragraphs } = writeLetter({ ...seller, certifications }, target, 'en', date)
  const text = paragraphs.flatMap(({ sentences }) => sentences.map((it) => it.text)).join(' ')
  expect(text).toContain('Functional Safety Engineer')
  expect(text).not.toContain('Pottery')
})

test('languages that are asked for are told one by one, however long their names are together', () => {
  const known = ['French (native or bilingual proficiency)', 'German: professional working level']
  const profile = { ...seller, personal_details: { ...seller.personal_details, languages_known: known } }
  const text = 'What you bring\n- French and German\n- Customer service'
  const letter = writeLetter(profile, { title: 'Shop Lead', company: 'Marlow Press', text }, 'en', date, {
    ...plainChoices,
    form: 'prose',
  })
  const told = letter.paragraphs.flatMap(({ sentences }) => sentences.map((it) => it.text)).join(' ')
  expect(told).toContain('French (native or bilingual proficiency)')
  expect(told).toContain('German (professional working level)')
})

test('a project that shares nothing with what is asked is not told', () => {
  const toldIn = (description: string) => {
    const projects = [
      { id: 'p1', name: 'Larkspur', role: '', from: '', to: '', link: '', skills: [], description: [description] },
    ]
    const target = { title: 'Community Nurse', company: '', text: 'Requirements\n- Wound care\n- Venepuncture' }
    return JSON.stringify(writeLetter({ ...seller, projects }, target, 'en', date).paragraphs)
  }
  expect(toldIn('Checks the robots files of web shops')).not.toContain('Larkspur')
  expect(toldIn('Charts for wound care at home')).toContain('Larkspur')
})

test('a skill that the title of a job has said is not told again', () => {
  const [job] = seller.professional_experience
  const profile = { ...seller, professional_experience: [{ ...job!, title: 'Java Developer' }] }
  const target = { title: 'Stock Controller', company: '', text: 'Requirements\n- Java\n- Six Sigma' }
  const { paragraphs } = writeLetter(profile, target, 'en', date)
  const told = paragraphs.flatMap(({ sentences }) => sentences.map((it) => it.text)).join(' ')
  expect(told).toContain('Six Sigma')
  expect(told.match(/Java/g)).toHaveLength(1)
})

test('the tool that a position is called after stands in the opening, not among further skills', () => {
  const text = 'Requirements\n- Java\n- Customer service\n- Six Sigma'
  const { paragraphs } = writeLetter(seller, { title: 'Java Consultant', company: '', text }, 'en', date)
  const [opening, ...rest] = paragraphs.map(({ sentences }) => sentences.map((it) => it.text).join(' '))
  expect(opening).toContain('My skills include Java.')
  expect(rest.join(' ')).toContain('Six Sigma')
  expect(rest.join(' ')).not.toContain('Java')
})

test('a single skill is no afterthought: it stands in the opening where nothing else answers, else in the CV alone', () => {
  const opening = (asked: string) => {
    const target = { title: 'Shop Lead', company: '', text: `Requirements\n- ${asked}` }
    const profile = { ...seller, skills: skillsOf(['Java']) }
    return writeLetter(profile, target, 'en', date).paragraphs.map(({ sentences }) =>
      sentences.map(({ text }) => text).join(' '),
    )
  }
  expect(opening('Java')[0]).toContain('My skills include Java.')
  expect(opening('Java\n- Instagram').join(' ')).not.toContain('Java')
})

test('where a degree is asked for, it is told before a newer certificate of teaching', () => {
  const school = (id: string, degree_type: string, attendance: string) => ({
    id,
    degree_type,
    attendance,
    institution: 'University of Leeds',
    specialization: 'Mathematics',
    gpa: '',
    expected: false,
  })
  const profile = { ...seller, education: [school('e1', 'PGCE', '2015'), school('e2', 'BSc', '2011')] }
  const toldFor = (text: string) =>
    JSON.stringify(writeLetter(profile, { title: 'Sales Lead', company: 'Marlow Press', text }, 'en', date).paragraphs)
  const rest = '- Organising the shifts of a team\n- Instagram account'
  expect(toldFor(`What you bring\n- Degree in a numerate subject\n${rest}`)).toContain('I hold a BSc in Mathematics')
  expect(toldFor(`What you bring\n${rest}`)).toContain('I hold a PGCE in Mathematics')
})
