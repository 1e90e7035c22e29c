import type { Line } from '../lines/line.ts'
import { monthOf } from '../words/calendar-words.ts'
import { allWords } from '../words/dictionary.ts'
import { normalWords } from '../words/normal-words.ts'
import { isLevel } from '../words/skill-levels.ts'
import { withoutDates } from './dates.ts'
import { saysBrokenOff, saysExpired } from './not-held.ts'
import { valuesOf } from './field-values.ts'
import type { ReadProfile } from './fields.ts'

/** Words that say what stands beside them, or that a field holds in another form: labels, "present", "married", "expected". */
const told = new Set(
  allWords((words) => [
    ...Object.values(words.sections).flat(),
    ...Object.values(words.contact_labels).flat(),
    ...Object.values(words.field_labels).flat(),
    ...Object.values(words.marital_statuses).flat(),
    ...words.document_titles,
    ...words.present,
    ...words.since,
    ...words.expected,
    ...words.awarded,
    ...words.achievement_headings,
    ...words.duty_headings,
  ]).flatMap(normalWords),
)

/** "Not" before "completed" makes a statement of it. */
const denied = /(?<!\p{L})(?:not|never|nicht|nie|non|pas|no|sin|sans|ohne|niet|não|sem)\s$/iu

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}+#.'’&/@-]*/gu
/** One word may be a mark, a level or half a name; two are a statement, and so is a name: "Porto-Vecchio". */
const leastWords = 2
const isName = (text: string) => /^\p{Lu}[\p{L}’'-]{4,}$/u.test(text) && !isLevel(text) && monthOf(text) === undefined

/**
 * What lines say beyond the values that were read from them: "service de cardiologie (28 lits)" behind a title. Lines in `except` are
 * shown whole elsewhere.
 */
export function unplacedWords(lines: readonly Line[], profile: ReadProfile, except: ReadonlySet<number>): string[] {
  const placed = new Map<number, Words[]>()
  for (const { value, partial = '', lines: own } of valuesOf(profile)) {
    const words = wordsIn(`${value} ${partial}`)
    for (const index of own) {
      const known = placed.get(index)
      if (known) known.push(words)
      else placed.set(index, [words])
    }
  }
  return lines.flatMap(({ text }, index) => {
    const values = placed.get(index)
    return values === undefined || except.has(index) ? [] : text.split('\t').flatMap((cell) => restsOf(cell, values))
  })
}

type Words = { known: ReadonlySet<string>; run: string }

/** Long enough for a summary, and for a hyphen at a line's end in it. */
const mostCompared = 5000

function wordsIn(value: string): Words {
  const words = (value.slice(0, mostCompared).match(word) ?? []).flatMap(normalWords)
  return { known: new Set(words), run: words.join('') }
}

function restsOf(cell: string, values: readonly Words[]): string[] {
  const text = withoutDates(cell.replace(/https?:\/\/\S+/gi, ' '))
  const rests: { start: number; end: number; reach: number; words: number }[] = []
  let ahead: { start: number; end: number } | undefined
  const follows = (before: { end: number }, index: number) => /^[^\p{L}\p{N}:：]*$/u.test(text.slice(before.end, index))
  for (const { 0: found, index } of text.matchAll(word)) {
    const end = index + found.length
    const isSmall = !/\p{L}/u.test(found) || (found.length < 3 && found !== found.toUpperCase())
    const last = rests.at(-1)
    const open = last && follows({ end: last.reach }, index) ? last : undefined
    const parts = normalWords(found)
    const isTold = parts.every((part) => told.has(part)) && !denied.test(text.slice(0, index))
    const isPlaced = parts.every((part) => values.some(({ known }) => known.has(part)))
    if (isPlaced || isTold || values.some(({ run }) => run.includes(parts.join('')))) {
      // Small words and labels stand in many texts: they end nothing, and belong to what they stand beside.
      if (open && (isSmall || (isTold && !isPlaced))) open.reach = end
      ahead = isTold && !isPlaced ? { start: ahead && follows(ahead, index) ? ahead.start : index, end } : undefined
    } else {
      if (open) {
        open.reach = end
        open.end = end
        open.words += Number(!isSmall)
      } else {
        const start = ahead && follows(ahead, index) ? ahead.start : index
        rests.push({ start, end, reach: end, words: Number(!isSmall) })
      }
      ahead = undefined
    }
  }
  return rests
    .filter(
      ({ start, end, words }) =>
        words >= leastWords ||
        saysBrokenOff(text.slice(start, end)) ||
        saysExpired(text.slice(start, end)) ||
        isName(text.slice(start, end)),
    )
    .map(({ start, end }) => cutOut(text, start, end))
}

/** The words, with the whole of a bracket that they fill or end in. */
function cutOut(text: string, start: number, end: number): string {
  const open = text.lastIndexOf('(', end - 1)
  const close = open === -1 ? -1 : text.indexOf(')', open)
  if (open === -1 || close < end - 1) return text.slice(start, end)
  return open < start ? text.slice(open + 1, close).trim() : text.slice(start, close + 1)
}
