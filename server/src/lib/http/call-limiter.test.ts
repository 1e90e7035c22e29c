import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createCallLimiter } from './call-limiter.ts'

const refused = { refused: 'too_many_requests', retryAfterS: 1 }

function makeCalls() {
  const ends: (() => void)[] = []
  const call = () => new Promise<object>((resolve) => ends.push(() => resolve({ done: true })))
  const endAll = async () => {
    await setImmediate()
    for (const end of ends.splice(0)) end()
  }
  return { call, endAll }
}

test('a user’s calls to an endpoint beyond its number at a time are refused, another user’s and other endpoints’ run', async () => {
  const { run } = createCallLimiter(1)
  const { call, endAll } = makeCalls()
  const mine = [run('/list', 2, 'ada', call), run('/list', 2, 'ada', call)]
  expect(await run('/list', 2, 'ada', call)).toEqual(refused)
  const others = [run('/list', 2, 'bob', call), run('/save', 2, 'ada', call)]
  await endAll()
  expect(await Promise.all([...mine, ...others])).toEqual(Array(4).fill({ done: true }))
  const again = run('/list', 2, 'ada', call)
  await endAll()
  expect(await again).toEqual({ done: true })
})

test('a user’s thirty-third call at a time is refused, whatever it is; without a user nothing is counted', async () => {
  const { run } = createCallLimiter(1)
  const { call, endAll } = makeCalls()
  const all = Array.from({ length: 32 }, (_, index) => run(`/${index}`, undefined, 'ada', call))
  expect(await run('/one more', undefined, 'ada', call)).toEqual(refused)
  all.push(run('/open', 1, undefined, call), run('/open', 1, undefined, call))
  await endAll()
  expect(await Promise.all(all)).toHaveLength(34)
})

test('a user is alone a second after the last call of another, and a slot that ends twice ends once', () => {
  let now = 0
  const { take, isAlone } = createCallLimiter(1, undefined, () => now)
  expect([isAlone('ada'), isAlone(undefined)]).toEqual([true, true])
  const slots = [take('/list', 2, 'ada'), take('/list', 2, 'ada')]
  expect([isAlone('ada'), isAlone('bob'), isAlone(undefined)]).toEqual([true, false, false])
  for (const slot of [...slots, ...slots]) if ('end' in slot) slot.end()
  expect([isAlone('bob'), isAlone('ada')]).toEqual([false, true])
  now = 1000
  expect([isAlone('bob'), 'end' in take('/list', 1, 'ada')]).toEqual([true, true])
  expect(take('/list', 1, 'ada')).toEqual(refused)
})

test('a call that fails gives its slot back', async () => {
  const { run } = createCallLimiter(1)
  await expect(run('/list', 1, 'ada', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run('/list', 1, 'ada', () => Promise.resolve({}))).toEqual({})
})

test('a program that goes on after twenty refusals waits for each further one; another user does not', async () => {
  const pauses: (() => void)[] = []
  const { run } = createCallLimiter(1, () => new Promise<void>((resolve) => pauses.push(resolve)))
  const { call, endAll } = makeCalls()
  const mine = run('/list', 1, 'ada', call)
  for (let n = 0; n < 20; n++) expect(await run('/list', 1, 'ada', call)).toEqual(refused)
  expect(pauses).toHaveLength(0)
  const waiting = Array.from({ length: 201 }, () => run('/list', 1, 'ada', call))
  // The last finds two hundred waiting before it.
  expect(await waiting[200]).toEqual(refused)
  expect(pauses).toHaveLength(200)
  const others = run('/list', 1, 'bob', call)
  expect(await run('/list', 1, 'bob', call)).toEqual(refused)
  pauses.forEach((end) => end())
  expect(await Promise.all(waiting)).toEqual(Array(201).fill(refused))
  await endAll()
  await Promise.all([mine, others])
})
