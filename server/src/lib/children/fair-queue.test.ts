import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Tasks that end one by one, when the test says so. */
function makeTasks() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await turn()
  }
  return { started, task, end }
}

test('two of one owner may run or wait, one after the other; a third is refused', async () => {
  const { run } = createFairQueue(2)
  const { task, end, started } = makeTasks()
  void run(task('a1'), 'a')
  void run(task('a2'), 'a')
  expect(await run(task('a3'), 'a')).toBe('busy')
  void run(task('b1'), 'b')
  expect(started).toEqual(['a1', 'b1'])
  await end('a1')
  expect(started).toEqual(['a1', 'b1', 'a2'])
})

test('an owner’s second task waits behind everybody’s first', async () => {
  const { run } = createFairQueue(1)
  const { task, end, started } = makeTasks()
  for (const owner of ['a', 'b', 'c']) for (const n of [1, 2]) void run(task(`${owner}${n}`), owner)
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await end(name)
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
})

test('twelve owners with two tasks each leave places: a thirteenth owner is taken, and waits for no second task', async () => {
  const { run } = createFairQueue(2)
  const { task, end, started } = makeTasks()
  const owners = Array.from({ length: 12 }, (_, index) => `hostile${index}`)
  const outcomes = owners.flatMap((owner) => [1, 2].map((n) => run(task(`${owner}.${n}`), owner)))
  void run(task('guest'), 'guest')
  for (const owner of owners) await end(`${owner}.1`)
  expect(started).toContain('guest')
  expect(started.filter((name) => name.endsWith('.2')).length).toBeLessThan(outcomes.length / 2)
})

test('twenty-four may run or wait, the next is refused, and finished tasks make room', async () => {
  const { run } = createFairQueue(2)
  const { task, end } = makeTasks()
  for (let n = 0; n < 24; n++) void run(task(`t${n}`))
  expect(await run(task('late'))).toBe('busy')
  await end('t0')
  void run(task('next'))
  expect(await run(task('late again'))).toBe('busy')
})

test('an owner three of whose tasks ran into their limits leaves one place to others, for ten minutes', async () => {
  let now = 0
  const { run, noteFailure } = createFairQueue(2, () => now)
  const { task, end, started } = makeTasks()
  for (const owner of ['slow', 'slower']) for (let n = 0; n < 3; n++) noteFailure(owner)
  void run(task('slow'), 'slow')
  void run(task('slower'), 'slower')
  expect(started).toEqual(['slow'])
  void run(task('guest'), 'guest')
  expect(started).toEqual(['slow', 'guest'])
  await end('guest')
  expect(started).toEqual(['slow', 'guest'])
  now = 10 * 60_000
  void run(task('other'), 'other')
  expect(started).toEqual(['slow', 'guest', 'slower'])
})

test('where one task runs at a time, a slow owner waits until nobody else does', async () => {
  const { run, noteFailure } = createFairQueue(1)
  const { task, end, started } = makeTasks()
  for (let n = 0; n < 3; n++) noteFailure('slow')
  void run(task('first'), 'first')
  void run(task('slow'), 'slow')
  void run(task('guest'), 'guest')
  await end('first')
  await end('guest')
  expect(started).toEqual(['first', 'guest', 'slow'])
})

test("a task that fails makes room, and its owner's next task runs", async () => {
  const { run } = createFairQueue(1)
  const failed = run(() => Promise.reject(new Error('no')), 'a')
  const next = run(() => Promise.resolve('yes'), 'a')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
