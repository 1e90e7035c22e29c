import { expect, test } from 'vitest'
import { briefOf } from './brief.ts'

test('a shorter answer has the first sentence of each paragraph and of three entries', () => {
  const entries = [
    'Ask first. Then wait.',
    'Name a figure. Be quiet.',
    'Have it in writing. Always.',
    'Thank them. Leave.',
  ]
  expect(briefOf([{ p: 'You may ask. It costs nothing.' }, { ul: entries }, { buttons: [] }])).toEqual([
    { p: ['You may ask.'] },
    { ul: [['Ask first.'], ['Name a figure.'], ['Have it in writing.']] },
  ])
})

test.each([
  [
    'Say: “Thank you. I would like to come.” Then be quiet and let them answer.',
    'Say: “Thank you. I would like to come.”',
  ],
  ['„Erzählen Sie. Von sich.“ Eine Minute, und ein Ergebnis dazu.', '„Erzählen Sie. Von sich.“'],
  ['« Parlez-nous de vous. » Une minute, et un résultat en plus.', '« Parlez-nous de vous. »'],
])('a quotation is not cut: %s', (whole, first) => {
  expect(briefOf([{ p: whole }])).toEqual([{ p: [first] }])
})

test('a name in bold stays, and what is short already or a draft has no shorter form', () => {
  expect(briefOf([{ p: [{ strong: 'Tamsin' }, ' waits. It has waited for three weeks now.'] }])).toEqual([
    { p: [{ strong: 'Tamsin' }, ' waits.'] },
  ])
  expect(briefOf([{ p: 'You may ask.' }])).toBeUndefined()
  expect(
    briefOf([{ p: 'Dear Ms Pell. I am still interested in it.' }, { draft: { kind: 'follow_up' } }]),
  ).toBeUndefined()
})
