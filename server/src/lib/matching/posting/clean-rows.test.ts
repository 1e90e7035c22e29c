import { expect, test } from 'vitest'
import { readRequirements } from './read-requirements.ts'

const rows = (description: string, title = '') =>
  readRequirements({ title, description }).map(({ what, text }) => `${what}: ${text}`)

test.each([
  'Able to lift up to 25 kg unassisted',
  'Must be able to walk and stand for long periods of time',
  'Ability to see and hear well',
  'Willing to work at elevated heights',
  'Exposure to fumes, noise and odors',
  'Must be able to remain in a stationary position 50% of the time',
  'Occasional travel may be required',
  'Reliable mode of transportation',
  'Körperliche Belastbarkeit und Schwindelfreiheit',
  'Bonne condition physique, port de charges lourdes',
  'Buena condición física para estar de pie',
])('what a body bears and what is agreed upon is no row: %s', (line) => {
  expect(rows(`Requirements\n- ${line}\n- Welding`)).toEqual(['skill: Welding'])
})

test('a duty between the requirements is none, and what asks stays', () => {
  const text =
    'Requirements\n- Maintain contact with the families of all pupils\n- To report anything unusual to the head\n- Conduct training for the staff\n- Coach the team\n- Participate in all meetings whenever necessary\n- Help prepare feedback on the use of supplies\n- Welding\n- Design experience'
  expect(rows(text)).toEqual(['skill: Welding', 'other: Design experience'])
})

test.each([
  ['Preferably in a remote or hybrid setting', []],
  ['True understanding, appreciation for', []],
  ['Ability to operate and read gauges on user interfaces and pressure booth', ['skill: user interfaces']],
  ['Puppetry is essential', ['other: Puppetry']],
  ['Experience in the nuclear industry is preferable but not essential', ['other: Experience in the nuclear industry']],
  ['Basic understanding of dichroic setups is a big plus', ['other: Basic understanding of dichroic setups']],
  ['16 GB of memory (32 GB preferred)', ['other: 16 GB of memory (32 GB preferred)']],
  ['Exposure to dichroic setups', ['other: Exposure to dichroic setups']],
  ['Kenntnisse im Brückenwesen wünschenswert', ['other: Kenntnisse im Brückenwesen']],
  ['Vorzugsweise Erfahrung mit Kühlhäusern', ['other: Erfahrung mit Kühlhäusern']],
  ['Expérience dans l’industrie du voyage (atout)', ['other: Expérience dans l’industrie du voyage']],
  ['Experiencia con cámaras frigoríficas imprescindible', ['other: Experiencia con cámaras frigoríficas']],
])('a row names one thing and not how much it is needed: %s', (line, expected) => {
  expect(rows(`Requirements\n- ${line}`)).toEqual(expected)
})

test.each([
  ['You talk to passengers in Norwegian', 'language: Norwegian'],
  ['Candidates speak one of the languages below as well as fluent English', 'language: fluent English'],
  ['Inglés conversacional / capacidad de comunicación bilingüe inglés', 'language: Inglés conversacional'],
  ['Excellent English skills', 'language: Excellent English skills'],
  ['Strong verbal and written Armenian', 'language: Strong verbal and written Armenian'],
])('a language is asked for by its name and level alone: %s', (line, expected) => {
  expect(rows(`Requirements\n- ${line}`)).toContain(expected)
})

test.each([
  'With more than 25 years of experience, Fjord supports brands in 45 countries.',
  'Fjord Ltd has been in operation for 10 years in the web development industry.',
  'Co-founded by Skype’s first employee and backed by some of the most experienced innovators, we move money.',
  'Fjord is required by law to tell the range of pay, experience and training.',
])('what a company tells of itself is not asked for: %s', (text) => {
  expect(rows(text)).toEqual([])
})

test.each([
  'Master your pitch to attract candidates',
  'A master of multi-tasking',
  'Paralegal for M&A, integration and governance',
  'The ability to master databases',
])('no degree is asked for: %s', (line) => {
  expect(rows(`Requirements\n- ${line}`).filter((it) => it.startsWith('degree'))).toEqual([])
})

test('a topic above a list of duties and a heading in capitals name nothing', () => {
  const duties = 'Responsibilities\nOwn Design Systems & Architecture\n\n- Build a scalable catalogue for the shop'
  expect(rows(duties)).toEqual([])
  const stars = 'Requirements: * Puppetry. THINGS YOU ALL SHOULD HAVE * Welding * Excel'
  expect(rows(stars)).toEqual(['other: Puppetry', 'skill: Welding', 'skill: Excel'])
})

test('what was glued to the number of years is another row', () => {
  expect(rows('Requirements\nA degree in Accounting3-5 years of direct experience in Accounting')).toEqual([
    'degree: degree in Accounting',
    'years: 3-5 years of direct experience in Accounting',
  ])
})

test('rings that were pasted as a letter begin the items of a list', () => {
  const flat =
    'Requirements: You should have worked with the following: o Excel o Figma o Kubernetes and the tools for it'
  expect(rows(flat)).toEqual(expect.arrayContaining(['skill: Excel', 'skill: Figma', 'skill: Kubernetes']))
})

test('a bracket in a heading does not hide it', () => {
  expect(rows('Benefits\n- Free lunch\n\nLicences [required before the start]\n\n- Forklift licence')).toEqual([
    'licence: Forklift licence',
  ])
})

