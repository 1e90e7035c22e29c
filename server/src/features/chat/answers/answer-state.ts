import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import type { Intent } from '../../../lib/intents/intents.ts'
import type { Language } from '../../../lib/languages.ts'

/** A wish that needs no understanding any more: what a button means, or what an answer is waiting for. */
export type Go = {
  intent: Intent
  job_url?: string | undefined
  stage?: JobStatus | undefined
  day?: string | undefined
  /** A title, as in postings. */
  role?: string | undefined
  place?: string | undefined
  remote?: boolean | undefined
  /** Of a question about a CV or an interview. */
  topic?: string | undefined
  url?: string | undefined
}

export type PracticeState = { questions: string[]; asked: number; job_url?: string | undefined }

/** What the assistant remembers from its last answer, stored with it: a reload or another process changes nothing. */
export type AnswerState = {
  language: Language
  buttons: { message: string; go: Go }[]
  /** Asked "which job?" or "when?": the next message may just name it. */
  pending?: Go | undefined
  practice?: PracticeState | undefined
}
