import { expect, it } from 'vitest'
import { readRequirements } from './read-requirements.ts'

const shortly = (description: string, more: { requirements?: string; location?: string } = {}) =>
  readRequirements({ description, ...more }).map(({ kind, what, text }) => `${kind} ${what}: ${text}`)

it('a line that lists several things is several requirements in the posting’s words', () => {
  expect(shortly('Requirements\n• Python, SQL and Docker\n• Java, Kotlin or Scala')).toEqual([
    'required skill: Python',
    'required skill: SQL',
    'required skill: Docker',
    'required skill: Java, Kotlin or Scala',
  ])
})

it('a skill behind a second number of years is not asked of the first one', () => {
  const [first, second] = readRequirements({ requirements: '6 years of experience and 2 years of sales' })
  expect([first, second].map((it) => [it?.years, it?.skills.map(({ name }) => name)])).toEqual([
    [6, []],
    [2, ['Sales']],
  ])
})

it('alternatives are one requirement that any of them meets', () => {
  const [clouds] = readRequirements({ requirements: 'Experience with cloud platforms such as AWS or Azure' })
  expect(clouds?.skills.map(({ name }) => name)).toEqual(['Cloud computing', 'AWS', 'Azure'])
})

it.each([
  ['What you’ll need\n- Kubernetes\nNice to have:\n- Terraform\nBenefits\n- Excel courses', 'Kubernetes', 'Terraform'],
  ['Dein Profil\n- Buchhaltung\n- DATEV von Vorteil\nWir bieten\n- Obstkorb', 'Buchhaltung', 'DATEV'],
  ['Profil recherché :\n- comptabilité\n- Excel serait un plus\nAvantages\n- mutuelle', 'comptabilité', 'Excel'],
  [
    'Required skills\n- Python\nIdeal Experience & Skills\n- Salesforce\nTypical Day\n- Reviewing mails',
    'Python',
    'Salesforce',
  ],
  ['Requisitos\n- contabilidad\n- Se valorará Power BI\nOfrecemos\n- seguro médico', 'contabilidad', 'Power BI'],
])('heading and words tell required from wished, and benefits are left out: %s', (text, required, wished) => {
  expect(shortly(text)).toEqual([`required skill: ${required}`, `wished skill: ${wished}`])
})

it.each([
  'Products that are essential to everyday life such as dialysis treatment',
  'We are assisting them in the recruitment of an experienced practitioner',
  'L’un des fabricants les plus primés selon Python Magazine',
  'Passe deine Arbeitszeiten flexibel an dein Studium an',
  'Requirements\n- Experience in this area is an essential requirement',
  'Requirements\n- Sharp instincts for what comes next\n- Capable of handling multiple priorities',
])('what an employer says of itself, and what no CV can show, is no requirement: %s', (text) => {
  expect(shortly(text)).toEqual([])
})

it('the company, equal opportunity and what the job brings are no requirements', () => {
  const text = `About us
We build Python tools for nurses.
Responsibilities
- Maintain our Kubernetes platform
Requirements
- Python
We are an equal opportunity employer regardless of disability or veteran status.
How to apply
- Send your CV by e-mail marketing`
  expect(shortly(text)).toEqual(['required skill: Python', 'wished skill: Kubernetes'])
})

it('duties are wishes where a posting asks for little else', () => {
  const duties = 'What you will do\n- Maintain our Kubernetes platform\n- Write Terraform with the team'
  expect(shortly(duties)).toEqual(['wished skill: Kubernetes', 'wished skill: Terraform'])
  expect(shortly('You will maintain our Kubernetes platform.')).toEqual(['wished skill: Kubernetes'])
  expect(shortly(`${duties}\nRequirements\n- Python\n- SQL\n- Git`)).not.toContain('wished skill: Kubernetes')
})

it('headings are known in many wordings, and a sentence that starts like one is none', () => {
  for (const heading of ['What We Look For', 'Das macht Sie aus', 'Ce que nous attendons de vous', 'Lo que pedimos'])
    expect(shortly(`${heading}\n- Python`), heading).toEqual(['required skill: Python'])
  expect(shortly('Requirements\nYou have a driving licence')).toEqual(['required licence: driving licence'])
})

