import type { Line } from '../../../lib/markdown/blocks.ts'
import { isOver, type Card } from '../board/cards.ts'
import type { Go } from './answer-state.ts'
import type { Ask, Button, Piece } from './ask.ts'
import { openPage } from './pages.ts'
import type { Speech } from './speech.ts'
import { threadTexts } from './thread/thread-texts.ts'

export const active = (cards: readonly Card[]): Card[] => cards.filter((card) => !card.archived)

/** As many as are read at a glance. */
const listed = 6

/**
 * Asks which job is meant, each of those that are listed as a button; the next message may just name one. The one that was
 * spoken of comes first, then those in whose stage the wish makes sense.
 */
export function askWhich({ speech, board, jobs, thread }: Ask, go: Go): Piece[] {
  const { texts, say } = speech
  const fitting = jobs.length > 0 ? jobs : fittingFirst(active(board), go)
  if (fitting.length === 0) return [{ p: say(texts.ask.empty_board) }, { buttons: [openPage(speech, 'search')] }]
  const isSpoken = (card: Card) => card.job_url === thread?.card?.job_url
  const candidates = fitting.toSorted((a, b) => Number(isSpoken(b)) - Number(isSpoken(a)))
  const question = jobs.length > 1 ? texts.ask.which_of : texts.ask.which_card
  const shown = candidates.slice(0, listed)
  const left = candidates.length - shown.length
  const unknown = jobs.length > 0 ? undefined : thread?.unknown
  return [
    ...(unknown === undefined ? [] : [{ p: say(threadTexts(speech).not_on_board, { name: unknown }) }]),
    { p: say(question) },
    { ul: shown.map((card) => lineOf(speech, card, candidates)) },
    ...(left > 0 ? [{ p: say(threadTexts(speech).more_jobs, { count: left }) }] : []),
    { pending: go },
    { choices: shown.map((card) => jobButton(labelOf(speech, card, candidates), go, card)) },
  ]
}

/** The stages in which a wish is a usual one. */
const usualStages: Partial<Record<Go['intent'], readonly Card['status'][]>> = {
  follow_up_message: ['Applied', 'Interview', 'Offer'],
  reminder: ['Applied', 'Interview', 'Offer', 'Viewed'],
  interview_prep: ['Interview', 'Applied'],
  interview_practice: ['Interview', 'Applied'],
  match_job: ['Viewed', 'Applied'],
  cover_letter: ['Viewed', 'Applied'],
  cv_tailor: ['Viewed', 'Applied'],
}

/** A card that stands there already moves nowhere, and what is over comes last. */
function fittingFirst(cards: readonly Card[], { intent, stage }: Go): Card[] {
  const usual = usualStages[intent]
  const rank = ({ status }: Card) => {
    if (intent === 'board_change' && status === stage) return 2
    if (isOver({ status })) return 1
    const at = usual?.indexOf(status) ?? 0
    return at === -1 ? 0.9 : at / 10
  }
  return cards.toSorted((a, b) => rank(a) - rank(b))
}

/** With its stage and place, which a card in a message lacks. */
function lineOf(speech: Speech, card: Card, among: readonly Card[]): Line {
  const label = labelOf(speech, card, among)
  if (label !== speech.job(card)) return label
  const details = [speech.stage(card.status), card.location].filter((part) => part !== '')
  return [{ strong: label }, ` (${details.join(', ')})`]
}

/** Two cards of one title and employer differ by their stage, their place, and since when they stand there. */
function labelOf(speech: Speech, card: Card, among: readonly Card[]): string {
  const name = speech.job(card)
  const alike = among.filter((one) => speech.job(one) === name)
  if (alike.length < 2) return name
  const detailsOf = (one: Card) =>
    [speech.stage(one.status), one.location, speech.ago(one.since)].filter((part) => part !== '').join(', ')
  const twins = alike.filter((one) => detailsOf(one) === detailsOf(card))
  const number = twins.length > 1 ? `, ${twins.indexOf(card) + 1}/${twins.length}` : ''
  return `${name} (${detailsOf(card)}${number})`
}

export function jobButton(label: string, go: Go, { job_url }: Pick<Card, 'job_url'>): Button {
  return { label, go: { ...go, job_url } }
}
