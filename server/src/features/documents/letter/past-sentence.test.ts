import { describe, expect, test } from 'vitest'
import { firstPersonClause } from './past-sentence.ts'

describe('a line that is a sentence but for its subject becomes one', () => {
  test.each([
    [
      'Built a demand forecast in Python that cut stock write-offs by 18%',
      'built a demand forecast in Python that cut stock write-offs by 18%',
    ],
    [
      'Moved 40 weekly Excel reports to Power BI for 120 managers.',
      'moved 40 weekly Excel reports to Power BI for 120 managers',
    ],
    ['Successfully trained 15 colleagues in SQL', 'successfully trained 15 colleagues in SQL'],
    ['Designed, built and tested the payment API', 'designed, built and tested the payment API'],
    ['Collaborated with the engineering team on releases', 'collaborated with the engineering team on releases'],
    ['Planned and delivered the move of two offices', 'planned and delivered the move of two offices'],
    ['Advised customers on data products', 'advised customers on data products'],
  ])('%s', (line, clause) => expect(firstPersonClause(line, 'en')).toBe(clause))

  test('French lines follow "J’ai", Spanish ones carry their own person', () => {
    expect(firstPersonClause('Créé un portail pour 300 clients', 'fr')).toBe('créé un portail pour 300 clients')
    expect(firstPersonClause('Diseñé una base de datos para 12 tiendas', 'es')).toBe(
      'diseñé una base de datos para 12 tiendas',
    )
  })
})

test.each([
  [
    'en',
    'Built the price crawler in Go: 4 million pages a day',
    'built the price crawler in Go: 4 million pages a day',
  ],
  ['fr', 'Organisé les tournées du soir : 40 livraisons', 'organisé les tournées du soir : 40 livraisons'],
  ['es', 'Dirigí la cocina del hotel: más de 200 cubiertos', 'dirigí la cocina del hotel: más de 200 cubiertos'],
  ['en', 'Led maths across the school: introduced daily sessions', undefined],
  ['en', 'Built three things: 4 shops, 2 sites: 9 pages', undefined],
])('%s: a figure behind a colon belongs to the sentence, other words do not: %s', (language, line, clause) => {
  expect(firstPersonClause(line, language)).toBe(clause)
})

describe('of a job that goes on, English lines also tell what is done today', () => {
  test.each([
    ['Lead a team of up to 9 care staff', 'lead a team of up to 9 care staff'],
    ['Plan and prepare menus for 200 guests', 'plan and prepare menus for 200 guests'],
    ['Look after four children in the afternoon', 'look after four children in the afternoon'],
    ['Serve 2000 guests on busy weekends', 'serve 2000 guests on busy weekends'],
    ['Administer medicines to 42 residents per round', 'administer medicines to 42 residents per round'],
    ['Book appointments and take payments', 'book appointments and take payments'],
  ])('%s', (line, clause) => {
    expect(firstPersonClause(line, 'en', true)).toBe(clause)
    expect(firstPersonClause(line, 'en')).toBeUndefined()
  })

  test.each([
    ['a noun', 'Lead developer of the payment team'],
    ['a noun before another', 'Support desk for three sites'],
    ['told of somebody else', 'Troubleshoots hardware and software'],
    ['a noun before a plural', 'Supply teachers for three schools'],
    ['a noun before another plural', 'Test engineers and developers'],
    ['a noun before plurals', 'Care plans and risk assessments'],
    ['two nouns', 'Support and test desk for three sites'],
    ['a noun before its preposition', 'Cover for absent colleagues in three shops'],
    ['in two tenses', 'Manage 12 sites and reduced waste by 10%'],
    ['with a second verb in the past', 'Plan menus and ordered supplies'],
    ['with a second verb in the past behind a pure one', 'Monitor the patients and reported to doctors'],
    ['with a rarer verb in the past', 'Teach maths and later mothballed four labs'],
    ['that is over', 'Lead the team until 2022'],
    ['of a year', 'Manage the move of two offices in 2024'],
    ['with a word of the past', 'Prepare the reports that were due every month'],
    ['with verbs in a row', 'Prepare, cook, serve meals for 40 guests'],
  ])('%s: %s', (_, line) => expect(firstPersonClause(line, 'en', true)).toBeUndefined())
})

describe('a line whose sentence would not be certain stays a line', () => {
  test.each([
    ['no verb first', 'Responsible for customer service'],
    ['a present verb', 'Advise customers and run the reading hour'],
    ['a label', 'Forecasting: built a model in Python'],
    ['several sentences', 'Built a forecast. Trained the staff.'],
    ['a noun without its article', 'Collaborated with engineering team to deploy models'],
    ['an object without its article', 'Led migration of servers to AWS'],
    ['a name before the noun', 'Developed React application for customers'],
    ['verbs in a row', 'Designed, developed, tested the payment API'],
    ['no object', 'Built with React and Node.js'],
    ['a placeholder', 'Improved <metric> by 20 percent overall'],
    ['a participle beside an adjective', 'Planned and reactive maintenance across nine office buildings'],
    ['a compound that begins with a participle', 'Supported living for six adults with autism'],
    ['a technical term', 'Fixed wire testing to BS 7671, remedials and certificates'],
    ['adjectives in a row', 'Planned, reactive and emergency maintenance across nine sites'],
    ['a participle before a bare noun', 'Integrated pest control for forty kitchens'],
    ['a noun that looks like a participle', 'Cut flower arrangements for weddings and fairs'],
    ['a kind of lamp', 'Led lighting upgrades in four shops'],
    ['a bracket that is glued on', 'Managed servers(Linux) in two places'],
    ['more words than a reader follows', `Built ${'very '.repeat(40)}long things`],
  ])('%s', (_, line) => expect(firstPersonClause(line, 'en')).toBeUndefined())

  test.each([
    'Suivi de 40 patients diabétiques',
    'Suivi et contrôle des stocks',
    'Produit de nettoyage pour trois sites',
  ])('a French noun is no participle: %s', (line) => expect(firstPersonClause(line, 'fr')).toBeUndefined())

  test('half a clause behind a semicolon is no sentence', () => {
    expect(firstPersonClause('Wrote the allergen matrix for all menus; 100% in both inspections', 'en')).toBeUndefined()
  })

  test.each([
    ['Brought food cost down from 33% to 28.5%', 'brought food cost down from 33% to 28.5%'],
    ['Cut food waste by 10%', 'cut food waste by 10%'],
  ])('an irregular verb is one as well: %s', (line, clause) => expect(firstPersonClause(line, 'en')).toBe(clause))

  test('German puts the participle last, so its lines stay lines', () => {
    expect(firstPersonClause('Team von fünf Personen geleitet', 'de')).toBeUndefined()
  })
})
