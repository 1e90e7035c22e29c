import '../lib/i18n.ts'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// jsdom has no layout and nothing to scroll. Some tests run without it.
if (typeof window !== 'undefined') {
  Element.prototype.scrollIntoView = () => {}
  window.scrollTo = () => {}
}

configure({
  // Waiting ends as soon as the element appears, which takes seconds on a busy machine.
  asyncUtilTimeout: 30_000,
  // Each failed query would print the whole page; only a failed test does, below.
  getElementError: (message) => new Error(message ?? 'Nothing was found.'),
})

// React's development build takes a stack trace per element until it has taken this many. Nobody reads them here.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} })

// Unexpected console errors, such as React's warnings, fail the test. A test that expects one replaces the spy.
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
  })
})

afterEach(({ task }) => {
  if (task.result?.state === 'fail' && typeof document !== 'undefined') console.log(prettyDOM(document.body))
  cleanup()
  if (typeof window !== 'undefined') {
    window.localStorage.clear()
    window.sessionStorage.clear()
  }
  vi.useRealTimers()
  expect(complaints, 'console.error was called').toEqual([])
  vi.restoreAllMocks()
})
