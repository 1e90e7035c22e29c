import { expect, it } from 'vitest'
import { fold } from './words.ts'
import { contentStems, isDerived, isInflected, stem } from './stems.ts'

it('endings are reduced alike', () => {
  expect(['manages', 'managed', 'managing', 'manage'].map(stem)).toEqual(['manag', 'manag', 'manag', 'manag'])
  expect(['planning', 'planned', 'plans', 'studies', 'study', 'process', 'analysis', 'aws'].map(stem)).toEqual([
    'plan',
    'plan',
    'plan',
    'study',
    'study',
    'process',
    'analysis',
    'aws',
  ])
})

it('grammar and what every posting says tell nothing', () => {
  expect([...contentStems('We work with the team and our skills since 2019')]).toEqual([])
})

it.each([
  ['Erzieher', 'Erzieherin'],
  ['técnico', 'técnicas'],
  ['vendeur', 'vendeuse'],
  ['conducteur', 'conductrice'],
  ['Fachangestellte', 'Fachangestellten'],
  ['movilización', 'movilizaciones'],
])('%s and %s are one word in two forms', (one, other) => {
  expect(isInflected(stem(fold(one)), stem(fold(other)))).toBe(true)
})

it.each([
  ['encadrement', 'encadrer'],
  ['Anleitung', 'anleiten'],
  ['supervising', 'supervision'],
  ['administrador', 'administración'],
])('%s and %s are the same work', (one, other) => {
  const stems = [one, other].map((word) => stem(fold(word))) as [string, string]
  expect(isDerived(...stems)).toBe(true)
  expect(isInflected(...stems)).toBe(false)
})

it.each([
  ['carer', 'career'],
  ['labourer', 'laboratory'],
  ['store', 'story'],
  ['planner', 'plant'],
  ['server', 'service'],
])('%s and %s are two words', (one, other) => {
  expect(isDerived(stem(one), stem(other))).toBe(false)
})
