import { expect, it } from 'vitest'
import { matchPerson } from '../../../testing/match-person.ts'
import type { MatchProfile } from './match-profile.ts'
import { matchRequirements } from './match-requirements.ts'
import { readProfileEvidence } from './profile-evidence.ts'
import { readRequirements } from '../posting/read-requirements.ts'

type Job = MatchProfile['professional_experience'][number]
const job = (title: string, from: string, to: string, lines: string[] = []): Job => ({
  title,
  from,
  to,
  responsibilities: lines,
  company: 'Fjord',
  notable_achievements: [],
})

function profileOf(
  parts: Partial<MatchProfile>,
  details: Partial<MatchProfile['personal_details']> = {},
): MatchProfile {
  return {
    personal_details: { languages_known: [], present_location: '', address: '', ...details },
    profile_summary: '',
    professional_experience: [],
    volunteer_experience: [],
    education: [],
    skills: [],
    training: [],
    publications: [],
    certifications: [],
    ...parts,
  }
}

const match = (requirements: string, profile: MatchProfile, location = '') =>
  matchRequirements(
    readRequirements({ requirements, location }),
    readProfileEvidence(profile, '2026-11-22'),
  ).requirements.map(({ text, status, profile: words }) => ({ text, status, words }))

const skills = (...names: string[]) => profileOf({ skills: names.map((skill) => ({ skill })) })

it('another name of the same skill is had, a skill of its family is similar, all else is missing', () => {
  expect(match('- Kubernetes\n- PostgreSQL\n- Java', skills('K8s', 'MySQL', 'JavaScript'))).toEqual([
    { text: 'Kubernetes', status: 'have', words: ['K8s'] },
    { text: 'PostgreSQL', status: 'similar', words: ['MySQL'] },
    { text: 'Java', status: 'missing', words: [] },
  ])
})

it('a skill that cannot be without another one shows it, but not the other way round', () => {
  expect(match('- SQL', skills('PostgreSQL'))).toMatchObject([{ status: 'have' }])
  expect(match('- PostgreSQL', skills('SQL'))).toMatchObject([{ status: 'missing' }])
})

it('the whole line of a job is the evidence', () => {
  const line = 'Cared for up to 12 surgical patients per shift'
  expect(
    match('- Surgical ward', profileOf({ professional_experience: [job('Staff Nurse', '', '', [line])] })),
  ).toEqual([{ text: 'Surgical ward', status: 'have', words: [line] }])
})

it('what a profile denies or wishes for shows nothing', () => {
  const profile = profileOf({
    profile_summary: 'Seeking a role in accounting. Interested in Python.',
    professional_experience: [job('Clerk', '', '', ['Kept the books without any use of Excel.'])],
  })
  expect(match('- Accounting\n- Python\n- Microsoft Excel', profile).map(({ status }) => status)).toEqual([
    'missing',
    'missing',
    'missing',
  ])
})

it('years come from dated jobs that show the skill, overlapping months once', () => {
  const profile = profileOf({
    professional_experience: [
      job('Developer', '2022-01', 'present', ['Built services in Python']),
      job('Freelancer', '2022-06', '2023-05', ['Python scripts']),
      job('Cook', '2012-01', '2021-12'),
      job('Intern', '', '', ['Python']),
    ],
  })
  expect(match('- 5+ years of experience with Python', profile)).toMatchObject([{ status: 'similar' }])
  expect(match('- 4 years of experience with Python', profile)).toMatchObject([{ status: 'have' }])
  expect(match('- 4 years of experience with Java', profile)).toMatchObject([{ status: 'missing' }])
})

it('years of other work do not make years in the field that is named', () => {
  const cook = profileOf({ professional_experience: [job('Cook', '2010-01', '2020-12', ['Cooked for 200 guests'])] })
  expect(match('- 5 years of experience in retail banking operations', cook)).toMatchObject([{ status: 'missing' }])
  expect(match('- 5 years of professional experience', cook)).toMatchObject([{ status: 'have' }])
})

it('years that a posting counts of nothing named, or of more than a job shows, are only similar', () => {
  const seller = profileOf({
    professional_experience: [job('Clerk', '2010-01', '2020-12', ['Doubled sales of shoes'])],
  })
  const statusOf = (line: string) => match(line, seller)[0]?.status
  expect(statusOf('- 5 years of sales experience')).toBe('have')
  expect(statusOf('- 5 years of experience in digital media sales')).toBe('similar')
  expect(statusOf('- 10+ years of experience with: Java, C++ and Rust')).not.toBe('have')
})

