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

test('while others’ calls are under way, who has had 32 slices pauses before each, and they come back with time', async () => {
  let now = 0
  const pauses: (() => void)[] = []
  let isAlone = false
  const { slice } = createLongWork(() => isAlone, {
    now: () => now,
    pause: () => new Promise<void>((resolve) => pauses.push(resolve)),
  })
  const slices = async (user: string, count: number) => {
    for (let n = 0; n < count; n++) await slice(user)
  }
  await slices('ada', 32)
  const paused = [slice('ada'), slice('ada')]
  await slices('bob', 32)
  expect(pauses).toHaveLength(1)
  pauses[0]?.()
  await paused[0]
  await setImmediate()
  expect(pauses).toHaveLength(2)
  pauses[1]?.()
  await paused[1]
  isAlone = true
  await slices('ada', 40)
  isAlone = false
  now = 200
  await slices('ada', 5)
  expect(pauses).toHaveLength(2)
  void slice('ada')
  await setImmediate()
  expect(pauses).toHaveLength(3)
})
