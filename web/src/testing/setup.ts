import '../lib/i18n.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// jsdom has no layout, and nothing to scroll; some tests run without it.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {}

// An unexpected console.error fails the test: React's warnings are mistakes of ours. A test that provokes one on
// purpose replaces the spy with its own.
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '))
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  expect(complaints, 'console.error was called').toEqual([])
  vi.restoreAllMocks()
})
