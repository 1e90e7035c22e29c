import { afterEach, expect } from 'vitest'
import { closePages, openPages } from './fixtures.ts'

// Runs before a second try too, so that each try starts without pages.
afterEach(async ({ task }) => {
  const left = task.result?.state === 'fail' ? await openPages() : []
  const errors = await closePages()
  expect([...errors, ...left], 'errors in the browser').toEqual([])
})
