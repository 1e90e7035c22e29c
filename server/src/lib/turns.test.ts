import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends when it is told to. */
function makeWork() {
  let end = (_: string) => {}
  const started: string[] = []
  const done = new Promise<string>((resolve) => (end = resolve))
  return { started, end: () => end('done'), work: (name: string) => () => (started.push(name), done) }
}

test('sixteen works may wait or run, the seventeenth is told to come again, and places become free', async () => {
  const inTurn = createTurns()
  const { work, end } = makeWork()
  const sixteen = Array.from({ length: 16 }, () => inTurn(work('a')))
  expect(await inTurn(work('b'))).toBe('busy')
  end()
  expect(new Set(await Promise.all(sixteen))).toEqual(new Set(['done']))
  expect(await inTurn(work('c'))).toBe('done')
})

test('one owner has two, the second after the first, and does not hold up anybody else', async () => {
  const inTurn = createTurns()
  const { work, end, started } = makeWork()
  const first = [inTurn(work('a1'), 'a'), inTurn(work('a2'), 'a')]
  expect(await inTurn(work('a3'), 'a')).toBe('busy')
  const other = inTurn(work('b1'), 'b')
  await Promise.resolve()
  expect(started).toEqual(['a1', 'b1'])
  end()
  await Promise.all([...first, other])
  expect(started).toEqual(['a1', 'b1', 'a2'])
})

test('a work that fails frees its place, and the next of its owner runs', async () => {
  const inTurn = createTurns()
  const failed = inTurn(() => Promise.reject(new Error('no')), 'a')
  const next = inTurn(() => Promise.resolve('yes'), 'a')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
  expect(await inTurn(() => Promise.resolve('again'), 'a')).toBe('again')
})
