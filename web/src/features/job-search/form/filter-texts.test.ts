import { describe, expect, test } from 'vitest'
import { filterTexts, sourceNamesOf } from './filter-texts.ts'
import { emptySearch, followedSource } from './search-address.ts'

const names = sourceNamesOf([
  { id: 'greenhouse:acme', name: 'Greenhouse' },
  { id: 'greenhouse:umbrella', name: 'Greenhouse' },
  { id: 'themuse', name: 'The Muse' },
])
const texts = (more: Partial<typeof emptySearch>) => filterTexts({ ...emptySearch, ...more }, names)

describe('the filters of a search in words', () => {
  test('a search without filters has none, and its order is not one', () => {
    expect(texts({ title: 'nurse', country: 'Germany', sort: 'newest' })).toEqual([])
  })

  test('each filter that is set is named', () => {
    const set = {
      remote: 'only',
      days: '7',
      pay: '50000',
      currency: 'EUR',
      language: 'de',
      source: 'greenhouse',
    } as const
    expect(texts(set)).toEqual([
      'Only remote jobs',
      'Posted within 7 days',
      'From 50,000 EUR a year',
      'German',
      'Greenhouse',
    ])
    expect(texts({ remote: 'none', days: '1' })).toEqual(['No remote jobs', 'Posted within 1 day'])
  })

  test('employers that are followed are named so, and an unknown source by its id', () => {
    expect(texts({ source: followedSource })).toEqual(['Employers I follow'])
    expect(texts({ source: 'gone' })).toEqual(['gone'])
  })
})
