import type { Line } from '../../../../../lib/markdown/blocks.ts'
import type { Card } from '../../../board/cards.ts'
import type { Ask, Piece } from '../../ask.ts'
import { statedFor } from '../../pay/stated-pay.ts'
import { jobButton } from '../../which-job.ts'
import { fitOf } from './standing-answers.ts'

const mostCompared = 3

/** Named jobs side by side, by what the board and their postings say; the choice stays with the user. */
export async function answerCompare(ask: Ask): Promise<Piece[]> {
  const { speech } = ask
  const { say, text, texts, job } = speech
  const cards = ask.jobs.slice(0, mostCompared)
  const pieces = await Promise.all(
    cards.map(async (card): Promise<Piece[]> => [{ h: job(card) }, { ul: await linesOf(ask, card) }]),
  )
  const buttons = cards.map((card) =>
    jobButton(text(texts.about.match, { job: job(card) }), { intent: 'match_job' }, card),
  )
  const t = texts.cues.compare
  // Whoever chooses between employers that want them has questions left to ask.
  const isWanted = cards.every(({ status }) => status === 'Offer' || status === 'Interview')
  const open: Piece[] = isWanted ? [{ p: say(t.ask) }, { ul: t.questions.map((question) => say(question)) }] : []
  return [{ p: say(t.intro) }, ...pieces.flat(), { p: say(t.note) }, ...open, { buttons }]
}

async function linesOf(ask: Ask, card: Card): Promise<Line[]> {
  const { say, texts, stage } = ask.speech
  const t = texts.cues.compare
  const [stated, fit] = await Promise.all([statedFor(ask, card), fitOf(ask, card)])
  return [
    say(t.stage, { stage: stage(card.status) }),
    typeof stated === 'object' ? say(t.pay, { pay: stated.salary }) : say(t.pay_unknown),
    ...(card.location === '' ? [] : [say(t.place, { place: card.location })]),
    ...(fit ? [say(t.fit, { have: fit.have, total: fit.total })] : []),
  ]
}
