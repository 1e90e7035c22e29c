const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** True for IANA time zones that this machine knows; offsets such as +05:30 are refused. */
export function isTimeZone(name: string): boolean {
  try {
    return clockOf(name) !== undefined && /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/** The moment of an hour on a day (YYYY-MM-DD) in a zone: the first if it comes twice, later by the gap if skipped. */
export function momentIn(timeZone: string, day: string, hour: number): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + hour * hourMs
  // No zone is further than a day from UTC, so the offset is that of a day before or after.
  const moments = [-dayMs, dayMs].map((away) => asIfUtc - offsetMs(timeZone, asIfUtc + away))
  const right = moments.filter((moment) => moment + offsetMs(timeZone, moment) === asIfUtc)
  return new Date(right.length > 0 ? Math.min(...right) : Math.max(...moments))
}

export function dayIn(timeZone: string, moment: Date): string {
  return new Date(moment.getTime() + offsetMs(timeZone, moment.getTime())).toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

function offsetMs(timeZone: string, moment: number): number {
  const parts = clockOf(timeZone).formatToParts(moment)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(moment / 1000) * 1000
}

/** Cached, because creating one takes some twenty times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const maxClocks = 1000

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
  if (clocks.size >= maxClocks) clocks.clear()
  clocks.set(timeZone, made)
  return made
}
