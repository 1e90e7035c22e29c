import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import type { Tone } from '../../../ui/badge.tsx'
import { daysUntil, localMinute } from '../local-time.ts'

export type Due = { kind: 'interview' | 'follow-up'; text: string; tone: Tone }

/** What is next for a job: an interview that is near goes before a follow-up; in words, not only in colour. */
export function dueOf({ next_interview_at, follow_up_on }: JobRecord, now: Date): Due | null {
  const interview = interviewDue(next_interview_at, now)
  const followUp = followUpDue(follow_up_on, now)
  if (!interview || !followUp) return (interview ?? followUp)?.due ?? null
  return followUp.days < interview.days ? followUp.due : interview.due
}

type Dated = { days: number; due: Due }

function interviewDue(moment: string | null, now: Date): Dated | null {
  // The list may be older than the interview.
  if (moment === null || !(Date.parse(moment) >= now.getTime())) return null
  const days = daysUntil(localMinute(moment).slice(0, 10), now)
  const when = dayText(days)
  const time = new Date(moment).toLocaleTimeString(i18n.locale, { timeStyle: 'short' })
  const text = days > 1 ? t`Interview ${when}` : t`Interview ${when}, ${time}`
  return { days, due: { kind: 'interview', text, tone: days === 0 ? 'yellow' : 'grey' } }
}

function followUpDue(day: string | null, now: Date): Dated | null {
  if (day === null) return null
  const days = daysUntil(day, now)
  const when = dayText(days)
  const text = days < 0 ? t`Follow-up overdue` : t`Follow up ${when}`
  return { days, due: { kind: 'follow-up', text, tone: days < 0 ? 'red' : days === 0 ? 'yellow' : 'grey' } }
}

/** "today", "in 3 days", "2 days ago"; what is far away by its date. */
function dayText(days: number): string {
  if (Math.abs(days) <= 14) return new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' }).format(days, 'day')
  const weeks = Math.trunc(days / 7)
  return new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'always' }).format(weeks, 'week')
}
