import { jobStatuses, type JobStatus } from '@waymark/contract/job-tracking.ts'
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
