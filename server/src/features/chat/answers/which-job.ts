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
  const candidates = jobs.length > 0 ? jobs : active(board)
  if (candidates.length === 0) return [{ p: say(texts.ask.empty_board) }, { buttons: [openPage(speech, 'search')] }]
  const question = jobs.length > 1 ? texts.ask.which_of : texts.ask.which_card
  return [
    { p: say(question) },
    areAlike(speech, candidates)
      ? { ul: candidates.slice(0, listed).map((card) => labelOf(speech, card, candidates)) }
      : { cards: candidates.slice(0, listed) },
    { pending: go },
    { buttons: candidates.slice(0, asButtons).map((card) => jobButton(labelOf(speech, card, candidates), go, card)) },
  ]
}

/** Cards show title, employer and stage only. */
const areAlike = (speech: Speech, cards: readonly Card[]): boolean =>
  cards.length > 1 && new Set(cards.map(speech.job)).size < cards.length

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
