const dayMs = 86_400_000

/** Days since 1970 of a calendar day, unaffected by daylight saving. */
export const dayNumber = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / dayMs

/** Returns a function that gives a moment's calendar day in a time zone, by default that of this device. */
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

export const currentDay = (): number => dayTeller()(Date.now())

// 1 January 1970 was a Thursday; Intl counts from Monday 1 to Sunday 7.
const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1

export const weekOf = (day: number, firstWeekday: number): number => day - ((weekdayOf(day) - firstWeekday + 7) % 7)

type WeekInfo = { firstDay: number }
/** `getWeekInfo` is the standard, `weekInfo` what the first browsers shipped; some have neither. */
type WithWeekInfo = { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

export function firstWeekdayOf(language: string): number {
  try {
    const locale = new Intl.Locale(language) as Intl.Locale & WithWeekInfo
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
  } catch {
    return 1
  }
}

export const dateOf = (day: number): Date => new Date(day * dayMs)
