const two = (value: number) => String(value).padStart(2, '0')

/** A moment as the value of `<input type="datetime-local">` in this device's time zone; '' if invalid. */
export function localMinute(moment: string): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Parses such a value to ISO 8601 in UTC; undefined if it is not a complete date with time. */
export function momentOf(text: string): string | undefined {
  // ECMAScript reads a date with a time and without a zone as local time.
  const date = isDay(text.slice(0, 10)) && /T\d{2}:\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** True for days that the server accepts: years are typed digit by digit, and 0002 is not one. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && text > '1900-01-01'

export function daysUntil(day: string, now: Date): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const start = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return Math.round((Date.UTC(year, month - 1, date) - start) / 86_400_000)
}
