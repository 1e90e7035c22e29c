import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import type { Tone } from '../../../ui/badge.tsx'
import { daysUntil, localMinute } from '../local-time.ts'

/** `text` says what and when ("Interview tomorrow, 9:30"), `when` only when. */
export type NextDate = { kind: 'interview' | 'follow-up'; text: string; when: string; tone: Tone }
type Dated = NextDate & { days: number }

type Dates = Pick<JobRecord, 'next_interview_at' | 'follow_up_on'>

/** The next interview and the follow-up day, the sooner one first. */
export function datesOf({ next_interview_at, follow_up_on }: Dates, now: Date): NextDate[] {
  return [interviewDate(next_interview_at, now), followUpDate(follow_up_on, now)]
    .filter((date) => date !== null)
    .toSorted((a, b) => a.days - b.days)
}

function interviewDate(moment: string | null, now: Date): Dated | null {
  // The list may have been loaded before the interview took place.
  if (moment === null || !(Date.parse(moment) >= now.getTime())) return null
  const days = daysUntil(localMinute(moment).slice(0, 10), now)
  const time = new Date(moment).toLocaleTimeString(i18n.locale, { timeStyle: 'short' })
  const when = days > 1 ? dayText(days) : `${dayText(days)}, ${time}`
  return { kind: 'interview', days, text: t`Interview ${when}`, when, tone: days === 0 ? 'yellow' : 'grey' }
}

function followUpDate(day: string | null, now: Date): Dated | null {
  if (day === null) return null
  const days = daysUntil(day, now)
  if (days < 0) return { kind: 'follow-up', days, text: t`Follow-up overdue`, when: t`overdue`, tone: 'red' }
  const when = dayText(days)
  return { kind: 'follow-up', days, text: t`Follow up ${when}`, when, tone: days === 0 ? 'yellow' : 'grey' }
}

function dayText(days: number): string {
  if (days <= 14) return new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' }).format(days, 'day')
  return new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'always' }).format(Math.trunc(days / 7), 'week')
}
