import { dayOf, runsOfDays, slicesOfDay, token } from '../index/terms.ts'
import type { Ask } from './search-listings.ts'
import type { TermFrequencies } from './term-frequencies.ts'
import type { TitlePart } from './title-query.ts'

/** Tokens of which each of the newest postings has one, and their share of all. */
export type Window = { tokens: string[]; share: number }

/** Matches that a window should hold. */
const wanted = 400
/** A window with a larger share of the listings saves less than it costs. */
const largestShare = 0.4
const longestDays = 60
/** A window that held too few grows at least this much. */
const leastGrowth = 4
/** Words are this much more frequent in texts than in titles, measured over 8,700 postings. */
const bodyFactor = 8
/** Smaller indexes are searched whole. */
const smallIndex = 20_000

/** The smallest window that promises enough matches; undefined for all ages. */
export function firstWindow(ask: Ask, now: Date, frequencies: TermFrequencies): Window | undefined {
  if (frequencies.listings < smallIndex) return undefined
  const share =
    estimateShare(ask, frequencies) * (ask.column === 'body_terms' && ask.inTitle === undefined ? bodyFactor : 1)
  return windowOf(wanted / (frequencies.listings * Math.min(1, share)), now, frequencies)
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
      const parts = Array.from({ length: slices }, (_, slice) => token.slice(day, slice))
      return { tokens: [...daysUntil(today, day + 1), ...parts], share: wantedShare }
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

/** Later terms count by a root of their share (exponential backoff), because terms of a search correlate. */
function estimateShare({ parts, tokens }: Ask, { share }: TermFrequencies): number {
  const all = (shares: readonly number[]) =>
    shares.toSorted((a, b) => a - b).reduce((product, one, index) => product * one ** (1 / 2 ** Math.min(index, 3)), 1)
  // A stem that only one language makes of a word is rare, whatever the word.
  const commonest = (ofWord: readonly string[]) => Math.max(...ofWord.map(share))
  const any = (shares: readonly number[]) =>
    Math.min(
      1,
      shares.reduce((sum, one) => sum + one, 0),
    )
  const ofPart = ({ phrases }: TitlePart) =>
    all(phrases.map(({ alternatives }) => any(alternatives.map((words) => all(words.map(commonest))))))
  const ofTokens = tokens.map((group) => any(group.map(share)))
  return any(parts.map(ofPart)) * ofTokens.reduce((product, one) => product * one, 1)
}
