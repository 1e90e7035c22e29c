import path from 'node:path'
import { wordsByName } from '../list-file.ts'
import { fold } from '../matching/text/words.ts'

export const dateWords = wordsByName(path.join(import.meta.dirname, 'date-words.tsv'))

const monthStarts = Array.from({ length: 12 }, (_, index) => dateWords(`${index + 1}`))
const named = /\b(\p{L}{3,10})\.?(?: de)? ((?:19|20)\d{2})\b/gu
const numeric = /\b(?:((?:19|20)\d{2})-(\d{2})|(\d{1,2})[/.]((?:19|20)\d{2}))\b/g
const lasting = new RegExp(`\\b(?:${dateWords('lasting').join('|')})\\b`)

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

const fullNames = new Set(dateWords('month'))

export const isMonth = (word: string): boolean => fullNames.has(word)

const monthOf = (name: string): number =>
  monthStarts.findIndex((starts) => starts.some((it) => name.startsWith(it))) + 1

/** Whether a text says that something still goes on. */
export const saysLasting = (text: string): boolean => lasting.test(fold(text))
