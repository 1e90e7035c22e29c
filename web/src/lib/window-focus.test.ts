import { expect, test, vi } from 'vitest'
import { onWindow } from './window-focus.ts'

test('every listener of an event hears it until it is removed', () => {
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()]
  const removals = [onWindow('focus', first), onWindow('focus', second), onWindow('online', other)]
  window.dispatchEvent(new Event('focus'))
  removals[0]!()
  window.dispatchEvent(new Event('focus'))
  expect([first, second, other].map((listener) => listener.mock.calls.length)).toEqual([1, 2, 0])
  removals.forEach((remove) => remove())
})

test('leaving is heard when the page is closed and when it is hidden, not when it is shown again', () => {
  const leave = vi.fn()
  const remove = onWindow('leave', leave)
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(leave).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('pagehide'))
  expect(leave).toHaveBeenCalledTimes(2)
  remove()
})
