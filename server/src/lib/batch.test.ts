import { expect, test } from 'vitest'
import { createBatch } from './batch.ts'

/** A store whose queries end when the test says so. */
function createStore(values: Record<string, string | null> = {}) {
  const queries: { keys: readonly string[]; end(): Promise<void>; fail(error: Error): Promise<void> }[] = []
  const settled = () => new Promise<void>((done) => setImmediate(done))
  const findMany = (keys: readonly string[]) =>
    new Promise<ReadonlyMap<string, string | null>>((resolve, reject) => {
      queries.push({
        keys,
        async end() {
          resolve(new Map(Object.entries(values).filter(([key]) => keys.includes(key))))
          await settled()
        },
        async fail(error) {
          reject(error)
          await settled()
        },
      })
    })
  return { values, queries, findMany, asked: () => queries.map(({ keys }) => keys) }
}

test('a lookup alone goes out at once', async () => {
  const store = createStore({ a: '1' })
  const find = createBatch(store.findMany)
  const found = find('a')
  expect(store.asked()).toEqual([['a']])
  await store.queries[0]?.end()
  expect(await found).toBe('1')
})

test('lookups that come while the queries are under way go out together in the next one, each key once', async () => {
  const store = createStore({ a: '1', b: '2', c: '3' })
  const find = createBatch(store.findMany, { concurrency: 1 })
  const first = find('a')
  const rest = [find('b'), find('c'), find('b'), find('missing')]
  expect(store.asked()).toEqual([['a']])
  await store.queries[0]?.end()
  expect(store.asked()).toEqual([['a'], ['b', 'c', 'missing']])
  await store.queries[1]?.end()
  expect([await first, ...(await Promise.all(rest))]).toEqual(['1', '2', '3', '2', undefined])
})

test('a lookup never joins a query that left before it came: what it answers is never older than the question', async () => {
  const store = createStore({ a: 'old' })
  const find = createBatch(store.findMany)
  const before = find('a')
  const after = find('a')
  expect(store.asked()).toEqual([['a']])
  await store.queries[0]?.end()
  store.values['a'] = 'new'
  await store.queries[1]?.end()
  expect([await before, await after]).toEqual(['old', 'new'])
})

test('one key is in one query at a time; other keys do not wait for it', async () => {
  const store = createStore({ a: '1', b: '2' })
  const find = createBatch(store.findMany, { concurrency: 3 })
  const all = ['a', 'a', 'a', 'b'].map(find)
  expect(store.asked()).toEqual([['a'], ['b']])
  await store.queries[1]?.end()
  expect(store.asked()).toHaveLength(2)
  await store.queries[0]?.end()
  expect(store.asked()).toEqual([['a'], ['b'], ['a']])
  await store.queries[2]?.end()
  expect(await Promise.all(all)).toEqual(['1', '1', '1', '2'])
})

test('no more keys than allowed go into one query, and no more queries than allowed are under way', async () => {
  const store = createStore()
  const find = createBatch(store.findMany, { maxKeys: 2, concurrency: 2 })
  const all = ['a', 'b', 'c', 'd', 'e'].map(find)
  expect(store.asked()).toEqual([['a'], ['b']])
  await store.queries[0]?.end()
  expect(store.asked()).toEqual([['a'], ['b'], ['c', 'd']])
  for (const query of store.queries) await query.end()
  expect(store.asked()).toEqual([['a'], ['b'], ['c', 'd'], ['e']])
  await store.queries[3]?.end()
  expect(await Promise.all(all)).toEqual(Array(5).fill(undefined))
})

test('an error reaches everybody who waits for that query and nobody else, and the next query goes out', async () => {
  const store = createStore({ c: '3' })
  const find = createBatch(store.findMany, { concurrency: 1 })
  const first = find('a')
  const [one, two] = [find('b'), find('b')]
  const outcomes = Promise.allSettled([first, one, two])
  await store.queries[0]?.end()
  const later = find('c')
  await store.queries[1]?.fail(new Error('away'))
  await store.queries[2]?.end()
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await later).toBe('3')
})

test('a query that throws before it is sent fails its own lookups and blocks nothing', async () => {
  let calls = 0
  const find = createBatch<string, string>(
    (keys) => {
      if (calls++ === 0) throw new Error('broken')
      return Promise.resolve(new Map(keys.map((key) => [key, key])))
    },
    { concurrency: 1 },
  )
  await expect(find('a')).rejects.toThrow('broken')
  expect(await find('b')).toBe('b')
})

test('a value that is null is a value', async () => {
  const store = createStore({ a: null })
  const find = createBatch(store.findMany)
  const found = find('a')
  await store.queries[0]?.end()
  expect(await found).toBeNull()
})
