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
  return new Intl.DateTimeFormat(language, { month: style, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}

/** "Mar 2021 – Present"; a single month if both ends are equal or one is missing: nothing is guessed. */
export function formatRange(from: string, to: string, wording: DateWording): string {
  const ends = [from, to].filter(Boolean).map((month) => formatMonth(month, wording))
  return [...new Set(ends)].join(' – ')
}

/** "2009 - 2013" with the dash of the other dates; any other text unchanged. */
export function formatYears(text: string): string {
  return text.trim().replace(/^(\d{4}) ?- ?(\d{4})$/, '$1 – $2')
}

export function isPresent(month: string): boolean {
  return /present/i.test(month)
}
