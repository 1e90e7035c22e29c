import { fold } from '../matching/text/words.ts'

// The first letters of the months in English, German, French and Spanish, folded; the longest name wins.
const monthNames: readonly (readonly string[])[] = [
  ['jan', 'ene', 'janv'],
  ['feb', 'fev'],
  ['mar', 'mrz', 'marz', 'mars'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou', 'ago'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'dic'],
]
const named = /\b(\p{L}{3,10})\.?(?: de)? ((?:19|20)\d{2})\b/gu
const numeric = /\b(?:((?:19|20)\d{2})-(\d{2})|(\d{1,2})[/.]((?:19|20)\d{2}))\b/g
const lasting =
  /\b(?:since|present|currently|today|to date|ongoing|seit|heute|derzeit|aktuell|depuis|actuellement|desde|actualidad|actualmente)\b/

/** Years as `2022`, months as `2022-03` besides their year. */
export function readDates(text: string): Set<string> {
  const plain = fold(text)
  const months = [
    ...[...plain.matchAll(named)].map(([, name = '', year]) => [year, monthOf(name)] as const),
    ...[...plain.matchAll(numeric)].map(([, y1, m1, m2, y2]) => [y1 ?? y2, Number(m1 ?? m2)] as const),
  ]
  const known = months.flatMap(([year, month]) =>
    month >= 1 && month <= 12 ? [`${year}-${String(month).padStart(2, '0')}`] : [],
  )
  return new Set([
    ...known,
    ...[...plain.matchAll(/(?<![\d.,$€£])(?:19|20)\d{2}(?![\d%]|[.,]\d)/g)].map(([year]) => year),
  ])
}

const monthName =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/

export const isMonth = (word: string): boolean => monthName.test(word)

const monthOf = (name: string): number => monthNames.findIndex((starts) => starts.some((it) => name.startsWith(it))) + 1

/** Whether a text says that something still goes on. */
export const saysLasting = (text: string): boolean => lasting.test(fold(text))
