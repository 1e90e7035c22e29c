import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../languages.ts'

type FixedDay = 'today' | 'tomorrow' | 'day_after_tomorrow' | 'next_month' | 'end_of_week' | 'weekend' | 'end_of_month'

export type PastPeriod =
  | 'today'
  | 'yesterday'
  | 'this_week'
  | 'last_week'
  | 'this_month'
  | 'last_month'
  | 'this_year'
  | 'last_year'

/** `since` and `within` stand before a day or month; `lastDays` are patterns with `{count}` and `{unit}`. */
type PastWords = { since: string; within: string; lastDays: string[]; named: Record<PastPeriod, string[]> }

export type DateWords = {
  phrases: ReadonlyMap<string, FixedDay>
  weekdays: ReadonlyMap<string, number>
  months: ReadonlyMap<string, number>
  numbers: ReadonlyMap<string, number>
  units: ReadonlyMap<string, 'day' | 'week' | 'month'>
  inPrefix: string
  fromNow: string
  nextWeek: string
  weekAfterNext: string
  /** What makes the named day one or two weeks later: "a week on Friday" before it, "vendredi en huit" after it. */
  later: Record<'before' | 'after', readonly [string[], string[]]>
  /** Beside a day, these mean another one than it, whichever. */
  loose: string
  ordinal: string
  dayPrefix: string
  dayOfMonth: string
  /** The day of the month behind a weekday: "Thursday the 3rd". */
  numberBehind: string
  time: string
  /** One to twelve. */
  hours: string[]
  /** "Half {h}", "{h} menos cuarto": how many minutes from the hour named. */
  clock: [string, number][]
  /** Beside a weekday: the one after. */
  notThis: string
  endOf: string
  /** Patterns of the four Sundays of Advent, the first one first. */
  advent: string[]
  past: PastWords
}

type DateFile = {
  phrases: Record<FixedDay, string[]>
  weekdays: string[][]
  months: string[][]
  numbers: Record<string, number>
  units: Record<'day' | 'week' | 'month', string[]>
} & Pick<DateWords, 'later' | 'past' | 'hours' | 'clock' | 'advent'> &
  Record<
    | 'inPrefix'
    | 'fromNow'
    | 'nextWeek'
    | 'weekAfterNext'
    | 'loose'
    | 'ordinal'
    | 'dayPrefix'
    | 'dayOfMonth'
    | 'numberBehind'
    | 'time'
    | 'notThis'
    | 'endOf',
    string
  >

const known = new Map<Language, DateWords>()

export function dateWords(language: Language): DateWords {
  const kept = known.get(language)
  if (kept) return kept
  const file = JSON.parse(readFileSync(join(import.meta.dirname, language, 'dates.json'), 'utf8')) as DateFile
  const words: DateWords = {
    ...file,
    phrases: byWord(file.phrases),
    weekdays: numbered(file.weekdays),
    months: numbered(file.months),
    numbers: new Map(Object.entries(file.numbers)),
    units: byWord(file.units),
  }
  known.set(language, words)
  return words
}

const byWord = <Name extends string>(lists: Record<Name, string[]>): Map<string, Name> =>
  new Map(
    Object.entries<string[]>(lists).flatMap(([name, words]) => words.map((word) => [word, name as Name] as const)),
  )

const numbered = (lists: readonly string[][]): Map<string, number> =>
  new Map(lists.flatMap((words, index) => words.map((word) => [word, index + 1] as const)))
