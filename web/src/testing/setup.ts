import '../lib/i18n.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// jsdom has no layout and nothing to scroll. Some tests run without it.
if (typeof window !== 'undefined') {
  Element.prototype.scrollIntoView = () => {}
  window.scrollTo = () => {}
}

// Waiting ends as soon as the thing is there; on a busy machine that can take seconds.
configure({ asyncUtilTimeout: 30_000 })

// An unexpected console.error, such as a warning of React's, fails the test. A test that provokes one on purpose
// replaces the spy with its own.
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
