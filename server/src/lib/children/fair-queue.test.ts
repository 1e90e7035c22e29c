import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Tasks that end together, when the test says so. */
function makeTasks() {
  let end = (_: string) => {}
  const started: string[] = []
  const done = new Promise<string>((resolve) => (end = resolve))
  return { started, end: () => end('done'), task: (name: string) => () => (started.push(name), done) }
}

test('sixteen tasks may run or wait, the seventeenth is refused, and finished tasks make room', async () => {
  const run = createFairQueue()
  const { task, end } = makeTasks()
  const sixteen = Array.from({ length: 16 }, () => run(task('a')))
  expect(await run(task('b'))).toBe('busy')
  end()
  expect(new Set(await Promise.all(sixteen))).toEqual(new Set(['done']))
  expect(await run(task('c'))).toBe('done')
})

test('one owner may have two tasks, the second after the first, without holding up other owners', async () => {
  const run = createFairQueue()
  const { task, end, started } = makeTasks()
  const first = [run(task('a1'), 'a'), run(task('a2'), 'a')]
  expect(await run(task('a3'), 'a')).toBe('busy')
  const other = run(task('b1'), 'b')
  await Promise.resolve()
  expect(started).toEqual(['a1', 'b1'])
  end()
  await Promise.all([...first, other])
  expect(started).toEqual(['a1', 'b1', 'a2'])
})

test("a task that fails makes room, and its owner's next task runs", async () => {
  const run = createFairQueue()
  const failed = run(() => Promise.reject(new Error('no')), 'a')
  const next = run(() => Promise.resolve('yes'), 'a')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
  expect(await run(() => Promise.resolve('again'), 'a')).toBe('again')
})
