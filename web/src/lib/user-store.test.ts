import { expect, test, vi } from 'vitest'
import { session } from './session.ts'
import { createUserStore } from './user-store.ts'

test('a subscriber hears of each change, and of none after leaving', () => {
  const store = createUserStore(0)
  const heard = vi.fn()
  const leave = store.subscribe(heard)
  store.set(1)
  leave()
  store.set(2)
  expect(store.get()).toBe(2)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('the value is gone with the sign-in it belongs to', () => {
  session.update({ token: 't1' })
  const store = createUserStore<string[]>([])
  store.set(['mine'])
  session.update({ name: 'Ada' })
  expect(store.get()).toEqual(['mine'])
  session.update({ token: null })
  expect(store.get()).toEqual([])
})
