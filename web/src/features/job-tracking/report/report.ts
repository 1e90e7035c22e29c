import type { JobRecord, JobStatus } from '@waymark/contract/job-tracking.ts'
import { statusOf } from '../board/board.ts'
import { answerTo, applicationAt, appliedAt, stepsOf, type Step } from '../insights/insights-history.ts'
import { dateOf, dayNumber } from '../insights/insights-weeks.ts'

/** Days since 1970, both inclusive; null for no bound. */
export type Period = { from: number | null; to: number | null }
export type PeriodName = 'this-month' | 'last-month' | 'three-months' | 'all' | 'custom'

export type ReportRow = {
  job: JobRecord
  steps: Step[]
  result: JobStatus
  applied: boolean
  answered: boolean
  appliedAt: number | undefined
}
export type ReportTotals = {
  applications: number
  answered: number
  interviews: number
  offers: number
  rejected: number
  waiting: number
}

/** The named calendar period that contains or precedes this day. */
export function periodOf(name: Exclude<PeriodName, 'custom'>, today: number): Period {
  const date = dateOf(today)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  if (name === 'this-month') return { from: dayNumber(year, month, 1), to: today }
  if (name === 'last-month') return { from: dayNumber(year, month - 1, 1), to: dayNumber(year, month, 0) }
  if (name === 'all') return { from: null, to: null }
  // 31 May goes back to 28 February, not to 3 March.
  const lastDay = dateOf(dayNumber(year, month - 2, 0)).getUTCDate()
  return { from: dayNumber(year, month - 3, Math.min(date.getUTCDate(), lastDay)), to: today }
}

/** The day in the value of `<input type="date">`; null if it is invalid. */
export function dayOfText(text: string): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? null : time / 86_400_000
}

type Choice = { period: Period; withOthers: boolean; dayOf: (moment: number) => number }

/** One row per application in the period, newest first, including archived jobs. */
export function rowsOf(jobs: readonly JobRecord[], { period, withOthers, dayOf }: Choice): ReportRow[] {
  return jobs
    .flatMap((job) => rowOf(job) ?? [])
    .filter((row) => (row.applied || withOthers) && isWithin(countsAt(row), period, dayOf))
    .toSorted((a, b) => (countsAt(b) ?? 0) - (countsAt(a) ?? 0))
}

function rowOf(job: JobRecord): ReportRow | undefined {
  const result = statusOf(job)
  if (!result) return undefined
  const steps = stepsOf(job.history)
  const applied = applicationAt(steps) !== -1
  return { job, steps, result, applied, answered: answerTo(steps) !== undefined, appliedAt: appliedAt(steps) }
}

/** The moment that decides the period: the application, else the first step that implies one. */
function countsAt({ steps, applied, appliedAt }: ReportRow): number | undefined {
  return appliedAt ?? steps[applied ? applicationAt(steps) : 0]?.at
}

function isWithin(moment: number | undefined, { from, to }: Period, dayOf: Choice['dayOf']): boolean {
  if (from === null && to === null) return true
  if (moment === undefined) return false
  const day = dayOf(moment)
  return (from === null || day >= from) && (to === null || day <= to)
}

export function totalsOf(rows: readonly ReportRow[]): ReportTotals {
  const applications = rows.filter((row) => row.applied)
  const reached = (status: JobStatus) =>
    applications.filter(({ steps }) => steps.some((step) => step.status === status)).length
  const answered = applications.filter((row) => row.answered).length
  return {
    applications: applications.length,
    answered,
    interviews: reached('Interview'),
    offers: reached('Offer'),
    rejected: reached('Rejected'),
    waiting: applications.length - answered,
  }
}
