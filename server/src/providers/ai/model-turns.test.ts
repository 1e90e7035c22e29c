import { expect, test } from 'vitest'
import { createModelTurns } from './model-turns.ts'

const never = new AbortController().signal
/** Lets whatever is resolved by now continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('an owner waits for their own call to end, others do not', async () => {
  const turns = createModelTurns(5)
  const end = await turns.take('ada', never)
  const started: string[] = []
  void turns.take('ada', never).then(() => started.push('ada'))
  void turns.take('ben', never).then(() => started.push('ben'))
  await settle()
  expect(started).toEqual(['ben'])
  end?.()
  await settle()
  expect(started).toEqual(['ben', 'ada'])
})

test('no more than the given number run at once, and the longest wait ends first', async () => {
  const turns = createModelTurns(1)
  const end = await turns.take('ada', never)
  const started: string[] = []
  for (const owner of ['ben', 'cleo']) void turns.take(owner, never).then(() => started.push(owner))
  await settle()
  expect(started).toEqual([])
  end?.()
  await settle()
  expect(started).toEqual(['ben'])
})

test('whoever gives up waiting takes no turn', async () => {
  const turns = createModelTurns(1)
  const end = await turns.take('ada', never)
  const patience = new AbortController()
  const waited = turns.take('ben', patience.signal)
  patience.abort()
  expect(await waited).toBeUndefined()
  end?.()
  expect(await turns.take('cleo', never)).toBeDefined()
})
