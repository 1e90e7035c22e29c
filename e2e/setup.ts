import { afterEach, expect } from 'vitest'
import { closePages } from './fixtures.ts'

// An unexpected console error fails a test.
afterEach(async () => expect(await closePages(), 'errors in the browser').toEqual([]))
