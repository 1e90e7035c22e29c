import { jobStatuses, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { isJobStatus } from '../board/board.ts'

/** A stage of a job that we know, and when it got there: milliseconds, undefined where the time is not valid. */
export type Step = { status: JobStatus; at: number | undefined }

/** A card dropped into the wrong column is put right at once; the history keeps both moves for ever. */
export const slipMs = 5 * 60_000

const rank = (status: JobStatus) => jobStatuses.indexOf(status)

/** The history without statuses that are not ours, without repetitions, and without moves that were corrected. */
export function stepsOf(history: JobRecord['history']): Step[] {
  const steps: Step[] = []
  for (const { status, timestamp } of history) {
    if (!isJobStatus(status)) continue
    const time = Date.parse(timestamp)
    const step = { status, at: Number.isNaN(time) ? undefined : time }
    while (wasSlip(steps.at(-2), steps.at(-1), step)) steps.pop()
    if (steps.at(-1)?.status !== status) steps.push(step)
  }
  return steps
}

/** Left again within minutes for where it had come from, or for an earlier stage. */
function wasSlip(before: Step | undefined, step: Step | undefined, next: Step): boolean {
  if (step?.at === undefined || next.at === undefined) return false
  if (next.at < step.at || next.at - step.at > slipMs) return false
  return next.status === before?.status || rank(next.status) < rank(step.status)
}

/**
 * Where the application is in these steps; -1 where there is none. An interview or an offer shows that there was one,
 * and so does a job that was entered as rejected; one that went from Viewed to Rejected may have been put aside.
 */
export function applicationAt(steps: readonly Step[]): number {
  const at = steps.findIndex(({ status }) => status !== 'Viewed' && status !== 'Rejected')
  return at === -1 && steps[0]?.status === 'Rejected' ? 0 : at
}

const answers: readonly JobStatus[] = ['Interview', 'Offer', 'Rejected']

/** The employer's first answer to the application, if there was one. */
export function answerTo(steps: readonly Step[]): Step | undefined {
  const from = applicationAt(steps)
  return from === -1 ? undefined : steps.slice(from).find(({ status }) => answers.includes(status))
}

/** When it was applied for, where the board knows: an interview without an Applied before has no such day. */
export function appliedAt(steps: readonly Step[]): number | undefined {
  const application = steps[applicationAt(steps)]
  return application?.status === 'Applied' ? application.at : undefined
}
