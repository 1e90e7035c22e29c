const utc = { timeZone: 'UTC' } as const

export function monthText(month: string, locale: string): string {
  const match = /^(\d{4})-(\d{2})$/.exec(month)
  if (!match) return month
  return new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', ...utc }).format(
    Date.UTC(Number(match[1]), Number(match[2]) - 1, 1),
  )
}

export function longDateText(date: string, locale: string): string {
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) ? date : new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...utc }).format(time)
}

export const isPresent = (to: string) => /present/i.test(to)

export function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

export type Years = { start: string; end: string }

/** Reads "2014 - 2016" with either year missing; null for any other text. */
export function readYears(attendance: string): Years | null {
  const match = /^\s*(\d{4})?\s*(?:[-–—]\s*(\d{4}|present)?)?\s*$/i.exec(attendance)
  return match ? { start: match[1] ?? '', end: match[2] ?? '' } : null
}

export function writeYears({ start, end }: Years): string {
  if (end === '') return start
  return start === '' ? `- ${end}` : `${start} - ${end}`
}
