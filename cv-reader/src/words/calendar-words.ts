import { allWords } from './dictionary.ts'
import { foldWord } from './normal-words.ts'

const languages = 'en de fr es it pt nl pl sv da nb fi cs sk hu ro tr el ru uk bg hr sl lt lv et ca id vi'.split(
  ' ',
) as readonly string[]

/** Intl inflects a month beside a day ("января"). */
const monthStyles: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', year: 'numeric' },
  { month: 'short', year: 'numeric' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
]

/** One formatter for all twelve: a new one each took 120 ms for all languages. */
function monthNames(language: string, style: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2021, month, 15))
    return foldWord(parts.find(({ type }) => type === 'month')?.value ?? '')
  })
}

function collectMonths(): Map<string, number> {
  const found = new Map<string, Set<number>>()
  for (const language of languages) {
    for (const style of monthStyles) {
      for (const [month, name] of monthNames(language, style).entries()) {
        if (/^\p{L}{3,}$/u.test(name)) found.set(name, (found.get(name) ?? new Set()).add(month + 1))
      }
    }
  }
  // A name of two months in two languages (Polish and Croatian "lis") says nothing.
  const single = [...found].filter(([, months]) => months.size === 1)
  return new Map(single.map(([name, months]) => [name, [...months][0] ?? 0]))
}

let months: ReadonlyMap<string, number> | undefined

/** 1 to 12 for a month's name, long or short, in any of the languages; else undefined. */
export function monthOf(word: string): number | undefined {
  months ??= collectMonths()
  return months.get(foldWord(word))
}

function wordsForToday(language: string): string[] {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return [format.format(0, 'day'), format.format(0, 'second')]
}

const presentWords = new Set(
  [...allWords(({ present }) => present), ...languages.flatMap(wordsForToday)]
    .map(foldWord)
    .filter((word) => word.length >= 2),
)

export function isPresentWord(words: string): boolean {
  return presentWords.has(foldWord(words))
}

function unitNames(language: string, unit: 'year' | 'month'): string[] {
  return (['long', 'short'] as const).flatMap((unitDisplay) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay })
    return [1, 2, 5].map((count) => foldWord(format.format(count).replace(/[\d\s\u00a0\u202f]+/g, '')))
  })
}

const timeUnits = new Set([
  ...languages
    .flatMap((language) => [...unitNames(language, 'year'), ...unitNames(language, 'month')])
    // A lone letter may mean something else: "10M".
    .filter((name) => name.length > 1),
  ...'yr mo mos mth mths'.split(' '),
])

export function isTimeUnit(word: string): boolean {
  return timeUnits.has(foldWord(word))
}
