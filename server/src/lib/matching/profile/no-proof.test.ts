import { expect, it } from 'vitest'
import { matchPerson, statusOf, type Parts } from '../../../testing/match-person.ts'

it.each([
  'Excel – none',
  'Excel (not yet)',
  'Excel: keine Kenntnisse',
  'Excel: aucune',
  'Excel 0/5',
  'Excel - ninguna',
])('an entry that says it is not there shows nothing: %s', (skill) => {
  expect(statusOf('Excel', { skills: [skill] })).toBe('missing')
})

it.each([
  'Linux (nivel usuario)',
  'Linux (read only)',
  'Linux (a little)',
  'Linux (2 Wochen)',
  'Linux (theory only)',
  'Linux (from a MOOC)',
  'Linux (aktuell am Lernen)',
  'Linux (lecture seule)',
  'Linux (en autoformation)',
  'Linux (hobbymäßig)',
  'Linux, basics',
  'Linux: nivel inicial',
])('a limit in any words is less than the skill: %s', (skill) => {
  expect(statusOf('Linux', { skills: [skill] })).toBe('similar')
})

it.each([
  ['SAP', 'Booked travel for the SAP team'],
  ['Python', 'Ordered Python books for the developers'],
  ['Salesforce', 'Sold Salesforce licences'],
  ['Java', 'Scheduled interviews for Java developers'],
  ['AutoCAD', 'Cleaned the AutoCAD room'],
  ['SAP', 'Verkauf von SAP-Lizenzen'],
])('%s is not what was done in “%s”', (asked, line) => {
  expect(statusOf(`Experience with ${asked}`, { title: 'Receptionist', lines: [line] })).toBe('similar')
})

it('another’s trade in a line of work is not the own one', () => {
  const nurse = { title: 'Registered Nurse', lines: ['Confirmed physician orders before administering vaccines'] }
  expect(matchPerson('', nurse, 'Physician')[0]?.status).not.toBe('have')
  expect(matchPerson('', { title: 'Physician' }, 'Physician')[0]?.status).toBe('have')
})

it.each([
  ['Sales', 'Helped at the charity bake sale'],
  ['Electrician', 'Want to get on as an electrician, happy to travel'],
  ['Electrician', 'Je voudrais devenir electrician'],
])('a chance word or a wish shows nothing of %s: %s', (asked, summary) => {
  expect(statusOf(asked, { title: 'Labourer', summary })).toBe('missing')
})

it.each([
  ['SST à jour', { papers: ['SST (à recycler)'] }],
  ['CACES R489 en cours de validité', { papers: ['CACES R489 (à renouveler)'] }],
  ['First aid', { papers: ['First Aid at Work (lapsed)'] }],
  ['First aid', { papers: ['First Aid (expired 2022)'] }],
  ['Sehr gute Kenntnisse in Excel', { skills: ['Excel Grundlagen'] }],
  ['Maîtrise d’Excel', { skills: ['Notions d’Excel'] }],
  ['Nivel de inglés B1', { languages: ['Inglés (A2, estudiando B1)'] }],
  ['Deutsch mindestens B2', { languages: ['Deutsch (B1, B2-Kurs läuft)'] }],
  ['English C1', { languages: ['English B2, working towards C1'] }],
  [
    'Degree in retail management',
    { school: ['BA', 'Retail Management (1st year only, left)'] as [string, string], attendance: '2023 - 2024' },
  ],
])('what the profile itself says is not there, not yet or no more is similar at most: %s', (asked, held) => {
  expect(statusOf(asked, held)).toBe('similar')
})

it('the level that is there is had, whatever is being learnt', () => {
  expect(statusOf('Inglés A2', { languages: ['Inglés (A2, estudiando B1)'] })).toBe('have')
  expect(statusOf('Deutsch B1', { languages: ['Deutsch (B1, B2-Kurs läuft)'] })).toBe('have')
  expect(statusOf('Grundkenntnisse in Excel', { skills: ['Excel Grundlagen'] })).toBe('have')
})