it('years of several things are had where each of them has been done that long', () => {
  const asked = '- 4+ years of experience in sales and account management'
  const both = [job('Sales Representative', '2015-01', '2019-12'), job('Account Manager', '2020-01', '2024-12')]
  const lately = [job('Sales Representative', '2015-01', '2023-12'), job('Account Manager', '2024-01', '2024-12')]
  expect(match(asked, profileOf({ professional_experience: both }))).toMatchObject([{ status: 'have' }])
  expect(match(asked, profileOf({ professional_experience: lately }))).toMatchObject([{ status: 'similar' }])
})

it('years as somebody of a trade are had by whoever bore its name that long', () => {
  const scientist = profileOf({
    professional_experience: [
      job('Senior Data Scientist', '2021-03', 'present'),
      job('Data Analyst', '2018-06', '2021-02'),
    ],
  })
  const statusOf = (asked: string) => match(`- ${asked}`, scientist)[0]?.status
  expect(
    statusOf('2+ years of industry experience in a software engineering, data science or solutions architecture role'),
  ).toBe('have')
  expect(statusOf('3 years experience as a data scientist')).toBe('have')
  expect(statusOf('7 years experience as a data scientist')).toBe('similar')
  expect(statusOf('3 years experience as a bookkeeper')).toBe('missing')
})

it('years of relevant work are those of jobs whose titles share the trade with the posting’s', () => {
  const requirements = readRequirements({
    title: 'Supply Officer',
    requirements: '- 2 years of relevant work experience',
  })
  const statusOf = (title: string) =>
    matchRequirements(
      requirements,
      readProfileEvidence(profileOf({ professional_experience: [job(title, '2015-01', '2019-12')] }), '2026-11-22'),
    ).requirements.find(({ what }) => what === 'years')?.status
  expect([statusOf('Supply Clerk'), statusOf('Police Officer')]).toEqual(['have', 'missing'])
})

it('a skill is shown by one that cannot be without it, over as many steps as it takes', () => {
  expect(match('- Software development', skills('Next.js', 'Django'))).toMatchObject([{ status: 'have' }])
  expect(match('- Django', skills('Software development'))).toMatchObject([{ status: 'missing' }])
})

it('the word of a trade that names a team, an industry or a manner is not what the person did', () => {
  const statusOf = (asked: string, line: string) =>
    match(`- ${asked}`, profileOf({ professional_experience: [job('Clerk', '', '', [line])] }))[0]?.status
  expect(statusOf('Sales', 'Sent files to the sales team')).toBe('similar')
  expect(statusOf('Compliance', 'Prepared food in compliance with recipes')).toBe('similar')
  expect(statusOf('Sales', 'Doubled sales in the north')).toBe('have')
  expect(statusOf('Teamwork', 'Kept up teamwork in the office')).toBe('similar')
})

it('a degree counts when it is finished, high enough and of the field', () => {
  const study = (degree_type: string, specialization: string, attendance: string) =>
    profileOf({ education: [{ institution: 'Leeds', attendance, degree_type, specialization }] })
  const asked = "- Bachelor's degree in Computer Science"
  expect(match(asked, study('MSc', 'Computer Science', '2010 - 2014'))).toMatchObject([{ status: 'have' }])
  expect(match(asked, study('BA', 'History', '2010 - 2014'))).toMatchObject([{ status: 'similar' }])
  expect(match(asked, study('BSc', 'Computer Science', '2024 - 2028'))).toMatchObject([{ status: 'similar' }])
  expect(match(asked, study('High school diploma', '', '2010'))).toMatchObject([{ status: 'missing' }])
})

it('half of a subject’s name is another subject, and any degree is more than a school’s', () => {
  const study = (degree_type: string, specialization: string) =>
    profileOf({ education: [{ institution: 'Leeds', attendance: '2010', degree_type, specialization }] })
  const statusOf = (asked: string, profile: MatchProfile) => match(`- ${asked}`, profile)[0]?.status
  expect(statusOf("Bachelor's degree in Computer Science", study('BSc', 'Political Science'))).toBe('similar')
  expect(statusOf("Bachelor's degree in Engineering", study('BSc', 'Mechanical Engineering'))).toBe('have')
  expect(statusOf("Bachelor's degree in a STEM field", study('BSc', 'Physics'))).toBe('have')
  expect(statusOf('High school diploma or equivalent', study('BA', 'History'))).toBe('have')
})

