import {
  isJobStatus,
  jobStatuses,
  statusMeanings,
  type JobRecord,
  type JobStatus,
} from '@waymark/contract/job-tracking.ts'

/** A known status and when the job reached it, in milliseconds; undefined if the time is invalid. */
export type Step = { status: JobStatus; at: number | undefined }

/** A move corrected within this time does not count. The history itself keeps both moves. */
export const slipMs = 5 * 60_000

const rank = (status: JobStatus) => jobStatuses.indexOf(status)

/** The history without unknown statuses, repetitions and corrected moves. */
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

/** True if the job went back, within minutes, to where it came from or to an earlier stage. */
function wasSlip(before: Step | undefined, step: Step | undefined, next: Step): boolean {
  if (step?.at === undefined || next.at === undefined) return false
  if (next.at < step.at || next.at - step.at > slipMs) return false
  return next.status === before?.status || rank(next.status) < rank(step.status)
}

/** The step that shows an application, or -1. A job entered as rejected was applied for; Viewed to Rejected is not. */
export function applicationAt(steps: readonly Step[]): number {
  const at = steps.findIndex(({ status }) => statusMeanings[status].isApplied)
  const [first] = steps
  return at === -1 && first && statusMeanings[first.status].isAnswer ? 0 : at
}

export function answerTo(steps: readonly Step[]): Step | undefined {
  const from = applicationAt(steps)
  return from === -1 ? undefined : steps.slice(from).find(({ status }) => statusMeanings[status].isAnswer)
}

/** When the user applied; undefined if the history does not say, as for a job entered as an interview. */
export function appliedAt(steps: readonly Step[]): number | undefined {
  const application = steps[applicationAt(steps)]
  return application?.status === 'Applied' ? application.at : undefined
}