it('the tool that something was booked or ordered with is one’s own', () => {
  expect(statusOf('SAP', { title: 'Receptionist', lines: ['Ordered supplies in SAP'] })).toBe('have')
  expect(statusOf('SAP', { title: 'Verkäufer', lines: ['Verkauf und Rechnungen in SAP'] })).toBe('have')
})

it('a course or degree makes nobody of an occupation, and takes no years', () => {
  const papers = ['Google Project Management Certificate']
  expect(matchPerson('', { papers }, 'Project Manager')).toMatchObject([{ status: 'similar' }])
  expect(statusOf('5 years of project management', { papers })).toBe('missing')
  expect(statusOf('Knowledge of project management', { papers })).toBe('have')
  const school: [string, string] = ['Bachelor', 'Marketing']
  expect(matchPerson('', { school }, 'Marketing Manager')).toMatchObject([{ status: 'similar' }])
  const nurse = { papers: ['Registered Nurse, state licence'] }
  expect(matchPerson('', nurse, 'Registered Nurse')).toMatchObject([{ status: 'have' }])
})

it('an internship is no years of work and no manager, unless it is asked for', () => {
  const intern = { title: 'Marketing Intern', since: '2018-01' }
  expect(statusOf('3 years of marketing experience', intern)).toBe('similar')
  expect(matchPerson('', intern, 'Marketing Manager')).toMatchObject([{ status: 'similar' }])
  expect(statusOf('3 years of marketing experience', { title: 'Marketing Coordinator' })).toBe('have')
  const stage = { title: 'Stage Manager', lines: ['Marketing of plays', 'Marketing plans'], since: '2018-01' }
  expect(statusOf('3 years of marketing experience', stage)).toBe('have')
})

it('excellent written and spoken English is more than the basics', () => {
  const languages = ['English (basic)']
  expect(statusOf('Excellent written and spoken English', { languages })).toBe('similar')
  expect(statusOf('Sehr gute Deutsch- und Englischkenntnisse', { languages: ['Deutsch (A2)'] })).toBe('similar')
})

it.each(['Excel (key user)', 'Excel (power user)', 'Excel (usuario avanzado)', 'Excel (fortgeschrittener Anwender)'])(
  'an advanced user is no beginner: %s',
  (skill) => {
    expect(statusOf('Excel', { skills: [skill] })).toBe('have')
  },
)

it('what is denied behind a comma is not what stands before it', () => {
  const languages = ['Deutsch (C1), Englisch (kein)']
  expect(statusOf('German', { languages })).toBe('have')
})

it('a paper that has expired is held no more, in whatever form the import writes it', () => {
  expect(statusOf('Knowledge of HACCP', { papers: ['HACCP, expired 2019'] })).not.toBe('have')
  expect(statusOf('Knowledge of HACCP', { papers: ['HACCP, not yet expired'] })).toBe('have')
})

it('an employer makes nobody of all that it stands for', () => {
  const assistant = { title: 'Shop assistant', company: 'Oxfam' }
  expect(statusOf('5 years of international experience', assistant)).not.toBe('have')
  expect(statusOf('5 years of experience in profit organisations', assistant)).not.toBe('have')
  expect(statusOf('5 years of experience with an international NGO', assistant)).toBe('have')
  const carer = { title: 'Carer', company: 'Home care international Ltd' }
  expect(statusOf('5 years of experience in an NGO', carer)).not.toBe('have')
})

it('years in IT are those of jobs in IT', () => {
  const teacher = { title: 'Teacher', lines: ['Kept the school page in HTML'] }
  expect(statusOf('5 years of experience in IT', teacher)).toBe('similar')
  expect(statusOf('5 years of experience in IT', { title: 'Linux administrator' })).toBe('have')
})

it('who sells for a trade has not learnt it', () => {
  const asked = 'Abgeschlossene Ausbildung im Elektrohandwerk'
  expect(statusOf(asked, { school: ['Ausbildung', 'Elektrofachverkäufer'] })).not.toBe('have')
  expect(statusOf(asked, { school: ['Ausbildung', 'Elektroniker'] })).toBe('have')
})

