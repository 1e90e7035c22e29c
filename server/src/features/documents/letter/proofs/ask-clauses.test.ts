import { expect, test } from 'vitest'
import { asksInProse, isFragment, shortClause } from './ask-clauses.ts'
import { postingAsks } from './posting-asks.ts'

const most = 105

test.each([
  [
    'Gather, verify and track borrower documentation with a strong focus on quality',
    'Gather, verify and track borrower documentation',
  ],
  ['Manage loan files from start to finish in a fast-paced environment', 'Manage loan files from start to finish'],
  ['Prepare the kitchen to ensure a smooth service', 'Prepare the kitchen'],
  ['Betreuung der Kunden im Rahmen unserer Projekte', 'Betreuung der Kunden'],
  ['Suivre les commandes afin de tenir les délais', 'Suivre les commandes'],
  ['Registered or qualified to NVQ level 3 or higher At least', 'Registered or qualified to NVQ level 3 or higher'],
  [
    'Sourcing y publicación: buscar candidatos en plataformas y apoyar la publicación de vacantes en redes sociales y bolsas de empleo',
    'Sourcing y publicación',
  ],
  [
    'Communicate by phone and mail with borrowers, brokers, underwriters, appraisal companies, title partners and insurers',
    'Communicate by phone and mail with borrowers, brokers, underwriters, appraisal companies',
  ],
  ['Work with accuracy', 'Work with accuracy'],
  ['Maintain all logs and records', 'Maintain all logs and records'],
])('%s is repeated as %s', (line, told) => expect(shortClause(line, most)).toBe(told))

test.each([
  ['You will need to have strong general surgery experience', 'required'],
  ['Experience of working in a bakery', 'required'],
  ['You will participate in both horizontal and vertical planning', 'duty'],
  ['Duties include ordering and stock control', 'duty'],
  ['You will receive full training', undefined],
  ['You will be based in Leeds', undefined],
  ['We are a family firm', undefined],
  ['Knowledge of Java is not needed', undefined],
  ['You have 30 days of holiday', undefined],
  ['Candidates have until Friday to apply', undefined],
  ['Vous avez droit à 30 jours', undefined],
])('“%s” in running text asks as %s', (text, kind) => expect(asksInProse(text)).toBe(kind))

test('a fragment tells of nobody', () => {
  const texts = ['Die polishing and refurbishment', 'We are a family firm', 'Salary 30k', 'Bradford']
  expect(texts.map(isFragment)).toEqual([true, false, false, false])
})

const asksOf = (description: string) =>
  postingAsks({ title: 'Toolmaker', description }, [], 'en').map(({ text }) => text)

test('running text is read for what it asks, and three fragments in a row are duties', () => {
  expect(asksOf('We are an old firm. You will need to have strong lathe experience. Our people are kind.')).toEqual([
    'Strong lathe experience',
  ])
  expect(asksOf('Die polishing and refurbishment. Roll manufacture and regrinding. Movement of heavy loads.')).toEqual([
    'Die polishing and refurbishment',
    'Roll manufacture and regrinding',
    'Movement of heavy loads',
  ])
  expect(asksOf('Die polishing and refurbishment. We are an old firm in Leeds. Our people are kind.')).toEqual([])
})

test('what a modal word ends is one ask, and what follows another', () => {
  const text = 'Requirements\n- Both kinds of experience would be beneficial 17th edition qualified'
  expect(asksOf(text)).toEqual(['17th edition qualified', 'Both kinds of experience'])
})
