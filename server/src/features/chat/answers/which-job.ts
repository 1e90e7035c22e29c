import type { Line } from '../../../lib/markdown/blocks.ts'
import type { Card } from '../board/cards.ts'
import type { Go } from './answer-state.ts'
import type { Ask, Button, Piece } from './ask.ts'
import { openPage } from './pages.ts'
import type { Speech } from './speech.ts'

/** As many as are read at a glance, and as many as become buttons. */
const listed = 6
const asButtons = 3

export const active = (cards: readonly Card[]): Card[] => cards.filter((card) => !card.archived)

/** Asks which job is meant, with the likeliest as buttons; the next message may just name one. */
export function askWhich({ speech, board, jobs }: Ask, go: Go): Piece[] {
  const { texts, say } = speech
  const candidates = jobs.length > 0 ? jobs : likeliestFirst(active(board))
  if (candidates.length === 0) return [{ p: say(texts.ask.empty_board) }, { buttons: [openPage(speech, 'search')] }]
  const question = jobs.length > 1 ? texts.ask.which_of : texts.ask.which_card
  return [
    { p: say(question) },
    { ul: candidates.slice(0, listed).map((card) => lineOf(speech, card, candidates)) },
    { pending: go },
    { buttons: candidates.slice(0, asButtons).map((card) => jobButton(labelOf(speech, card, candidates), go, card)) },
  ]
}

/** What is over comes last. */
const likeliestFirst = (cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => Number(a.status === 'Rejected') - Number(b.status === 'Rejected'))

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