it('where a posting takes experience for a degree, four years of such jobs do', () => {
  const asked = "- Bachelor's degree in Graphic Design or equivalent experience"
  const designer = (to: string) => profileOf({ professional_experience: [job('Graphic Designer', '2015-01', to)] })
  expect(match(asked, designer('2020-12'))).toMatchObject([{ status: 'have' }])
  expect(match(asked, designer('2016-12'))).toMatchObject([{ status: 'similar' }])
  expect(match("- Bachelor's degree in Graphic Design", designer('2020-12'))).toMatchObject([{ status: 'missing' }])
})

it('a language that a profile is only written in is similar and quotes nothing, and what is said of it goes before', () => {
  const lines = [
    'Took the orders of all of the guests',
    'Served the guests with food and drinks',
    'Kept the books of the bar with care',
    'Trained the new staff for the summer',
  ]
  const profile = (...languages_known: string[]) =>
    profileOf({ professional_experience: [job('Waiter', '', '', lines)] }, { languages_known })
  expect(match('- Good written and spoken English', profile())).toMatchObject([{ status: 'similar', words: [] }])
  expect(match('- Fluent English', profile('English (B1)'))).toMatchObject([{ status: 'similar' }])
})

it('a language counts with its level', () => {
  const speaks = (...languages_known: string[]) => profileOf({}, { languages_known })
  expect(match('- Fluent German', speaks('German (C1)'))).toMatchObject([{ status: 'have' }])
  expect(match('- Fluent German', speaks('Deutsch (Grundkenntnisse)'))).toMatchObject([{ status: 'similar' }])
  expect(match('- Fluent German', speaks('German'))).toMatchObject([{ status: 'similar' }])
  expect(match('- Fluent German', speaks('English'))).toMatchObject([{ status: 'missing' }])
})

it('the place is told where both sides name the same one, and decides no score', () => {
  const lives = (present_location: string) => profileOf({}, { present_location })
  expect(match('', lives('Lyon 3e'), 'Lyon, France')).toMatchObject([{ status: 'have' }])
  expect(match('', lives('Lille, France'), 'Lyon, France')).toMatchObject([{ status: 'similar' }])
  expect(match('', lives('Oslo'), 'Lyon, France')).toEqual([])
  expect(match('', lives(''), 'Lyon, France')).toEqual([])
})

it('the score is the published weights and the same every time; an empty profile scores 0', () => {
  const requirements = readRequirements({
    requirements: '- Python\n- Fluent German\n- Docker\n- SQL\n- Terraform is a plus',
  })
  const score = (profile: MatchProfile) =>
    matchRequirements(requirements, readProfileEvidence(profile, '2026-11-22')).score
  // Python 3 and Terraform, a wish, 1 of 3 * 3, 1.5 for the language and 1; a fifth less without the language.
  expect([score(skills('Python', 'Terraform')), score(skills('Python', 'Terraform'))]).toEqual([28, 28])
  expect([score(skills()), matchRequirements([], readProfileEvidence(skills('Python'), '2026-11-22')).score]).toEqual([
    0, 0,
  ])
})

it('each required licence, language or number of years that is missing takes a fifth of the number away', () => {
  const scoreOf = (asked: string, ...held: string[]) =>
    matchRequirements(
      readRequirements({ requirements: `- Python\n- Docker\n- SQL\n${asked}` }),
      readProfileEvidence(skills('Python', 'Docker', 'SQL', ...held), '2026-11-22'),
    ).score
  expect([scoreOf(''), scoreOf('- Terraform'), scoreOf('- Driving licence')]).toEqual([100, 75, 60])
  expect(scoreOf('- Driving licence is a plus')).toBe(90)
})

it('the trade of the title counts double, and a fifth of the number goes where it is missing', () => {
  const scoreOf = (title: string) =>
    matchRequirements(
      readRequirements({ title, requirements: '- Python\n- Docker' }),
      readProfileEvidence(skills('Python', 'Docker', 'Plumber'), '2026-11-22'),
    ).score
  // Of 6 + 3 + 3; without the trade six of them, less a fifth.
  expect([scoreOf('Plumber'), scoreOf('Welder')]).toEqual([100, 40])
})

it('a posting that names fewer than three things is not met in full', () => {
  const scoreOf = (requirements: string) =>
    matchRequirements(readRequirements({ requirements }), readProfileEvidence(skills('Python', 'Git'), '2026-11-22'))
      .score
  expect([scoreOf('- Python'), scoreOf('- Python\n- Git')]).toEqual([33, 67])
})