it('beginners that are not wanted take nothing from what is asked', () => {
  const asks = (text: string) => matchPerson(`- ${text}`, {}).map(({ text: asked }) => asked)
  expect(asks('5 Jahre Erfahrung in Java, keine Berufsanfänger')).toEqual([expect.stringContaining('5 Jahre')])
  expect(asks('Auch Quereinsteiger willkommen')).toEqual([])
})

it('digits without end are read at once', () => {
  expect(matchPerson('1'.repeat(40_000), {})).toEqual([])
  expect(matchPerson(`- ${'English, '.repeat(5000)}`, {}).length).toBeLessThan(50)
})

it.each(['Former shop manager, now training in IT support', 'Want to get on as an electrician'])(
  'what somebody only wishes to be proves nothing: %s',
  (summary) => {
    const asked = '- IT support\n- Electrician'
    expect(matchPerson(asked, { summary }).map(({ status }) => status)).not.toContain('have')
  },
)

it('who is ready to start has done what stands before it', () => {
  const summary = 'Java developer with 10 years of experience, ready to hit the ground running.'
  expect(statusOf('Java', { summary })).toBe('have')
  expect(statusOf('Java', { summary: 'Ready to learn Java' })).not.toBe('have')
})

it('a level is that of a paper, and work that the paper is about does not show it', () => {
  const cook: Parts = { title: 'Cook', lines: ['Kept temperature records to HACCP'] }
  expect(statusOf('Food hygiene level 3', { ...cook, papers: ['Food Hygiene Level 2'] })).toBe('similar')
  expect(statusOf('Food hygiene level 3', { ...cook, papers: ['Food Hygiene Level 3'] })).toBe('have')
})

it.each(['2024 - now', '2024 – aujourd’hui', '2024 - laufend', '2024 - hoy', '2024 -', 'seit 2024', 'since Sep 2024'])(
  'a degree whose time goes on is not held: %s',
  (attendance) => {
    const school: [string, string] = ['BSc', 'Mathematics']
    expect(statusOf("Bachelor's degree in mathematics", { school, attendance })).toBe('similar')
    expect(statusOf("Bachelor's degree in mathematics", { school, attendance: '1988 - 1991 (now Hull Hall)' })).toBe(
      'have',
    )
  },
)

it('an apprenticeship that ends next month is not completed, nor is a part of an examination the whole', () => {
  const school: [string, string] = ['Ausbildung', 'Pflegefachfrau']
  const asked = 'Abgeschlossene Ausbildung als Pflegefachfrau'
  expect(statusOf(asked, { school, attendance: '2023-10 - 2026-12' })).toBe('similar')
  expect(statusOf(asked, { school, attendance: '2023-10 - 2026-10' })).toBe('have')
  expect(statusOf('Meisterprüfung', { papers: ['Meisterprüfung (Teil 1 und 2 bestanden)'] })).toBe('similar')
})

it('each paper of a line needs its own level', () => {
  const asked = '- Food hygiene level 2 and first aid level 3'
  const held = (...papers: string[]) => matchPerson(asked, { papers }).map(({ status }) => status)
  expect(held('Food Hygiene Level 2', 'First Aid Level 2')).toEqual(['have', 'similar'])
  expect(held('Food Hygiene Level 2', 'First Aid Level 3')).toEqual(['have', 'have'])
})

const dev = { title: 'Python Developer' }
it.each([
  [
    'Solid hands-on experience in JavaScript',
    { ...dev, lines: ['Wrote small admin screens in jQuery and a bit of Vue'] },
  ],
  ['Experience with Docker', { ...dev, lines: ['Ran the builds, some exposure to Docker'] }],
  ['Experience with SQL', { ...dev, lines: ['Basic SQL queries for the monthly figures'] }],
  ['Kenntnisse in DATEV', { title: 'Bürokraft', lines: ['Grundkenntnisse in DATEV erworben'] }],
  ['Maîtrise de SAP', { title: 'Assistante', lines: ['Suivi des stocks, notions de SAP'] }],
  ['Dominio de SAP', { title: 'Administrativa', lines: ['Facturación y nociones de SAP'] }],
  ['Experience with dichroic setups', { ...dev, lines: ['Bench work, a bit of dichroic setups'] }],
])('what a line says little of is similar at most: %s', (asked, held) => {
  expect(statusOf(asked, held)).toBe('similar')
})

