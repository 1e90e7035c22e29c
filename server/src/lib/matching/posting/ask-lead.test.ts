import { expect, test } from 'vitest'
import { readRequirements } from './read-requirements.ts'

const asksOf = (description: string) => readRequirements({ description }).map(({ text }) => text)

test.each([
  ['You should be comfortable with Excel and with managing your own diary.', 'Excel'],
  ['You should be comfortable with pruning fruit trees.', 'comfortable with pruning fruit trees'],
  ['We’re looking for somebody who has worked in a busy kitchen and knows food hygiene.', 'food hygiene'],
  ['We are looking for someone who has experience of payroll.', 'payroll'],
  ['The ideal candidate has a degree in chemistry.', 'degree in chemistry'],
  ['Our ideal candidate would have previous prison experience.', 'previous prison experience'],
  ['You are confident using Salesforce.', 'Salesforce'],
  ['You know how to prune fruit trees.', 'You know how to prune fruit trees'],
  ['Wir erwarten von dir Kenntnisse in SolidWorks.', 'SolidWorks'],
  ['Wir erwarten von Ihnen Kenntnisse in SolidWorks.', 'SolidWorks'],
  ['Wir suchen jemanden mit Erfahrung in der Lohnabrechnung.', 'Lohnabrechnung'],
  ['Nous recherchons une personne ayant de l’expérience en comptabilité.', 'comptabilité'],
  ['Buscamos una persona con experiencia en contabilidad.', 'contabilidad'],
])('prose asks: %s', (sentence, asked) => {
  expect(asksOf(sentence)).toContain(asked)
})

test.each([
  'We are looking for someone who takes pride in their work.',
  'We are looking for someone who is passionate about people.',
  'The ideal candidate is hard working and friendly.',
  'You should be comfortable with ambiguity.',
  'You should be able to work in a team.',
  'We need someone who wants to grow with us.',
  'The successful candidate will have access to training.',
  'We’re looking for people who love what they do.',
  'You should be proud of your work.',
  'Our know how to build lasting teams is second to none.',
  'Wir suchen jemanden, der mit Freude zu uns kommt.',
  'You must be willing to learn.',
])('and not everything that is said of whoever comes is a requirement: %s', (sentence) => {
  expect(asksOf(sentence)).toEqual([])
})

test('what somebody must be prepared to do ends with its clause', () => {
  const asks = asksOf('You should have a forklift licence and be prepared to work nights, with knowledge of SAP.')
  expect(asks).toEqual(['forklift licence', 'SAP'])
  expect(asksOf('Must have Excel skills and be happy to travel and have experience with SAP.')).toContain('SAP')
  expect(asksOf('Experience with Docker, and be happy to learn Kubernetes.')).toEqual(['Docker'])
})

test.each([
  ['Du hast eine Ausbildung als Köchin und besitzt einen Führerschein Klasse B.'],
  ['Sie haben eine Ausbildung als Köchin und besitzen einen Führerschein Klasse B.'],
])('a German sentence asks for two things in either form: %s', (sentence) => {
  expect(asksOf(sentence)).toHaveLength(2)
  expect(asksOf(sentence)).toContain('Führerschein Klasse B')
})

test.each([
  ['Das wünschen wir uns von dir', 'Das wünschen wir uns von Ihnen'],
  ['Du bringst mit', 'Sie bringen mit'],
  ['Was du mitbringen solltest', 'Was Sie mitbringen sollten'],
  ['Deine Skills', 'Ihre Skills'],
  ['Das kannst du', 'Das können Sie'],
  ['Das solltest du können', 'Das sollten Sie können'],
  ['Was wir uns von dir wünschen', 'Was wir uns von Ihnen wünschen'],
])('%s and %s head a list of requirements', (...headings) => {
  for (const heading of headings)
    expect(asksOf(`${heading}\n- Obstbaumschnitt\n- DATEV`)).toEqual(['Obstbaumschnitt', 'DATEV'])
})

test('two languages that share an ending are each told in their own words', () => {
  expect(asksOf('Ihr Profil\n- Sehr gute Deutsch- und Englischkenntnisse')).toEqual([
    'Sehr gute Deutschkenntnisse',
    'Sehr gute Englischkenntnisse',
  ])
})

test('a second number of years asks for another thing', () => {
  expect(asksOf('Requirements\n- 6+ years of logistics experience and 2 years of supervisory experience')).toEqual([
    '6+ years of logistics',
    '2 years of supervisory experience',
  ])
  expect(asksOf('Requirements\n- Five years in logistics, including two years in a port')[0]).toContain('Five years')
})

test('what fits beside one’s studies asks for no degree', () => {
  expect(asksOf('Du passt deine Arbeitszeiten flexibel an dein Studium an.')).toEqual([])
})
