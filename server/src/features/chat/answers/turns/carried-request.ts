import type { Cue } from '../../../../lib/intents/cues.ts'
import type { NamedDate } from '../../../../lib/intents/entities/dates.ts'
import { fold, isWithin, slipsIn } from '../../../../lib/intents/plain-text.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import type { Card } from '../../board/cards.ts'
import type { About, LastTurn } from '../answer-state.ts'
import { hearAbout } from '../thread/hear-about.ts'
import type { Posting } from '../thread/thread-state.ts'

export type Heard = Understanding<Card>
export type Understood = Exclude<Heard, { kind: 'crisis' }>
/** A message as it is meant: `heard` in the words of the request that it goes on with, `meant` in what it says otherwise. */
export type Turn = {
  understood: Heard
  heard: string
  meant?: LastTurn['meant']
  isCorrection?: boolean
  about?: About | undefined
  /** It is about this posting that a search found. */
  posting?: Posting
  /** It is about a card that is proposed, and not on the board yet. */
  isWaiting?: boolean
  /** It names an entry that the last list, of so many, does not have. */
  beyond?: number
  /** It goes on with a search of which these were shown. */
  seen?: readonly string[]
}
/** `meant`: the job that it is about where it names none. */
export type Hear = (text: string, meant?: Card) => Heard

/** The last request as it was understood, with what a correction made of it. */
export function hearLast({ text, meant, about }: LastTurn, hear: Hear, board: readonly Card[]): Understood | undefined {
  const card = about && board.find(({ job_url }) => job_url === about.job_url)
  const heard = card ? hearAbout(text, card, hear) : hear(text)
  if (heard.kind === 'crisis') return undefined
  const { stage = heard.stage, date = heard.date } = meant ?? {}
  return { ...heard, stage, date }
}

/** Whoever tells of themselves asks nothing that the next job could be asked too. */
const tellings = new Set<Cue>(['rejected', 'got_job', 'lost_job', 'worn_out', 'money'])

export const isCarriable = (before: Understood, isAlso: boolean): boolean =>
  !before.isDistressed &&
  before.jobs.length <= 1 &&
  (isAlso || !before.cues.some((cue) => tellings.has(cue))) &&
  (before.kind === 'ask' || before.wishes.length === 1)

/** The last request about another job, in its words; undefined where what still names the old job would be answered for it. */
export function aboutJob(
  last: LastTurn,
  before: Understood,
  job: Card,
  hear: Hear,
): { understood: Understood; heard: string } | undefined {
  const [old] = before.jobs
  const rename = (text: string) => (old ? renamed(text, old, job) : text)
  const heard = rename(last.text)
  const meant = hear(heard)
  const isStillOld =
    meant.kind !== 'crisis' && meant.jobs.length > 0 && !meant.jobs.some(({ job_url }) => job_url === job.job_url)
  if (meant.kind === 'crisis' || isStillOld) return undefined
  if (before.kind === 'ask') return { understood: { ...before, jobs: [job] }, heard }
  const wishes = before.wishes.map((wish) => ({ ...wish, text: rename(wish.text) }))
  return { understood: { ...before, jobs: [job], wishes }, heard }
}

/** A day that is named without an hour keeps the hour that was named before. */
export const mergedDate = (own: NamedDate | undefined, before: NamedDate | undefined): NamedDate | undefined =>
  own && { ...own, time: own.time ?? before?.time }

const namesOf = ({ company_name }: Card): string[] => fold(company_name).match(/[\p{L}\p{N}]+/gu) ?? []

/** Marks stand for the words of the old name, however many of them were written. */
function renamed(text: string, old: Card, job: Card): string {
  const names = namesOf(old)
  const isName = (word: string) =>
    names.some((name) => name.length > 2 && (word === `${name}s` || isWithin(word, name, slipsIn(name))))
  return text
    .replace(/[\p{L}\p{N}]+/gu, (word) => (isName(fold(word)) ? '\uE000' : word))
    .replace(/\uE000(?:[^\p{L}\p{N}\uE000]*\uE000)*/gu, () => job.company_name)
}