it('work that a posting names as that of others is not asked for, unless the title names it', () => {
  const duties = '- Present dashboards to the sales department and the marketing team\n- SQL'
  expect(shortly('', { requirements: duties })).toEqual(['required skill: dashboards', 'required skill: SQL'])
  expect(readRequirements({ title: 'Sales Manager' })[0]?.skills.map(({ name }) => name)).toContain('Sales management')
})

it('years, degree, language and licence are read with their measure', () => {
  const requirements = `- At least 5 years of experience with Python
- Bachelor's degree in Computer Science or a related field
- Fluent German (C1) and basic French
- Full UK driving licence
- drei Jahre Berufserfahrung in der Altenpflege`
  expect(readRequirements({ requirements })).toMatchObject([
    { what: 'years', years: 5, skills: [{ name: 'Python' }] },
    { what: 'degree', degree: 3, text: "Bachelor's degree in Computer Science or a related field" },
    { what: 'language', language: { code: 'de', level: 5 } },
    { what: 'language', language: { code: 'fr', level: 2 } },
    { what: 'licence', skills: [{ name: 'Driving licence' }] },
    { what: 'years', years: 3, skills: [{ name: 'Elderly care' }] },
  ])
})

it('the words of a requirement end with a whole word, at a comma or where the next one begins', () => {
  expect(
    shortly('', { requirements: '- 5+ years of experience in DevOps, and Bachelor’s degree in Physics; no pets' }),
  ).toEqual(
    ['required degree: Bachelor’s degree in Physics', 'required years: 5+ years of experience in DevOps'].toReversed(),
  )
})

it('an abbreviation within a degree does not end it, and the next sentence does', () => {
  const textOf = (requirements: string) =>
    readRequirements({ requirements }).find(({ what }) => what === 'degree')?.text
  expect(textOf('- Degree, e.g. in computer science')).toBe('Degree, e.g. in computer science')
  expect(textOf('- Bachelor’s degree in Physics.Experience with Java')).toBe('Bachelor’s degree in Physics')
})

it('ages, contracts and a high degree of anything are no years and no degree', () => {
  const requirements = `- Must be over 18 years old
- A 2 years contract in our experience centre
- A high degree of autonomy is essential`
  const whats = readRequirements({ requirements }).map(({ what }) => what)
  expect(whats).not.toContain('years')
  expect(whats).not.toContain('degree')
})

it('a sentence outside any list counts where it says must', () => {
  expect(shortly('Our home cares for forty people. You must be a Registered Nurse. We cook with love.')).toEqual([
    'required skill: Registered Nurse',
  ])
})

it('a posting that lost its line breaks is read at its headings', () => {
  const flat = `Position Overview We build software for cities and the people in them, every single day of the year, in many places. ${'Our teams are spread over the whole world and meet twice. '.repeat(7)}Responsibilities Build services that last and mentor juniors Minimum Qualifications Bachelor's degree 4+ years of experience with Java Knowledge of Kafka Preferred Qualifications Experience with Terraform`
  expect(shortly(flat)).toEqual([
    "required degree: Bachelor's degree",
    'required years: 4+ years of experience with Java',
    'required skill: Kafka',
    'wished skill: Terraform',
  ])
})

it('the place counts unless the job is remote', () => {
  expect(shortly('', { location: 'Lyon, France' })).toEqual(['required place: Lyon, France'])
  expect(shortly('', { location: 'Remote, EMEA' })).toEqual([])
})

it('hostile text yields at most forty requirements of at most 241 characters', () => {
  const long = `Requirements\n${'Working with Python or '.repeat(1000)}\n${Array.from({ length: 3000 }, (_, at) => `- Experience of thing number ${at} ${'x'.repeat(90)}`).join('\n')}`
  const requirements = readRequirements({ description: long })
  expect(requirements).toHaveLength(40)
  expect(Math.max(...requirements.map(({ text }) => text.length))).toBeLessThanOrEqual(242)
})

