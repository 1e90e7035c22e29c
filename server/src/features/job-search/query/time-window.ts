import { dayOf, runsOfDays, runsOfSlices, slicesOfDay, token } from '../index/terms.ts'
import type { TermFrequencies } from './term-frequencies.ts'

/** Tokens of which each of the newest postings has one, and their share of all. */
export type Window = { tokens: string[]; share: number }

/** Matches that a window should hold. */
const wanted = 400
/** A window with a larger share of the listings saves less than it costs. */
const largestShare = 0.4
const longestDays = 60
/** A window that held too few grows at least this much. */
const leastGrowth = 4
/** Smaller indexes are searched whole. */
const smallIndex = 20_000

/** The smallest window that promises enough matches of a search with this share of the listings; undefined for all ages. */
export function firstWindow(share: number, now: Date, frequencies: TermFrequencies): Window | undefined {
  if (frequencies.listings < smallIndex) return undefined
  return windowOf(wanted / (frequencies.listings * share), now, frequencies)
}

/** A wider window, by the number of matches in the last one; undefined for all ages. */
export function widerWindow(last: Window, seen: number, now: Date, frequencies: TermFrequencies): Window | undefined {
  return windowOf(last.share * Math.max(leastGrowth, wanted / Math.max(seen, 1)), now, frequencies)
}

/** Whole days up to today, plus as many parts of the day before as needed. */
function windowOf(wantedShare: number, now: Date, frequencies: TermFrequencies): Window | undefined {
  if (wantedShare > largestShare) return undefined
  const today = dayOf(now)
  let share = 0
  for (let day = today; day > today - longestDays; day--) {
    const own = frequencies.share(token.days(day, 1))
    const slices = Math.ceil((slicesOfDay * (wantedShare - share)) / own)
    if (slices < slicesOfDay) {
      return { tokens: [...daysUntil(today, day + 1), ...slicesUntil(day, slices)], share: wantedShare }
    }
    share += own
  }
  return undefined
}

function daysUntil(today: number, first: number): string[] {
  const tokens: string[] = []
  for (let day = first; day <= today;) {
    const run = runsOfDays.find((length) => day % length === 0) ?? 1
    tokens.push(token.days(day, run))
    day += run
  }
  return tokens
}

function slicesUntil(day: number, end: number): string[] {
  const tokens: string[] = []
  for (let slice = 0; slice < end;) {
    const run = runsOfSlices.find((length) => slice % length === 0 && slice + length <= end) ?? 1
    tokens.push(token.slices(day, slice, run))
    slice += run
  }
  return tokens
}