it.each([
  ['Experience with Python', { ...dev, lines: ['Built the crawler in Python, with a bit of Vue'] }],
  ['Basic knowledge of SQL', { ...dev, lines: ['Basic SQL queries for the monthly figures'] }],
  ['Basic Life Support', { title: 'Porter', papers: ['Basic Life Support'] }],
])('what stands beside it, and what asks for no more, is had: %s', (asked, held) => {
  expect(statusOf(asked, held)).toBe('have')
})

it.each([
  ['Property management', { title: 'Accountant', lines: ['Back office for 14 apartment communities'] }, 'similar'],
  ['Property management', { title: 'Accountant', lines: ['Back office for 14 garages'] }, 'missing'],
  ['Logistics experience', { title: 'Forklift Operator', company: 'Dulles Freight & Cold Storage' }, 'similar'],
  ['Data entry', { title: 'Clerk', lines: ['Code and enter about 350 vendor invoices a month'] }, 'similar'],
  ['Experience with container orchestration', { ...dev, skills: ['Kubernetes'] }, 'have'],
])('the field that somebody worked in is near it and no more: %s of %o', (asked, held, status) => {
  expect(statusOf(asked, held)).toBe(status)
})

it('nobody lacks an ability that anybody may claim', () => {
  const lines =
    '- Ability to calm heated debates\n- Capacité à calmer un débat\n- Fähigkeit zur Vermittlung im Streit\n- Capaz de calmar un debate'
  expect(matchPerson(lines, { title: 'Gardener' })).toEqual([])
})

it.each([
  ['Full UK driving licence', 'Full UK driving licence, own car'],
  ['Valid driver’s license', 'Virginia driver’s license Class D'],
  ['Führerschein Klasse B', 'Führerschein Klasse B'],
  ['Permis B exigé', 'Permis B'],
  ['Carné B imprescindible', 'Carnet de conducir B'],
  ['Clean driving record', 'Clean driving record'],
  ['Keine Punkte in Flensburg', 'Führerschein B, keine Punkte in Flensburg'],
  ['Dossier de conduite vierge', 'Bon dossier de conduite'],
  ['Buen historial de conducción', 'Buen historial de manejo'],
])('a driving licence and a clean record are asked for and had: %s', (asked, paper) => {
  expect(statusOf(asked, { papers: [paper] })).toBe('have')
  expect(statusOf(asked, { papers: ['First aid'] })).toBe('missing')
})

it('a degree in a related field is one of the posting’s trade', () => {
  const statusFor = (school: [string, string]) =>
    matchPerson('- Bachelor’s degree in a related field', { school }, 'Accountant')[1]?.status
  expect(statusFor(['BSc', 'Accounting'])).toBe('have')
  expect(statusFor(['BSc', 'Adult Nursing'])).toBe('similar')
})

it('years or a degree: either is enough, whichever stands first', () => {
  const asked = '- 2+ years accounting experience, AP/AR //OR// Bachelors Degree in related field'
  const found = (held: Parts) => matchPerson(asked, held, 'Accountant').slice(1)
  expect(found({ school: ['BSc', 'Accounting'] })).toMatchObject([{ what: 'degree', status: 'have' }])
  expect(found({ title: 'Accountant', lines: ['Accounts payable'] })).toMatchObject([{ status: 'have' }])
  expect(found({ title: 'Porter' })).toMatchObject([{ status: 'missing' }])
})

it('whoever works with a maker’s product holds no certificate of that maker', () => {
  const asked = 'Microsoft certification (e.g. MD-102 or MS-102)'
  expect(statusOf(asked, { skills: ['Microsoft 365'] })).toBe('similar')
  expect(statusOf('Revenue manager', { title: 'Receptionist', lines: ['Worked at the desk of a hotel'] })).toBe(
    'missing',
  )
})
