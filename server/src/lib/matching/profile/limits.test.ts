import { expect, test } from 'vitest'
import { isExpired, isLimit } from './limits.ts'

test.each(['HACCP, expired 2019', 'HACCP (expired 2019)', 'Ersthelfer (abgelaufen)'])('%s is held no more', (text) =>
  expect(isExpired(text)).toBe(true),
)
test.each(['IELTS, not expired', 'First Aid, lapsed 2019, renewed 2024', 'HACCP (expired in 2030)'])(
  '%s is still held',
  (text) => expect(isExpired(text)).toBe(false),
)

test.each(['Excel (user)', 'Excel (Anwender)', 'Excel (usuario)', 'CNC (training)', 'HTML-Grundkenntnisse'])(
  '%s has a limit',
  (text) => expect(isLimit(text)).toBe(true),
)
test.each([
  'SAP (key user)',
  'SAP (power user)',
  'Excel (usuario avanzado)',
  'Excel (fortgeschrittener Anwender)',
  'Windows (user support)',
  'AutoCAD (training of 20 colleagues)',
])('%s has none', (text) => expect(isLimit(text)).toBe(false))
