import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { addListings } from '../../../testing/make-listings.ts'
import { besideOf, isSubject, pairKey } from '../index/terms.ts'
import { keyGroups } from './key-groups.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const frequencies = {
  listings: 1_000_000,
  share: (term: string) => (term === '=nurse' ? 0.02 : term === 'c:US' ? 0.5 : term === 'd1:20779' ? 0.06 : 0.0005),
}
const nurse = { word: ['=nurse'] }

test('the database makes the pairs that searches ask for, of every place, day and kind of work', async () => {
  await addListings(app, [
    { title: 'Night nurse - Leeds', location: 'Leeds, United Kingdom' },
    { title: 'Cook', location: 'Texas, United States' },
    { title: 'Accountant', location: 'Remote', remote: true },
    { title: 'Driver', location: 'Auckland, New Zealand' },
  ])
  const { rows } = await sql<{ terms: string[]; keys: number[] }>`
    select tsvector_to_array(title_terms) as terms, listing_keys(title_terms) as keys from listings`.execute(app.db)
  expect(rows).toHaveLength(4)
  for (const { terms, keys } of rows) {
    const beside = terms.flatMap((term) => besideOf(term) ?? [])
    const pairs = terms.filter(isSubject).flatMap((subject) => beside.map((one) => pairKey(subject, one)))
    expect(pairs.length).toBeGreaterThan(5)
    const hashed = await sql<{
      keys: number[]
    }>`select listing_key_hashes(${[...terms, ...pairs]}::text[]) as keys`.execute(app.db)
    expect(new Set(keys)).toEqual(new Set(hashed.rows[0]?.keys))
  }
})

test('a word is looked for together with the days and with the place that are asked for', () => {
  const wanted = { terms: nurse, tokens: [['c:US']], window: ['d1:20779'] }
  expect(keyGroups(wanted, frequencies)).toEqual([['=nurse d1:20779'], ['=nurse c:US']])
})

test('a circle is looked for by its regions and by its cells', () => {
  const [pairs, cells] = keyGroups({ terms: nurse, tokens: [['g:188824', 'g:188825']], window: undefined }, frequencies)
  expect(pairs).toEqual([`=nurse ${besideOf('g:188824')}`])
  expect(cells).toEqual(['g:188824', 'g:188825'])
})

test('either of two phrases is looked for by words of which each title has one', () => {
  const phrases = { any: [{ all: [{ word: ['=site'] }, nurse] }, { word: ['o:nurse'] }] }
  expect(keyGroups({ terms: phrases, tokens: [], window: undefined }, frequencies)).toEqual([
    ['=site', 'o:nurse'],
    ['=nurse', 'o:nurse'],
  ])
})

test('titles that may lack any one of four words are looked for by two of them, of which each title has one', () => {
  const words = ['=night', '=ward', '=icu', '=lead'].map((word) => ({ word: [word] }))
  const allButOne = { any: words.map((_, left) => ({ all: words.toSpliced(left, 1) })) }
  const groups = keyGroups({ terms: allButOne, tokens: [], window: undefined }, frequencies)
  expect(groups.map(({ length }) => length)).toEqual([2, 2, 2, 2])
  expect(new Set(groups.flat()).size).toBe(4)
})

test('where few listings are left, a group of many keys is not looked up, except for the days', () => {
  const around = Array.from({ length: 40 }, (_, at) => `g:${188824 + at}`)
  const rare = { ...frequencies, share: (term: string) => (term === '=nurse' ? 0.0001 : 0.0005) }
  const [pairs, ...others] = keyGroups({ terms: nurse, tokens: [around], window: undefined }, rare)
  expect(pairs?.every((key) => key.startsWith('=nurse G:'))).toBe(true)
  expect(others).toEqual([])
  const within = { terms: { word: ['e:1'] }, tokens: [['e:2']], window: around.map((_, at) => `d1:${at}`) }
  expect(keyGroups(within, { ...rare, listings: 100 })).toContainEqual(within.window)
})

test('the days that are searched first are always looked up, however many listings have them', () => {
  const wide = { ...frequencies, share: (term: string) => (term === 'd16:1298' ? 0.3 : 0.0005) }
  expect(keyGroups({ terms: { word: ['e:1'] }, tokens: [], window: ['d16:1298'] }, wide)).toEqual([
    ['e:1'],
    ['d16:1298'],
  ])
  const five = { all: ['e:1', 'e:2', 'e:3', 'e:4', 'e:5'].map((word) => ({ word: [word] })) }
  expect(keyGroups({ terms: five, tokens: [], window: ['d16:1298'] }, wide)).toEqual([
    ['e:1'],
    ['e:2'],
    ['e:3'],
    ['d16:1298'],
  ])
})

test('what most listings have is not looked up', () => {
  expect(keyGroups({ terms: { word: ['e:1'] }, tokens: [['c:US']], window: undefined }, frequencies)).toEqual([['e:1']])
})
