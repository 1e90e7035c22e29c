const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Whether the name is one of the IANA time zone database that this machine knows; an offset such as +05:30 is none. */
export function isTimeZone(name: string): boolean {
  try {
    return clockOf(name) !== undefined && /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/**
 * The moment at which the clocks of a time zone show this hour on this day. Where they are set forward over it, as much
 * later as they were set forward; where it comes twice, the first.
 * @param day YYYY-MM-DD
 */
export function momentIn(timeZone: string, day: string, hour: number): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + hour * hourMs
  // No zone is further than a day from UTC, so one of the offsets around is the one that holds.
  const moments = [-dayMs, dayMs].map((away) => asIfUtc - offsetMs(timeZone, asIfUtc + away))
  const right = moments.filter((moment) => moment + offsetMs(timeZone, moment) === asIfUtc)
  return new Date(right.length > 0 ? Math.min(...right) : Math.max(...moments))
}

/** The day that a time zone's calendar shows at a moment, YYYY-MM-DD. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Date(moment.getTime() + offsetMs(timeZone, moment.getTime())).toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** How far a zone's clocks are ahead of UTC at a moment. */
function offsetMs(timeZone: string, moment: number): number {
  const parts = clockOf(timeZone).formatToParts(moment)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(moment / 1000) * 1000
}

/** Making one takes some twenty times as long as asking it. */
const clocks = new Map<string, Intl.DateTimeFormat>()
/** There are some 600 names; but each may be written in upper and lower case. */
const mostClocks = 1000

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone)
  if (kept) return kept
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (clocks.size >= mostClocks) clocks.clear()
  clocks.set(timeZone, made)
  return made
}
