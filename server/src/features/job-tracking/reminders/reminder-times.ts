import { addDays, dayIn, momentIn } from '../../../lib/zoned-time.ts'

const hourMs = 3_600_000
const mailHour = 9
const shortNoticeMs = 2 * hourMs
/** A mail that could not be sent in time is still sent within this period. */
const followUpUsefulMs = 24 * hourMs

export type Reminder = { kind: 'follow_up' | 'interview'; about: string }

export type MailTime = { due: Date; until: Date }

/** A follow-up is due at 9:00 of its day, an interview at 9:00 the day before or, if planned later, two hours ahead. */
export function mailTimeOf({ kind, about }: Reminder, plannedAt: Date, timeZone: string): MailTime | undefined {
  if (kind === 'follow_up') {
    const due = momentIn(timeZone, about, mailHour)
    return plannedAt < due ? { due, until: new Date(due.getTime() + followUpUsefulMs) } : undefined
  }
  const until = new Date(about)
  const dayBefore = momentIn(timeZone, addDays(dayIn(timeZone, until), -1), mailHour)
  if (plannedAt < dayBefore) return { due: dayBefore, until }
  const due = new Date(until.getTime() - shortNoticeMs)
  return plannedAt < due ? { due, until } : undefined
}

/** No time zone is further ahead of UTC. */
const furthestAheadMs = 14 * hourMs
/** From 9:00 to the end of the day, the whole next day, and an hour for clocks that are set back. */
const maxNoticeMs = (15 + 24 + 1) * hourMs

export function lookFrom({ kind, about }: Reminder): Date {
  return kind === 'follow_up'
    ? new Date(Date.parse(`${about}T00:00:00Z`) + mailHour * hourMs - furthestAheadMs)
    : new Date(Date.parse(about) - maxNoticeMs)
}

/** After `lookFrom` and this, a reminder is too late in every time zone: 9:00 at UTC-12, and a day more. */
export const lookForMs = (14 + 12 + 24 + 1) * hourMs
