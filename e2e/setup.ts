import { afterEach, expect } from 'vitest'
import { closePages } from './fixtures.ts'

afterEach(async () => expect(await closePages(), 'errors in the browser').toEqual([]))
