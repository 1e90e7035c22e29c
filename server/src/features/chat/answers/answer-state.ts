import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import type { NamedDate } from '../../../lib/intents/entities/dates.ts'
import type { ReportedJob } from '../../../lib/intents/entities/reported-job.ts'
import type { Intent } from '../../../lib/intents/intents.ts'
import type { Language } from '../../../lib/languages.ts'
import type { Block } from '../../../lib/markdown/blocks.ts'
import type { ThreadState } from './thread/thread-state.ts'

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
  /** Of the day, as HH:MM. */
  time?: string | undefined
  /** What was told of a job that is not on the board yet. */
  told?: JobReport | undefined
  /** About the posting that was pasted into the last message. */
  pasted?: boolean | undefined
}

/** With the day on which the job got to its stage. */
export type JobReport = Pick<ReportedJob, 'title' | 'company' | 'location' | 'source'> & {
  reached_on?: string | undefined
  /** Jobs that were told in one breath with this one; a title that is missing is the same. */
  others?: readonly Pick<ReportedJob, 'title' | 'company' | 'location'>[] | undefined
}

/** What the user said of a draft. */
export type DraftDetails = {
  /** Whom it is for, with the title if one was said. */
  name?: string
  /** What was spoken of, with its preposition. */
  about?: string | undefined
  /** Of the user's own work, for what goes to the present employer. */
  title?: string
  day?: string
  time?: string
  /** How long the period of notice is. */
  notice?: string
  /** The user said how long ago the application was, so that the board's date is not written. */
  isDated?: boolean
  /** Sentences that the user wants in it. */
  more?: string[] | undefined
}

/** `isLight`: few words, as to somebody one knows already; `isMail`: with a subject. */
export type DraftForm = { isLight?: boolean; isMail?: boolean }

/** A message that was drafted or offered, which the next one may want in other words. */
export type DraftState = {
  kind: string
  job_url?: string | undefined
  details?: DraftDetails
  form?: DraftForm
}

export type PracticeState = { questions: string[]; asked: number; job_url?: string | undefined }

/**
 * The message that was answered (or the pasted posting that is still spoken of), the jobs that the answer named, in its
 * order, and what corrections since then say in place of its words.
 */
export type LastTurn = {
  text: string
  job_urls: string[]
  meant?: { date?: NamedDate | undefined; stage?: JobStatus | undefined } | undefined
  about?: About | undefined
}

/** The job that a message is about without naming it; `isInterview`: a day alone is that of its interview. */
export type About = { job_url: string; isInterview?: boolean | undefined }

/** What the assistant remembers from its last answer, stored with it: it survives reloads and other processes. */
export type AnswerState = {
  language: Language
  buttons: { message: string; go: Go }[]
  /** After "which job?" or "when?" the next message may just name it. */
  pending?: Go | undefined
  practice?: PracticeState | undefined
  draft?: DraftState | undefined
  last?: LastTurn | undefined
  thread?: ThreadState | undefined
  /** The answer in fewer words, where it is long enough for that. */
  brief?: Block[] | undefined
  /** The longer message that was typed last: "save that as a story" means it. */
  story?: string | undefined
}
