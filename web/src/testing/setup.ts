import '../lib/i18n.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// jsdom has no layout and nothing to scroll. Some tests run without it.
if (typeof window !== 'undefined') {
  Element.prototype.scrollIntoView = () => {}
  window.scrollTo = () => {}
}

// Waiting ends as soon as the element appears, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

// Unexpected console errors, such as React's warnings, fail the test. A test that expects one replaces the spy.
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
  })
})

afterEach(() => {
  cleanup()
  if (typeof window !== 'undefined') {
    window.localStorage.clear()
    window.sessionStorage.clear()
  }
  vi.useRealTimers()
  expect(complaints, 'console.error was called').toEqual([])
  vi.restoreAllMocks()
})
