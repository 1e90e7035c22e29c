import type { Ask, Piece } from '../../ask.ts'
import { jobButton } from '../../which-job.ts'

/** After an interview that felt bad nobody is examined again: a human word, and what can still be put right. */
export function answerWentBadly({ speech, jobs }: Ask): Promise<Piece[]> {
  const { say, text, texts, job } = speech
  const [card, second] = jobs
  const go = { intent: 'follow_up_message', topic: 'thank_you' } as const
  const buttons = card && !second ? [jobButton(text(texts.about.follow_up, { job: job(card) }), go, card)] : []
  return Promise.resolve([{ p: say(texts.cues.went_badly) }, ...(buttons.length > 0 ? [{ buttons }] : [])])
}
