import { expect, it } from 'vitest'
import { contentStems, stem } from './stems.ts'

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
