import { expect, it } from 'vitest'
import { findSkills, findWholeSkill } from './find-skills.ts'
import { skillList } from './skill-list.ts'

const namesIn = (text: string) => findSkills(text).map(({ skill }) => skill.name)

it.each([
  ['HGV Class 1 (C+E)', ['HGV Class 1']],
  ['Xcode Cloud', ['Xcode Cloud']],
  ['Procedimientos almacenados en Oracle', ['Oracle Database']],
  ['C&G 2391, Azure Dev Ops', ['City & Guilds 2391', 'Azure DevOps']],
  ['Œnologie', ['Viticulture']],
  ['Managing accounts receivable follow-ups', ['Accounts receivable']],
  ['Managing accounts in the north', ['Account management']],
  ['K8s, Postgres and React.js', ['Kubernetes', 'PostgreSQL', 'React']],
  ['C++/C#, ASP.NET, .NET Core and Node.js; see example.net', ['C++', 'C#', 'ASP.NET', '.NET', 'Node.js']],
  [
    'Objective-C and front-end work with CI/CD over TCP/IP',
    ['Objective-C', 'Front-end development', 'CI/CD', 'TCP/IP'],
  ],
  [
    'Wundversorgung, Medikamentengabe, Führerschein Klasse B',
    ['Wound care', 'Medication administration', 'Driving licence'],
  ],
  ['préparation de commandes et gestion des stocks', ['Order picking', 'Inventory management']],
  ['atención al cliente, manejo de caja y reposición', ['Customer service', 'Cash handling', 'Shelf stacking']],
])('a skill is found by any spelling and in four languages: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

it('an everyday word is a skill only where it is written as a name beside what makes it one', () => {
  expect(
    namesIn('Go the extra mile. You excel at swift answers, have access to coffee and spring into action.'),
  ).toEqual([])
  expect(namesIn('In Spring we meet. Word of mouth. The teams rest.')).toEqual([])
  expect(namesIn('You know Swift and R. Experience with Go. Spring Boot, Spring, Excel and Word')).toEqual([
    'Swift',
    'R',
    'Go',
    'Spring Boot',
    'Spring',
    'Excel',
    'Word',
  ])
})

it('two things that lost the break between them are no name of several words', () => {
  expect(namesIn('Rotating shifts Supervision of carers')).not.toContain('Production management')
  expect(namesIn('Shift supervision, care Plans')).toEqual(['Production management', 'Care planning'])
})

it('a letter that belongs to something else is no language', () => {
  expect(namesIn('We pay R$800, hire for C-level, Series C and grade C roles.')).toEqual([])
  expect(namesIn('You know Python/R, C, and Microsoft Teams.')).toEqual(['Python', 'R', 'C', 'Microsoft Teams'])
})

it('a name does not reach over the end of a line or sentence, and of names that begin together the longest counts', () => {
  expect(namesIn('We sell machine\nlearning toys. Amazon. Web services')).toEqual([])
  expect(namesIn('Spring Boot')).toEqual(['Spring Boot'])
})

it.each([
  ['Design and architecture of microservices on AWS', '', ['Software architecture', 'Microservices', 'AWS']],
  ['Experience with architecture', 'Senior Backend Developer', ['Software architecture']],
  ['Residential architecture, Revit and interior drawings', '', ['Architecture', 'Revit']],
  ['Architect', '', ['Architecture']],
  ['Building code that lasts, in Python', 'Software Engineer', ['Python']],
  ['Inspected sites for compliance with the building code', '', ['Building codes']],
])('a word of several senses means what its sentence or the occupation is about: %s (%s)', (text, title, names) => {
  expect(
    findSkills(text, title)
      .map(({ skill }) => skill.name)
      .filter((name) => names.includes(name)),
  ).toEqual(names)
  expect(findSkills(text, title).map(({ skill }) => skill.name)).not.toContain(
    names.includes('Architecture') ? 'Software architecture' : 'Architecture',
  )
})

it('everyday words of a trade are no skill beside those of computing, nor the other way round', () => {
  expect(namesIn('Docker, maintenance, Kubernetes')).toEqual(['Docker', 'Kubernetes'])
  expect(namesIn('Welding, testing, plumbing')).toEqual(['Welding', 'Plumbing'])
})

it('a mention keeps the words of the text and where they stand', () => {
  const text = 'Strong MS-Excel skills'
  expect(findSkills(text)).toMatchObject([{ text: 'MS-Excel', start: 7, end: 15, kind: 'name' }])
})

it.each([
  ['J’ai formé cinq chauffeurs, on m’a confié le planning, ai-je déjà dit que j’en ai assez', []],
  ["I'm a good listener and I'd like to move", []],
  ['J’ai tenu un tableau des litiges, vite et bien, vu en visio', []],
  ['Creo informes y miro las facturas', []],
  ['Halt bei Leeds, a tally of redis', []],
  ["L'ERP, driver's licence", ['ERP', 'Driving licence']],
  ['Tableau, Power BI', ['Tableau', 'Power BI']],
  ['Dashboards in Tableau', ['Data visualisation', 'Tableau']],
  ['PostgreSQL, Redis; Vue, Vite', ['PostgreSQL', 'Redis', 'Vue.js', 'Vite']],
  ['LEED certified, Creo and SolidWorks', ['LEED', 'PTC Creo', 'SolidWorks']],
])('words of sentences are no names of programs: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

it('an entry of a list of skills is read as a whole, everyday word or not', () => {
  expect(['go', 'EXCEL', 'Kubernetes (K8s)', 'goes', ''].map((text) => findWholeSkill(text)?.skill.name)).toEqual([
    'Go',
    'Excel',
    undefined,
    undefined,
    undefined,
  ])
})

it('every skill that another one implies is in the list, and no name is claimed twice', () => {
  const { skills } = skillList()
  expect(skills.size).toBeGreaterThan(2500)
  for (const skill of skills.values()) for (const name of skill.implies) expect(skills.has(name), name).toBe(true)
})

it('of a text without end the first 100,000 characters are read', () => {
  expect(findSkills(`${'a '.repeat(60_000)}Python`)).toEqual([])
})

it.each([
  ['Bilanzbuchhalterin (IHK)', 'Bilanzbuchhalter'],
  ['gelernte Speditionskauffrau', 'Freight forwarding'],
  ['Elektronikerin', 'Electrical installation'],
  ['électricienne qualifiée', 'Electrical installation'],
  ['carretillera y preparadora de pedidos', 'Forklift driving'],
  ['maestra de primaria', 'Teaching'],
])('women bear the names of their work: %s', (text, skill) =>
  expect(findSkills(text).map((mention) => mention.skill.name)).toContain(skill),
)

it.each([
  ['Clinical supervision, and supervised five Band 5 physiotherapists', true],
  ['Führung von 12 Mitarbeitenden im Zweischichtbetrieb', true],
  ['Encadrement d’une équipe de sept personnes', true],
  ['Dirigí un equipo de 8 personas', true],
  ['You will be supervising a small team', true],
  ['Worked in a team led by two engineers', false],
  ['Managed five projects', false],
  ['Led two workshops for staff', false],
  ['Led a migration for the team', false],
  ['Managed 200 staff accounts in Active Directory', false],
  ['Manages a rota for 30 staff', false],
])('people who are led are a skill of its own: %s', (text, isLed) => {
  expect(namesIn(text).includes('People management')).toBe(isLed)
})

it.each([
  ['Bi-weekly payroll for 45 people', 'Business intelligence'],
  ['Led the team in closed deals', 'People management'],
  ['You react calmly to emergencies', 'React'],
])('a part of a word and a verb are no skill: %s', (text, skill) => {
  expect(namesIn(text)).not.toContain(skill)
})
