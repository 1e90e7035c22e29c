import type { Card } from '../board/cards.ts'
import type { Go } from './answer-state.ts'
import type { Ask, Button, Piece } from './ask.ts'
import { openPage } from './pages.ts'

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
    { cards: candidates.slice(0, listed) },
    { pending: go },
    { buttons: candidates.slice(0, asButtons).map((card) => jobButton(speech.job(card), go, card)) },
  ]
}

export function jobButton(label: string, go: Go, { job_url }: Pick<Card, 'job_url'>): Button {
  return { label, go: { ...go, job_url } }
}
