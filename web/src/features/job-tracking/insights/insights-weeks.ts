const dayMs = 86_400_000

/** Whole days since 1970 of a calendar day: numbers that no change of clocks disturbs. */
export const dayNumber = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / dayMs

/** Tells which calendar day a moment falls on in a time zone; without one, in that of this device. */
export function dayTeller(timeZone?: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    ...(timeZone && { timeZone }),
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  return (moment) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    return dayNumber(parts['year'] ?? 1970, parts['month'] ?? 1, parts['day'] ?? 1)
  }
}

/** Today, on this device. */
export const currentDay = (): number => dayTeller()(Date.now())

// 1 January 1970 was a Thursday; as Intl counts, Monday is 1 and Sunday 7.
const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1

/** The first day of the week that the day is in. */
export const weekOf = (day: number, firstWeekday: number): number => day - ((weekdayOf(day) - firstWeekday + 7) % 7)

type WeekInfo = { firstDay: number }
/** `getWeekInfo` is how the standard has it; `weekInfo` how the first browsers had it, and some have neither. */
type WithWeekInfo = { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

/** The weekday that weeks begin with where this language is spoken: 1 is Monday. */
export function firstWeekdayOf(language: string): number {
  try {
    const locale = new Intl.Locale(language) as Intl.Locale & WithWeekInfo
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
  } catch {
    return 1
  }
}

/** A day number as a date that formats to this day with `timeZone: 'UTC'`. */
export const dateOf = (day: number): Date => new Date(day * dayMs)
