import { allWords } from './dictionary.ts'
import { intlWords } from './intl-words.ts'
import { foldWord } from './normal-words.ts'

const months: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
    intlWords(`month-${month}`).map((name): [string, number] => [name, month]),
  ),
)

/** 1 to 12 for a month's name, long or short, in any of the languages; else undefined. */
export function monthOf(word: string): number | undefined {
  return months.get(foldWord(word))
}

const seasons = new Set(allWords(({ seasons: words }) => words).map(foldWord))

/** True for "Summer" and "Verano" alone, whose year stands elsewhere. */
export const isSeason = (text: string): boolean => seasons.has(foldWord(text))

const presentWords = new Set(
  [...allWords(({ present }) => present).map(foldWord), ...intlWords('today')].filter((word) => word.length >= 2),
)

export function isPresentWord(words: string): boolean {
  return presentWords.has(foldWord(words))
}

const timeUnits = new Set([
  // A lone letter may mean something else: "10M".
  ...intlWords('units').filter((name) => name.length > 1),
  ...'yr mo mos mth mths week weeks wks woche wochen semaine semaines semana semanas settimana settimane weken'.split(
    ' ',
  ),
])

export function isTimeUnit(word: string): boolean {
  return timeUnits.has(foldWord(word))
}

const duration = /^\(?(\d{1,2}\+?\s\p{L}+\.?)(?:(?:,|\s\p{L}{1,3})?\s(\d{1,2}\s\p{L}+\.?))?\)?$/u

/** True for a span of time alone, without its dates: "7 years 4 months", "3 Jahre und 2 Monate", "11 mos". */
export function isDuration(text: string): boolean {
  const parts = duration.exec(text.trim().slice(0, 60))?.slice(1).filter(Boolean) ?? []
  return parts.length > 0 && parts.every((part) => isTimeUnit(part.replace(/[\d\s+.]/g, '')))
}
