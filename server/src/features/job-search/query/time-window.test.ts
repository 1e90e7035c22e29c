import { expect, test } from 'vitest'
import { dayOf, slicesOfDay } from '../index/terms.ts'
import { firstWindow, widerWindow } from './time-window.ts'

const now = new Date('2026-11-22T10:00:00Z')
const today = dayOf(now)
/** A million postings, two in a hundred on each day. */
const frequencies = {
  listings: 1_000_000,
  share: (term: string) => (term.startsWith('d1:') ? 0.02 : term === 'engin' ? 0.05 : 0.0005),
}
/** Days, and parts of days, that a window's tokens stand for. */
function daysOf(tokens: readonly string[]): number {
  const daysOfToken = (one: string) => Number(/^d(\d+):\d+$/.exec(one)?.[1] ?? 0)
  const slicesOfToken = (one: string) => Number(/\+(\d+)$/.exec(one)?.[1] ?? 1)
  return tokens.reduce((sum, one) => sum + (one.includes('.') ? slicesOfToken(one) / slicesOfDay : daysOfToken(one)), 0)
}

test('a common word is looked for in a part of the newest day, and farther back where that part has too few', () => {
  const first = firstWindow(0.05, now, frequencies)!
  expect(daysOf(first.tokens)).toBeLessThan(1)
  const next = widerWindow(first, 10, now, frequencies)!
  expect(daysOf(next.tokens)).toBeGreaterThan(4)
})

test('a window of many days is a few tokens that leave out none of them', () => {
  for (let share = 0.02; share < 0.4; share += 0.02) {
    const { tokens } = widerWindow({ tokens: [], share }, 400, now, frequencies) ?? { tokens: [] }
    expect(tokens.length).toBeLessThanOrEqual(8 + 6)
    const runs = tokens.filter((one) => !one.includes('.')).map((one) => one.slice(1).split(':').map(Number))
    const covered = runs.flatMap(([run = 0, first = 0]) => Array.from({ length: run }, (_, day) => first + day))
    const oldest = Math.min(today + 1, ...covered)
    for (let day = oldest; day <= today; day++) expect(covered).toContain(day)
  }
})

test('a part of a day is the parts asked for, in a few tokens', () => {
  for (const parts of [1, 3, 4, 7, 15]) {
    const { tokens } = widerWindow(
      { tokens: [], share: (0.02 * parts) / slicesOfDay / 4 - 1e-9 },
      400,
      now,
      frequencies,
    )!
    expect(daysOf(tokens)).toBe(parts / slicesOfDay)
    expect(tokens.length).toBeLessThanOrEqual(6)
  }
})

test('a rare word is looked for at every age, and so is any word in a small index', () => {
  expect(firstWindow(0.0005, now, frequencies)).toBeUndefined()
  expect(firstWindow(0.05, now, { ...frequencies, listings: 5000 })).toBeUndefined()
})
