import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readPreference, usePreference } from './preference.ts'

test('a preference is off at first, remembered once set, and shared by everything that shows it', () => {
  const first = renderHook(() => usePreference('test')).result
  const second = renderHook(() => usePreference('test')).result
  expect([first.current[0], second.current[0]]).toEqual([false, false])
  act(() => first.current[1](true))
  expect([first.current[0], second.current[0], readPreference('test')]).toEqual([true, true, true])
  act(() => second.current[1](false))
  expect([first.current[0], readPreference('test')]).toEqual([false, false])
})

test('a change in another tab is seen', () => {
  const { result } = renderHook(() => usePreference('test'))
  act(() => {
    localStorage.setItem('waymark.preference.test', 'on')
    window.dispatchEvent(new StorageEvent('storage'))
  })
  expect(result.current[0]).toBe(true)
})