test('writing briefs and drafting contracts are neither creative writing alone nor drawing', () => {
  expect(rows('Requirements\n- Experience in writing SOPs and project briefs')).toEqual([
    'skill: writing SOPs and project briefs',
  ])
  expect(rows('Requirements\n- Experience drafting privacy notices')).toEqual([
    'other: Experience drafting privacy notices',
  ])
})

test.each([
  [
    'R.G.N. 1st Level Evidence of professional development At least 3 years post registration experience Current experience with IV therapy Current experience with venepuncture Able to cope with ambiguity All clinical employees need to hold a full UK driving licence',
    [
      'licence: RGN',
      'years: 3 years post registration experience',
      'skill: IV therapy',
      'skill: venepuncture',
      'licence: full UK driving licence',
    ],
  ],
  [
    'Abgeschlossene Ausbildung als Elektroniker Sehr gute Deutschkenntnisse Gültiger Führerschein Klasse B',
    [
      'degree: Abgeschlossene Ausbildung als Elektroniker',
      'language: Sehr gute Deutschkenntnisse',
      'licence: Führerschein Klasse B',
    ],
  ],
  ['Expérience en soudure Maîtrise d’Excel Permis B', ['skill: soudure', 'skill: Excel', 'licence: Permis B']],
  [
    'Experiencia en soldadura Dominio de Excel Carné de conducir B',
    ['skill: soldadura', 'skill: Excel', 'licence: Carné de conducir B'],
  ],
])('what lost its breaks is one row each: %s', (list, expected) => {
  expect(
    rows(`${'We work in a very busy place. '.repeat(18)}\nRequirements\n${list} ${'We work here. '.repeat(40)}`),
  ).toEqual(expected)
})

test('letters in capitals lose the word that was glued to them', () => {
  const flat = `Strong Excel skillsGeneral knowledge of GAAPExperience with chargebacks a PLUSYardi Experience a PLUSStrong Access skills${' and so on'.repeat(50)}`
  expect(rows(`Requirements\n${flat}`)).toEqual(
    expect.arrayContaining(['skill: GAAP', 'other: Experience with chargebacks', 'skill: Yardi']),
  )
})

test('what is asked for twice is one row', () => {
  const list =
    'Essential\n- 3+ Years of Experience: Minimum of 3+ years of hands-on software engineering experience.\n- Python / Docker: Strong Python.\n- Experience with Docker'
  expect(rows(list)).toEqual(['years: 3+ years of hands-on software engineering', 'skill: Python', 'skill: Docker'])
})

test.each([
  'Other duties include fuelling and cleaning of vehicles',
  'Zu den weiteren Aufgaben gehört die Reinigung der Fahrzeuge',
  'Autres tâches : nettoyage des véhicules',
  'Otras tareas: limpieza de vehículos',
  'Garantizar la limpieza de los vehículos',
  'Assurer le nettoyage des véhicules',
])('what is done besides is not asked for: %s', (line) => {
  const asked = ['skill: Excel', 'skill: Welding', 'licence: Forklift licence']
  expect(rows(`Requirements\n- Excel\n- Welding\n- Forklift licence\n- ${line}`)).toEqual(asked)
})

test('a condition and a thing that something is required for ask for nothing', () => {
  const text =
    'Requirements\n- If your main language is Python, you must learn Docker\n\nThe role\nYou will manage the Excel pipelines required to scale our data.'
  expect(rows(text)).toEqual(['skill: Docker'])
})

test('a choice whose last is a degree is one', () => {
  expect(rows('Requisitos\n- Ingeniería Civil Informática, Ingeniería en Ciberseguridad o carrera afín')).toHaveLength(
    1,
  )
  expect(rows('Requisitos\n- Informática, Ciberseguridad o carrera afín')[0]).toMatch(/^degree: Informática/)
})

test.each([
  'A can-do approach',
  'Positive Einstellung',
  'Attitude positive',
  'Espíritu de equipo',
  'Only apply if you live within ten miles',
  'Please only apply if you feel you have the credentials',
])('an attitude, and who is to apply, is no row: %s', (line) => {
  expect(rows(`Requirements\n- Latte art\n- ${line}`)).toEqual(['skill: Latte art'])
})

test('what an application is restricted to is asked for', () => {
  expect(rows('Requirements\n- Please only apply if you hold a forklift licence')).toEqual([
    'licence: forklift licence',
  ])
})

test('a word that could be of anything is no row beside a name', () => {
  expect(rows('Requirements\n- Proficiency in Figma, tools, methodologies and decisions')).toEqual(['skill: Figma'])
})

test('who is to be led is named, and years behind a name are of what stands behind them', () => {
  expect(rows('Requirements\n- Figma\n- Excel skills\n- Lead our sales team')).not.toContain('skill: Lead our')
  expect(rows('Requirements\n- Dentally (DP) 2 years of experience in a dental practice')).toEqual([
    'skill: Dentally',
    'years: 2 years of experience in a dental practice',
  ])
})

test('a title asks once, and what is said to be not needed is not asked for', () => {
  const text = 'Warehouse Team Leader\nRequirements\n- Excel skills\n- Experience with Figma is not needed'
  const [title = '', ...lines] = text.split('\n')
  expect(readRequirements({ title, requirements: lines.join('\n') }).map(({ text: it }) => it)).toEqual([
    'Warehouse Team Leader',
    'Excel skills',
  ])
})
