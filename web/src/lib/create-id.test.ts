import { expect, test, vi } from 'vitest'
import { createId } from './create-id.ts'

test('ids fit the contract and differ, also on plain http, where randomUUID is missing', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 50 }, createId)
  vi.unstubAllGlobals()
  for (const id of [...ids, createId()]) expect(id).toMatch(/^[A-Za-z0-9_-]{32,64}$/)
  expect(new Set(ids).size).toBe(50)
})
