import type { MessageButton } from '@waymark/contract/message-parts.ts'
import type { Proposal } from '@waymark/contract/proposals.ts'
import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import type { JobSearchTerms } from '../../../lib/intents/entities/job-search-terms.ts'
import type { Block } from '../../../lib/markdown/blocks.ts'
import type { Places } from '../../../lib/places/places.ts'
import type { AttachedCv } from '../attached-cv.ts'
import type { Card } from '../board/cards.ts'
import type { Tools } from '../tools/registry.ts'
import type { ToolCall } from '../tools/tool.ts'
import type { DraftState, FoundState, Go, PracticeState, Told } from './answer-state.ts'
import type { Speech } from './speech.ts'

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
  told?: Told | undefined
  search: JobSearchTerms | undefined
  /** Addresses of results that were shown before, which a search for more leaves out. */
  seen?: readonly string[] | undefined
  /** The language model that answers otherwise, if one is connected. */
  model: string | undefined
  topic: string | undefined
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
  | { found: FoundState }

export type AnswerTo = (ask: Ask) => Promise<Piece[]>
