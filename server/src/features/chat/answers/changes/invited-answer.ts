import { findPlainIntent } from '../../../../lib/intents/cues.ts'
import { isActDenied, isConditional } from '../../../../lib/intents/denials.ts'
import { deniesInterview, tellsInvitation } from '../../../../lib/intents/entities/stages.ts'
import type { Ask, Piece } from '../ask.ts'
import { noteInterview } from './change-answers.ts'

/**
 * "Acme rang, they want to see me": the card's move to Interview, and its date, or the question when it is. Undefined where
 * no employer of the board invites, or the card has got further.
 */
export async function answerInvited(ask: Ask): Promise<Piece[] | undefined> {
  const { text, jobs, speech, day } = ask
  const { language, say, texts } = speech
  const [card, second] = jobs
  if (!card || second || !(card.status === 'Viewed' || card.status === 'Applied')) return undefined
  const isTold = tellsInvitation(text) && !deniesInterview(text) && !text.includes('?')
  if (!isTold || isConditional(text, language) || isActDenied(text, language)) return undefined
  if (findPlainIntent(text, language) === 'reminder') return undefined
  const noted = await noteInterview(ask, card)
  if (day !== undefined) return noted
  const pending = { intent: 'reminder', topic: 'interview', job_url: card.job_url } as const
  return [...noted, { p: say(texts.change.interview_when, { job: speech.job(card) }) }, { pending }]
}
