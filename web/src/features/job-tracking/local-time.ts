const two = (value: number) => String(value).padStart(2, '0')

/** A moment as `<input type="datetime-local">` writes it, in this device's time zone; '' where it is none. */
export function localMinute(moment: string): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The moment, ISO 8601 in UTC, of such a text; undefined where it is no whole date with time. */
export function momentOf(text: string): string | undefined {
  // Read as local time: a date with a time and without a zone (ECMAScript, "Date Time String Format").
  const date = isDay(text.slice(0, 10)) && /T\d{2}:\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** Whether the server takes it as a day: years are typed digit by digit, and 0002 is none. A day of room for time zones. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && text > '1900-01-01'

/** Whole days from the one that `now` lies in to the other, in this device's calendar. */
export function daysUntil(day: string, now: Date): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const start = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return Math.round((Date.UTC(year, month - 1, date) - start) / 86_400_000)
}