it('a posting of nothing but digits is read as soon as one of words', () => {
  expect(shortly('1'.repeat(90_000))).toEqual([])
})

it('of a posting without end the first 40,000 characters are read, whatever they hold', () => {
  const read = (filler: string, times: number) => shortly(`${filler.repeat(times)}\nRequirements\n- Python`)
  expect(read('We sell tea and ', 2_000)).toEqual(['required skill: Python'])
  expect(read('We sell tea and ', 4_000)).toEqual([])
  expect(read('Tea\n', 700)).toEqual([])
})

it('a list that lost its line breaks is read sentence by sentence', () => {
  const work = 'Carry out service and repair work on the vehicles of the company and its customers. '.repeat(6)
  const description = `${work}To be successful in this role you will need to be / have Time served as a fitter and forklift licence is preferred A Team player Good knowledge of AutoCAD Good communication skills Please call Martin`
  expect(readRequirements({ description }).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['forklift licence', 'AutoCAD', 'Good communication']),
  )
})

it('a line above a list is its heading, even where it is a sentence', () => {
  expect(shortly('Wir wünschen uns von Ihnen\n• Buchhaltung\n• DATEV')).toEqual([
    'required skill: Buchhaltung',
    'required skill: DATEV',
  ])
})

it('what a duty calls knowledge or experience is asked for', () => {
  const duties =
    'Your tasks\n- Talk to guests\n- Knowledge of fire safety is part of the job\nRequirements\n- Excel\n- SAP\n- Word'
  expect(shortly(duties)).toContain('required skill: fire safety')
  expect(shortly(duties)).toHaveLength(4)
})

it('a sum of pay, character, shifts and the place to live are no requirements', () => {
  const requirements = `- 2 400 € brut + primes, crèche
- Belastbarkeit und Einfühlungsvermögen
- Disponibilidad para turnos y fines de semana
- Physically located in Australia
- is an advantage`
  const found = readRequirements({ requirements }).filter(({ what }) => what !== 'strength')
  expect(found).toEqual([])
})

it('the ages of children are no years of experience', () => {
  const whats = readRequirements({ requirements: '- Erfahrung mit Kindern unter drei Jahren' }).map(({ what }) => what)
  expect(whats).toEqual(['other'])
})

it('list items that lost the break between them are read one by one', () => {
  const requirements =
    'B.A. or B.S. in AccountingIntermediate experience with MS ExcelMinimum of 5 years of accounting experienceFluent German'
  expect(shortly('', { requirements })).toEqual([
    'required degree: B.A. or B.S. in Accounting',
    'required skill: MS Excel',
    'required years: 5 years of accounting',
    'required language: Fluent German',
  ])
})

it('slashes between things of different kinds make a list, between those of one kind a choice', () => {
  expect(shortly('', { requirements: '- Git/Kubernetes/Docker' })).toHaveLength(3)
  expect(shortly('', { requirements: '- AWS/Azure/Google Cloud' })).toHaveLength(1)
})

it.each([
  ['- Sicherer Umgang mit einem Abrechnungssystem (z. B. DATEV oder P&I LOGA)', ['required skill: DATEV']],
  ['- Erfahrung, d. h. Praxis, in Buchhaltung', ['required skill: Buchhaltung']],
  ['- Manejo de un ERP, p. ej. SAP', ['required skill: ERP', 'required skill: SAP']],
])('letters with full stops end no sentence: %s', (requirements, asked) => {
  expect(shortly('', { requirements })).toEqual(asked)
})

it('a word in capitals within a flat sentence is no heading', () => {
  const flat = `Working in the broader Fjord Legal Department and with other Fjord teams, you support our counsel. ${'We like our work and each other. '.repeat(15)}Minimum Qualifications: 2 years experience as a Paralegal or Legal professional. Experience using SmartSheet and Microsoft Teams.`
  expect(shortly(flat)).toEqual([
    'required years: 2 years experience as a Paralegal',
    'required skill: SmartSheet',
    'required skill: Microsoft Teams',
  ])
})