it('a certificate that no list knows is compared by its name, level and numbers', () => {
  const statusOf = (asked: string, certification_name: string) =>
    match(`- ${asked}`, profileOf({ certifications: [{ certification_name }] }))[0]?.status
  const asked = 'Valid Texas state certification in mathematics, grades 7-12'
  expect(statusOf(asked, 'Texas Professional Certificate, Mathematics 7-12')).toBe('have')
  expect(statusOf(asked, 'Texas Professional Certificate, Mathematics 1-6')).toBe('similar')
  expect(statusOf(asked, 'Certificate in Pottery')).toBe('missing')
  const architect = 'Certified Kestrel Cloudworks Architect'
  expect(statusOf(`${architect} – Professional`, `${architect} – Professional`)).toBe('have')
  expect(statusOf(`${architect} – Professional`, `${architect} – Associate`)).toBe('similar')
  expect(statusOf('Carné de talabartero ornamental', 'Talabartero ornamental')).toBe('have')
})

it('a certificate whose exam is still to come is not had', () => {
  const statusOf = (certification_name: string) =>
    match('- CISSP certification', profileOf({ certifications: [{ certification_name }] }))[0]?.status
  expect([statusOf('CISSP'), statusOf('CISSP, exam scheduled for May')]).toEqual(['have', 'similar'])
})

it('a single word in one line is no proof of a trade, unless it is what was done or a second line says so', () => {
  const statusOf = (...lines: string[]) =>
    match('- Manufacturing', profileOf({ professional_experience: [job('Clerk', '', '', lines)] }))[0]?.status
  expect(statusOf('Found flats for staff of Nordic Motor Manufacturing')).toBe('similar')
  expect(statusOf('Found flats for Nordic Motor Manufacturing', 'Planned the yearly manufacturing budget')).toBe('have')
  expect(statusOf('Improved manufacturing at two sites')).toBe('have')
})

it('what was learnt in a course is similar to having done it', () => {
  const course = { skill: '', training_name: 'Recruiting by competences', skills_acquired: [], description: '' }
  expect(match('- Recruiting', profileOf({ training: [course] }))).toMatchObject([{ status: 'similar' }])
})

it('a name that no list knows is compared without the words that ask for it', () => {
  const statusOf = (asked: string, profile: MatchProfile) => match(`- ${asked}`, profile)[0]?.status
  expect(statusOf('Connaissance de NetSoins', skills('NetSoins'))).toBe('have')
  expect(statusOf('Gute Kenntnisse in NetSoins', skills('NetSoins'))).toBe('have')
  expect(statusOf('Experiencia con radiofrecuencia', skills('Pistola de radiofrecuencia'))).toBe('similar')
  expect(statusOf('Phonics', skills('Behaviour'))).toBe('missing')
  const fitter = profileOf({ professional_experience: [job('Fitter', '', '', ['Drei Wallboxenanlagen montiert'])] })
  expect(statusOf('Erfahrung mit Wallboxen', fitter)).toBe('similar')
})

it('years are counted in words and inflections of any of the languages', () => {
  const foreman = profileOf({
    professional_experience: [job('Vorarbeiter', '2012-04', '2020-01', ['Leitung einer Baustelle'])],
  })
  expect(match('- fünf Jahre Berufserfahrung auf Baustellen', foreman)).toMatchObject([{ status: 'have' }])
})

const certified = (certification_name: string) => profileOf({ certifications: [{ certification_name }] })

it('a qualification that is planned, in preparation or dated in the future is not had', () => {
  const statusOf = (asked: string, name: string) => match(`- ${asked}`, certified(name))[0]
  const planned = 'Vorbereitung auf die AEVO-Prüfung, Prüfung im März 2027'
  expect(statusOf('Ausbildereignung (AEVO)', planned)).toMatchObject({ status: 'similar', words: [planned] })
  expect(statusOf('Forklift licence', 'Forklift licence (planned)')?.status).toBe('similar')
  expect(statusOf('Forklift licence', 'Forklift licence, exam in May 2027')?.status).toBe('similar')
  expect(statusOf('Forklift licence', 'Forklift licence, valid until 2029')?.status).toBe('have')
})

it('another grade of a certificate is not had, and a duty is no qualification', () => {
  const asked = '- Certiphyto décideur'
  expect(match(asked, certified('Certiphyto « opérateur »'))).toMatchObject([{ status: 'similar' }])
  expect(match(asked, certified('Certiphyto « décideur »'))).toMatchObject([{ status: 'have' }])
  const fitter = profileOf({ professional_experience: [job('Fitter', '', '', ['Followed the safety procedures'])] })
  expect(match('- Health and safety qualification', fitter)[0]?.status).toBe('similar')
  expect(match('- Health and safety qualification', certified('NEBOSH'))[0]?.status).toBe('have')
})

