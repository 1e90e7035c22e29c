import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLongWork } from './long-work.ts'

test('a user’s slices run one in each turn of the event loop, in their order, whatever calls they belong to', async () => {
  const { slice } = createLongWork(() => true)
  const done: string[] = []
  const work = async (name: string) => {
    for (let n = 0; n < 3; n++) {
      await slice('ada')
      done.push(name)
    }
  }
  const both = Promise.all([work('a'), work('b')])
  const seen: number[] = []
  while (done.length < 6) {
    await setImmediate()
    seen.push(done.length)
  }
  await both
  expect(done).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
  expect(Math.max(...seen.map((count, index) => count - (seen[index - 1] ?? 0)))).toBe(1)
})

test('while others’ calls are under way each slice pauses first, and another user’s slice does not wait for it', async () => {
  const pauses: (() => void)[] = []
  const { slice } = createLongWork(
    (user) => user === 'bob',
    () => new Promise<void>((resolve) => pauses.push(resolve)),
  )
  const done: string[] = []
  const work = async (user: string) => {
    await slice(user)
    done.push(user)
  }
  const [first, second] = [work('ada'), work('ada')]
  await work('bob')
  expect([done, pauses.length]).toEqual([['bob'], 1])
  pauses[0]?.()
  await first
  await setImmediate()
  expect([done, pauses.length]).toEqual([['bob', 'ada'], 2])
  pauses[1]?.()
  await second
})
