import { saysPresent } from '../../lib/matching/profile/open-times.ts'
import type { DocumentTexts } from './document-texts.ts'

type DateWording = { texts: Pick<DocumentTexts, 'present'>; language: string }

/** `YYYY-MM` as "Mar 2021" (or "March 2021"), `present` in the catalogue's word, other text unchanged. */
export function formatMonth(
  month: string,
  { texts, language }: DateWording,
  style: 'short' | 'long' = 'short',
): string {
  if (isPresent(month)) return texts.present
  if (!/^\d{4}-\d{2}$/.test(month)) return month
  return monthFormat(language, style).format(new Date(`${month}-01T00:00:00Z`))
}

/** Polish short names are other months in Croatian, and programs that read CVs know neither of them for sure. */
const written: ReadonlySet<string> = new Set(['pl'])

/** Kept: making one takes a hundred times as long as using it, and a long CV names hundreds of months. */
const monthFormats = new Map<string, Intl.DateTimeFormat>()

function monthFormat(language: string, style: 'short' | 'long'): Intl.DateTimeFormat {
  const key = `${language} ${style}`
  const month = written.has(language) ? 'long' : style
  const format =
    monthFormats.get(key) ??
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { month, year: 'numeric', timeZone: 'UTC' })
  monthFormats.set(key, format)
  return format
}

/** `YYYY-MM-DD` as "2 April 1988", or in the way of the language. */
export function formatDay(day: string, { language }: DateWording): string {
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** "Mar 2021 – Present"; a single month if both ends are equal or one is missing: nothing is guessed. */
export function formatRange(from: string, to: string, wording: DateWording): string {
  const ends = [from, to].filter(Boolean).map((month) => formatMonth(month, wording))
  return [...new Set(ends)].join(' – ')
}

/** "2009 - 2013" or "2009 - present" as the other dates are written; anything but a plain range is unchanged. */
export function formatYears(text: string, { present }: Pick<DocumentTexts, 'present'>): string {
  return text
    .trim()
    .replace(/^(\d{4}) ?- ?(\d{4})$/, '$1 – $2')
    .replace(/^(\d{4}) ?- ?present$/i, (_, year: string) => `${year} – ${present}`)
}

/** Also of the time of a school, which people write in their own words: "2024 - heute", "2025 - actualidad". */
export function isPresent(month: string): boolean {
  return saysPresent(month)
}
