import '../lib/i18n.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// jsdom has no layout and nothing to scroll. Some tests run without it.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {}

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
  if (typeof window !== 'undefined') window.localStorage.clear()
  vi.useRealTimers()
  expect(complaints, 'console.error was called').toEqual([])
  vi.restoreAllMocks()
})