it('a training is had in any inflection, as one of two, and where its letters stand in brackets', () => {
  const learnt = (degree_type: string, specialization = '') =>
    profileOf({ education: [{ institution: 'CFPPA', attendance: '2016', degree_type, specialization }] })
  const statusOf = (asked: string, profile: MatchProfile) => match(`Dein Profil:\n- ${asked}`, profile)[0]?.status
  const assistant = learnt('Ausbildung zur Zahnmedizinischen Fachangestellten')
  expect(statusOf('Abgeschlossene Ausbildung als Zahnmedizinische Fachangestellte (ZFA)', assistant)).toBe('have')
  expect(statusOf('Weiterbildung zur ZMV oder Praxismanagerin', learnt('', 'Weiterbildung zur ZMV'))).toBe('have')
  const asked = 'Formation en aménagements paysagers (BP, BTSA ou licence pro)'
  expect(statusOf(asked, learnt('', 'BP Aménagements paysagers'))).toBe('have')
  expect(statusOf(asked, learnt('', 'BP Boulangerie'))).not.toBe('have')
})

it('several years of no named work are three by the dates', () => {
  const years = (to: string) => profileOf({ professional_experience: [job('Assistentin', '2015-01', to)] })
  const statusOf = (to: string) => match('- Mehrjährige Berufserfahrung', years(to))[0]?.status
  expect([statusOf('2018-06'), statusOf('2016-06')]).toEqual(['have', 'similar'])
})

it('a town is not the plural of a certificate', () => {
  const found = readRequirements({ requirements: '- Experience with Python at our office in Leeds' })
  expect(found.map(({ text }) => text)).toEqual(['Python'])
})

it('a trade that somebody is only moving into is not yet theirs', () => {
  const statusOf = (headline: string) =>
    match('- Helpdesk experience', profileOf({ profile_summary: '' }, { headline }))[0]?.status
  expect(statusOf('Bus driver moving into helpdesk work')).toBe('missing')
  expect(statusOf('Quereinsteiger mit Umstieg auf Helpdesk')).toBe('missing')
  expect(statusOf('Helpdesk technician')).toBe('have')
})

it('very good knowledge is not had by whoever says that theirs is basic', () => {
  const statusOf = (asked: string, held: string) => match(`- ${asked}`, skills(held))[0]?.status
  expect(statusOf('Sehr gute Excel-Kenntnisse', 'MS Excel (Grundkenntnisse)')).toBe('similar')
  expect(statusOf('Sehr gute Excel-Kenntnisse', 'MS Excel')).toBe('have')
  expect(statusOf('Excel', 'MS Excel (basic)')).toBe('similar')
  expect(statusOf('Basic Excel skills', 'MS Excel (basic)')).toBe('have')
})

it.each(['Windows Server 2022 (home lab)', 'Windows Server (laboratorio)', 'Windows Server (online course)'])(
  'what was only learnt or tried is similar: %s',
  (held) => expect(match('- Windows Server', skills(held))[0]?.status).toBe('similar'),
)

it.each([
  ['ISO 26262', 'Product safety engineering'],
  ['Oracle HCM', 'Oracle Purchasing'],
])('%s is not had by whoever has %s', (asked, held) =>
  expect(match(`- ${asked}`, skills(held))[0]?.status).toBe('similar'),
)

it('a paper that has expired is held no more', () => {
  expect(match('- HACCP', skills('HACCP (expired 2019)'))[0]?.status).not.toBe('have')
  expect(match('- HACCP', skills('HACCP (Level 3)'))[0]?.status).toBe('have')
  expect(match('- HACCP', skills('HACCP (not expired)'))[0]?.status).toBe('have')
})

it('years after a qualification and years of another name for the field are counted', () => {
  const nurse = { title: 'Dental Nurse', since: '2021-09' }
  const verdicts = matchPerson('- 2 years of post-qualification experience', nurse, 'Dental Nurse')
  expect(verdicts.find(({ what }) => what === 'years')?.status).toBe('have')
  const ledger = { title: 'Accounts Receivable Assistant', since: '2022-03' }
  const asked = '- 2+ years of experience in accounting, finance operations, AR/AP, or a related role'
  expect(matchPerson(asked, ledger)[0]?.status).not.toBe('missing')
  expect(matchPerson(asked, { title: 'Waiter', since: '2022-03' })[0]?.status).toBe('missing')
})
