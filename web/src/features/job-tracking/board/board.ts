import { isJobStatus, jobStatuses, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'

export type Column = { status: JobStatus; jobs: JobRecord[] }

/** The last known status. Unknown ones are skipped, not guessed: a newer version may have written them. */
export function statusOf(job: JobRecord): JobStatus | undefined {
  const last = job.history.at(-1)?.status
  return last !== undefined && isJobStatus(last) ? last : undefined
}

function changedAt(job: JobRecord): number {
  return Date.parse(job.history.at(-1)?.timestamp ?? '') || 0
}

/** Sorts by the latest change, newest first: the order of a freshly loaded board. */
export function newestFirst(jobs: readonly JobRecord[]): JobRecord[] {
  return jobs.toSorted((a, b) => changedAt(b) - changedAt(a))
}

/** Cards keep the order of the list, so a moved card stays where it was dropped until the next load. */
export function columnsOf(jobs: readonly JobRecord[]): Column[] {
  return jobStatuses.map((status) => ({ status, jobs: jobs.filter((job) => statusOf(job) === status) }))
}

export function placedBefore(
  jobs: readonly JobRecord[],
  job_url: string,
  next: string | null | undefined,
): JobRecord[] {
  const job = jobs.find((one) => one.job_url === job_url)
  if (!job) return [...jobs]
  const others = jobs.filter((one) => one !== job)
  const at = others.findIndex((one) => one.job_url === next)
  return others.toSpliced(at === -1 ? others.length : at, 0, job)
}
