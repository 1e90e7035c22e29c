import { jobStatuses, type JobStatus } from '@waymark/contract/job-tracking.ts'
import type { Period } from '../../../lib/intents/entities/periods.ts'
import { dayIn } from '../../../lib/zoned-time.ts'
import type { Card } from './cards.ts'

const dayMs = 86_400_000

export type BoardNumbers = {
  jobs: number
  archived: number
  /** Present statuses, including archived jobs. */
  by_status: Record<JobStatus, number>
  applied: number
  applied_last_7_days: number
  applied_last_30_days: number
  answered: number
  /** Applications that led to an interview or further. */
  interviewed: number
  rejected: number
}

export type PeriodNumbers = {
  applied: number
  /** Of those applied for in the period, until today. */
  answered: number
  interviewed: number
  /** That arrived in the period, whenever the application was sent. */
  rejections: number
}

/** What happened between two days, both included, in the user's time zone. */
export function countPeriod(
  cards: readonly Card[],
  { from, to }: Pick<Period, 'from' | 'to'>,
  timeZone: string,
): PeriodNumbers {
  const isIn = (time: string | null) => {
    if (time === null) return false
    const day = dayIn(timeZone, new Date(time))
    return day >= from && day <= to
  }
  const applied = cards.filter(({ applied_at }) => isIn(applied_at))
  return {
    applied: applied.length,
    answered: applied.filter(({ answered }) => answered).length,
    interviewed: applied.filter(({ interviewed }) => interviewed).length,
    rejections: cards.filter((card) => card.status === 'Rejected' && card.applied_at !== null && isIn(card.since))
      .length,
  }
}

/** Statistics of the whole board. An application counts once, whatever happened to it later. */
export function countBoard(cards: readonly Card[], now: Date): BoardNumbers {
  const applied = cards.filter(({ applied_at }) => applied_at !== null)
  const since = (days: number) =>
    applied.filter(({ applied_at }) => now.getTime() - Date.parse(applied_at ?? '') < days * dayMs).length
  const counted = jobStatuses.map((status) => [status, cards.filter((card) => card.status === status).length])
  return {
    jobs: cards.length,
    archived: cards.filter(({ archived }) => archived).length,
    by_status: Object.fromEntries(counted) as Record<JobStatus, number>,
    applied: applied.length,
    applied_last_7_days: since(7),
    applied_last_30_days: since(30),
    answered: applied.filter(({ answered }) => answered).length,
    interviewed: applied.filter(({ interviewed }) => interviewed).length,
    rejected: applied.filter(({ status }) => status === 'Rejected').length,
  }
}
