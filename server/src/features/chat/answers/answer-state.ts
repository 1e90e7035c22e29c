import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import type { Intent } from '../../../lib/intents/intents.ts'
import type { Language } from '../../../lib/languages.ts'

/** A request that is already understood: what a button means, or what an answer is waiting for. */
export type Go = {
  intent: Intent
  job_url?: string | undefined
  stage?: JobStatus | undefined
  day?: string | undefined
  /** Days from when the button is pressed, in place of a day. */
  in_days?: number | undefined
  role?: string | undefined
  place?: string | undefined
  remote?: boolean | undefined
  topic?: string | undefined
  url?: string | undefined
  /** About the posting that was pasted into the last message. */
  pasted?: boolean | undefined
}

/** A message that was drafted, which the next one may want in other words. */
export type DraftState = { kind: string; job_url?: string | undefined }

export type PracticeState = { questions: string[]; asked: number; job_url?: string | undefined }

/** The message that was answered (or the pasted posting that is still spoken of), and the jobs that the answer named, in its order. */
export type LastTurn = { text: string; job_urls: string[] }

/** What the assistant remembers from its last answer, stored with it: it survives reloads and other processes. */
export type AnswerState = {
  language: Language
  buttons: { message: string; go: Go }[]
  /** After "which job?" or "when?" the next message may just name it. */
  pending?: Go | undefined
  practice?: PracticeState | undefined
  draft?: DraftState | undefined
  last?: LastTurn | undefined
}
