import { jobStatuses, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'

export type Column = { status: JobStatus; jobs: JobRecord[] }

export function isJobStatus(status: string): status is JobStatus {
  return (jobStatuses as readonly string[]).includes(status)
}

/** The status of the last history entry. An unknown one is skipped, not guessed: another client may have written it. */
export function statusOf(job: JobRecord): JobStatus | undefined {
  const last = job.history.at(-1)?.status
  return last !== undefined && isJobStatus(last) ? last : undefined
}

/** When the job changed last; what has no valid time counts as oldest. */
function changedAt(job: JobRecord): number {
  return Date.parse(job.history.at(-1)?.timestamp ?? '') || 0
}

/** The five columns in their order, each newest change first (spec §4). */
export function columnsOf(jobs: readonly JobRecord[]): Column[] {
  const sorted = jobs.toSorted((a, b) => changedAt(b) - changedAt(a))
  return jobStatuses.map((status) => ({ status, jobs: sorted.filter((job) => statusOf(job) === status) }))
}