it('round bullets without a space begin items', () => {
  const flat =
    'The successful candidate will be:○ Passionate about schools○ Qualified such as A+ or Network+○ Used to Excel'
  expect(shortly(flat)).toEqual(['required licence: A+ or Network+', 'required skill: Excel'])
})

it('the first half of a German pair of words is read with the end of the second', () => {
  const [found] = readRequirements({ requirements: '- Grundkenntnisse im Arbeits- und Sozialversicherungsrecht' })
  expect(found?.skills.map(({ name }) => name)).toEqual(['Employment law'])
  expect(found?.text).toBe('Arbeits- und Sozialversicherungsrecht')
})

it('what a line says is not wanted is not asked for', () => {
  expect(shortly('', { requirements: '- Customer service, not call centre statistics' })).toEqual([
    'required skill: Customer service',
  ])
})

it('the building of services is no building site', () => {
  expect(shortly('', { requirements: '- Experiencia en la construcción y evolución de servicios backend' })).toEqual([
    'required skill: backend',
  ])
})

it('a diploma is asked for with its subjects', () => {
  expect(shortly('', { requirements: '- Diploma in Chemistry or Food related discipline' })).toEqual([
    'required degree: Diploma in Chemistry or Food related discipline',
  ])
})

it('years go on behind the commas of what was done, and a choice stays one', () => {
  const yearsOf = (requirements: string) => readRequirements({ requirements }).find(({ what }) => what === 'years')
  expect(yearsOf('- 4+ years of experience designing, building and running services')?.text).toBe(
    '4+ years of experience designing, building and running services',
  )
  const either = yearsOf('- 1 year of experience in a food or pharmaceutical company in quality control')
  expect(either).toMatchObject({ years: 1, skills: [{ name: 'Quality control' }] })
})

it('prose goes on from the benefits to what whoever applies must have', () => {
  const prose = `Benefits
Our people get 28 days of leave and a pension.
The ideal applicant must have experience of dementia care.
You will be required to have a full driving licence.
We offer training in wound care.
You will have access to SAP training and French lessons.`
  expect(shortly(prose)).toEqual(['required skill: dementia care', 'required licence: full driving licence'])
})

it('Essential and Desirable begin a list even within a line', () => {
  const flat = `The role includes consultations and aftercare. ${'We work in a very busy clinic. '.repeat(16)}Experience Essential RGN qualified Desirable Theatre experience.`
  expect(shortly(flat)).toEqual(['required licence: RGN', 'wished other: Theatre experience'])
})

it('a bracket that opens in a requirement’s words is closed in them', () => {
  expect(shortly('', { requirements: '- Erfahrung mit SAP (EWM oder WM) und DATEV' })).toEqual([
    'required skill: SAP (EWM oder WM)',
    'required skill: DATEV',
  ])
})

it('a welcome, a link, no experience and what stands for any education ask for nothing', () => {
  const requirements = [
    '- No experience is necessary as full training will be given',
    '- Welcome to the team of dreams!',
    '- Are you a contractor with Fjord?',
    '- More on www.fjord.example/diversity',
    '- A suitable combination of education, experience, and training',
    '- Wir bieten viel, keine Vorkenntnisse erforderlich',
    '- Driving sales and growth of our region',
    '- Welding of pipes',
  ].join('\n')
  expect(shortly('', { requirements })).toEqual(['required skill: sales', 'required skill: Welding'])
})

it('what is essential for the role is required, what is essential to life is not', () => {
  expect(shortly('Forklift licence essential for this role.')).toHaveLength(1)
  expect(shortly('We make forklifts essential to modern trade.')).toEqual([])
})

it('a list that lost its breaks is cut where an ask begins, not within one', () => {
  const filler = 'We run a platform for many teams in many countries. '.repeat(10)
  const flat = `${filler}\nRequirements\n5 years of experience in sales Prior experience with SAP Extensive knowledge of Kubernetes You must be enrolled in a full-time Bachelor's program in Physics ${filler}`
  const texts = shortly(flat)
  expect(texts).toContain('required years: 5 years of experience in sales')
  expect(texts.join('\n')).not.toMatch(/full-time$/m)
})
