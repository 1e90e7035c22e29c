import { expect, test } from 'vitest'
import { isNotYetHeld } from './not-yet-held.ts'

test.each([
  ['Level 5 Diploma', '2027', true],
  ['Level 5 Diploma', '2026', false],
  ['ADR, valid until 2029', '', false],
  ['ADR, valid until 2029', '2024', false],
  ['Exam in March 2027', '', true],
])('%s, dated %j: ahead %s', (name, date, isAhead) => expect(isNotYetHeld(name, '2026-11-22', date)).toBe(isAhead))
