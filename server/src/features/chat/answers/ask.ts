import type { MessageButton } from '@waymark/contract/message-parts.ts'
import type { Proposal } from '@waymark/contract/proposals.ts'
import type { Story } from '@waymark/contract/stories.ts'
import type { Kept } from '../stories/stories.repository.ts'
import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import type { JobSearchTerms } from '../../../lib/intents/entities/job-search-terms.ts'
import type { Block } from '../../../lib/markdown/blocks.ts'
import type { Places } from '../../../lib/places/places.ts'
import type { AttachedCv } from '../attached-cv.ts'
import type { Card } from '../board/cards.ts'
import type { Tools } from '../tools/registry.ts'
import type { ToolCall } from '../tools/tool.ts'
import type { DraftState, Go, PracticeState, JobReport } from './answer-state.ts'
import type { Speech } from './speech.ts'
import type { Posting, Searched } from './thread/thread-state.ts'

export type Ask = {
  speech: Speech
  tools: Tools
  call: ToolCall
  now: Date
  timeZone: string
  places: Places
  /** The part of the message with this request. */
  text: string
  message: string
  /** The user's message before this one. */
  before?: string | undefined
  cv: AttachedCv | undefined
  /** The whole board, including archived jobs. */
  board: readonly Card[]
  jobs: readonly Card[]
  stage: JobStatus | undefined
  day: string | undefined
  /** Of the day, as HH:MM. */
  time: string | undefined
  url: string | undefined
  /** Of a job that is not on the board yet, where a button or an earlier message told it. */
  told?: JobReport | undefined
  search: JobSearchTerms | undefined
  /** The language model that answers otherwise, if one is connected. */
  model: string | undefined
  topic: string | undefined
  thread?: AskedThread | undefined
  /** What the user confirmed since then and has not undone, the latest first; in one conversation where it is named. */
  confirmed(since: Date, session_id?: string): Promise<Proposal[]>
  stories: {
    /** What the user told in practice rounds, the newest first. */
    list(): Promise<Story[]>
    /** Keeps an answer; false where no more fit. */
    keep(story: Pick<Story, 'question' | 'answer'>): Promise<Kept>
  }
}

/** What the conversation is about, beside what the message says itself. */
export type AskedThread = {
  /** The card that was spoken of last. */
  card?: Card | undefined
  /** The message means it without naming it. */
  isMeant?: boolean | undefined
  /** A day alone is that of its interview. */
  isInterview?: boolean | undefined
  /** It names what may be an employer, and stands on no card. */
  unknown?: string | undefined
  /** Addresses of the results that were shown before, which a search for more leaves out. */
  seen?: readonly string[] | undefined
}

/** Sends its message, which needs no understanding then, or opens a page of the app. */
export type Button = { label: string; go: Go } | Extract<MessageButton, { href: string }>

/** A piece of an answer, in reading order. Buttons of all pieces are collected at the end. */
export type Piece =
  | Block
  | { jobs: readonly FoundJob[] }
  | { cards: readonly Card[] }
  | { proposal: Proposal }
  | { buttons: readonly Button[] }
  | { pending: Go }
  | { practice: PracticeState }
  | { draft: DraftState }
  /** Pressable beyond the usual three: each of the jobs that are asked about. */
  | { choices: readonly Button[] }
  | { searched: Searched }
  /** A found posting that the answer is about. */
  | { posting: Posting }
  /** The message was not understood, so the conversation stands where it stood. */
  | { unsure: true }

export type AnswerTo = (ask: Ask) => Promise<Piece[]>
