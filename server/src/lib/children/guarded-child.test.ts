import fs from 'node:fs'
import { getPriority } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { currentUser } from '../current-user.ts'
import { createGuardedChild, type ChildFailure, type ChildLimits, type GuardedChild } from './guarded-child.ts'

type Task = { act: string; bytes?: Uint8Array }
const script = path.join(import.meta.dirname, '../../testing/guarded-child-tasks.ts')
const started: GuardedChild<Task, unknown>[] = []
afterEach(() => started.splice(0).forEach((child) => child.stop()))

function makeChild(limits: Partial<ChildLimits> = {}): GuardedChild<Task, unknown> {
  const child = createGuardedChild<Task, unknown>(script, {
    heapMb: 128,
    residentMb: 300,
    timeoutMs: 60_000,
    processes: 1,
    reuse: false,
    ...limits,
  })
  started.push(child)
  return child
}
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: ChildFailure) => error.reason,
  )

test('bytes travel there and back', async () => {
  expect(await makeChild().run({ act: 'bytes', bytes: new Uint8Array([1, 2, 3]) })).toEqual(new Uint8Array([3, 2, 1]))
})

test('a task that throws gives its own sentence', async () => {
  await expect(makeChild().run({ act: 'throw' })).rejects.toThrow('This file is broken.')
})

test('a task that loops for ever is killed at its time limit, and the next one runs', async () => {
  // Time enough for the next one's process to start on a busy machine.
  const child = makeChild({ timeoutMs: 5000 })
  expect(await reasonOf(child.run({ act: 'hang' }))).toBe('timeout')
  expect(await child.run({ act: 'process' })).toBeTypeOf('string')
})

test('a process that is kept and was killed at a limit, or died of its task, is not used again', async () => {
  for (const limits of [{}, { isolation: undefined }]) {
    const child = makeChild({ reuse: true, ...limits })
    const first = await child.run({ act: 'process' })
    expect(await reasonOf(child.run({ act: 'memory' }))).toBe('memory')
    const second = await child.run({ act: 'process' })
    expect(second).not.toBe(first)
    expect(await reasonOf(child.run({ act: 'exit' }))).toBe('crashed')
    expect(await child.run({ act: 'process' })).not.toBe(second)
  }
})

test('a task that takes too much memory outside the heap is killed', async () => {
  expect(await reasonOf(makeChild().run({ act: 'memory' }))).toBe('memory')
})

test('a child that ends by itself fails its task only', async () => {
  const child = makeChild()
  expect(await reasonOf(child.run({ act: 'exit' }))).toBe('crashed')
  expect(await child.run({ act: 'process' })).toBeTypeOf('string')
})

test('a child can neither write nor read outside the application nor see the environment', async () => {
  const child = makeChild()
  await expect(child.run({ act: 'write' })).rejects.toThrow(/restricted/i)
  await expect(child.run({ act: 'read-outside' })).rejects.toThrow(/restricted/i)
  expect(await child.run({ act: 'environment' })).not.toContain('PATH')
})

test('strangers get a fresh process each; our own templates keep theirs', async () => {
  const fresh = makeChild()
  expect(await fresh.run({ act: 'process' })).not.toBe(await fresh.run({ act: 'process' }))
  const kept = makeChild({ reuse: true })
  expect(await kept.run({ act: 'process' })).toBe(await kept.run({ act: 'process' }))
})

test('more tasks than processes wait for their turn', async () => {
  const child = makeChild({ processes: 2, reuse: true })
  const processes = await Promise.all(
    Array.from({ length: 6 }, async () => (await child.run({ act: 'sleep' }), child.run({ act: 'process' }))),
  )
  expect(new Set(processes).size).toBeLessThanOrEqual(2)
})

test('a user’s second task waits behind everybody’s first', async () => {
  const child = makeChild({ reuse: true })
  const done: string[] = []
  const work = (user: string, task: string) =>
    currentUser.run(user, async () => {
      await child.run({ act: 'sleep' })
      done.push(task)
    })
  await Promise.all([...[1, 2, 3].map((n) => work('ada', `ada ${n}`)), ...[1, 2].map((n) => work('bob', `bob ${n}`))])
  expect(done).toEqual(['ada 1', 'bob 1', 'ada 2', 'ada 3', 'bob 2'])
})

test('a file is read at a low priority, and never at a higher one than the server has', async () => {
  for (const limits of [{}, { isolation: undefined }])
    expect(await makeChild(limits).run({ act: 'priority' })).toBe(Math.max(5, getPriority()))
})

/** SCHED_IDLE of sched.h: runs when nobody else wants the processor. */
const idlePolicy = 5

/** Niceness and scheduling policy of the children that compute tasks with this much heap. */
function schedulesOf(heapMb: number): [nice: number, policy: number][] {
  return fs.readdirSync('/proc').flatMap((pid): [number, number][] => {
    try {
      const [program, ...args] = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      if (program !== process.execPath || !args.includes(script) || !args.includes(`--max-old-space-size=${heapMb}`))
        return []
      const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      return [[Number(fields[16]), Number(fields[38])]]
    } catch {
      return []
    }
  })
}

test.each([131, 132])(
  'a file that computes longer than any real one gets what everybody else leaves',
  async (heapMb) => {
    const isolation = heapMb === 131 ? {} : { isolation: undefined }
    const child = makeChild({ heapMb, timeoutMs: 120_000, ...isolation })
    void child.run({ act: 'hang' }).catch(() => undefined)
    await expect.poll(() => schedulesOf(heapMb), { timeout: 60_000 }).toEqual([[19, idlePolicy]])
  },
)
