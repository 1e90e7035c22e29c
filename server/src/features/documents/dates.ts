import type { DocumentTexts } from './document-texts.ts'

/** A month `YYYY-MM` as "Mar 2021" (or "March 2021"), `present` as the catalogue's word, other text as it stands. */
export function formatMonth(
  month: string,
  texts: Pick<DocumentTexts, 'present'>,
  language: string,
  style: 'short' | 'long' = 'short',
): string {
  if (isPresent(month)) return texts.present
  if (!/^\d{4}-\d{2}$/.test(month)) return month
  return new Intl.DateTimeFormat(language, { month: style, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}

/** "Mar 2021 – Present"; one month alone when both ends are the same or one is missing, for nothing is guessed. */
export function formatRange(from: string, to: string, texts: DocumentTexts, language: string): string {
  const ends = [from, to].filter(Boolean).map((month) => formatMonth(month, texts, language))
  return [...new Set(ends)].join(' – ')
}

/** "2009 - 2013" with the dash of the other dates; anything but a plain range of years stays as it stands. */
export function formatYears(text: string): string {
  return text.trim().replace(/^(\d{4}) ?- ?(\d{4})$/, '$1 – $2')
}

export function isPresent(month: string): boolean {
  return /present/i.test(month)
}
