import { findPlainIntent } from '../../../../lib/intents/cues.ts'
import { isActDenied, isConditional } from '../../../../lib/intents/denials.ts'
import { deniesInterview, tellsInvitation } from '../../../../lib/intents/entities/stages.ts'
import type { Intent } from '../../../../lib/intents/intents.ts'
import { tellsAppointment } from '../../../../lib/intents/plain-requests.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import type { Card } from '../../board/cards.ts'
import type { Ask, Piece } from '../ask.ts'
import { noteInterview } from './change-answers.ts'

type Understood = Exclude<Understanding<Card>, { kind: 'crisis' }>

/**
 * "Acme rang, they want to see me": the card's move to Interview, and its date, or the question when it is. Undefined where
 * no employer of the board invites, or the card has got further.
 */
export async function answerInvited(ask: Ask): Promise<Piece[] | undefined> {
  const { text, speech, day } = ask
  const { language, say, texts } = speech
  const card = cardInvitedTo(ask)
  if (!card || !tellsInvitation(text) || text.includes('?')) return undefined
  if (findPlainIntent(text, language) === 'reminder') return undefined
  const noted = await noteInterview(ask, card)
  if (day !== undefined) return noted
  const pending = { intent: 'reminder', topic: 'interview', job_url: card.job_url } as const
  return [...noted, { p: say(texts.change.interview_when, { job: speech.job(card) }) }, { pending }]
}

/**
 * "Acme rang, they want to talk to me on Tuesday at two, put it on the board": in words of any kind, as the employer, the
 * day and the hour make it sure. Undefined where something else is asked for beside it.
 */
export async function answerAppointment(ask: Ask, understood: Understood): Promise<Piece[] | undefined> {
  const { text, speech, day, time } = ask
  const card = cardInvitedTo(ask)
  if (!card || day === undefined || time === undefined || understood.cues.includes('rejected')) return undefined
  const { isTold, isOrder } = tellsAppointment(text, speech.language)
  if (!isTold || (text.includes('?') && !isOrder)) return undefined
  const wishes = understood.kind === 'answer' ? understood.wishes : []
  return wishes.some(({ intent }) => forInterview.has(intent)) ? undefined : noteInterview(ask, card)
}

/** Who is prepared, or writes, names the appointment only. */
const forInterview = new Set<Intent>(['interview_prep', 'interview_practice', 'follow_up_message'])

/** The one named card that an invitation moves on. */
function cardInvitedTo({ text, jobs, speech: { language } }: Ask): Card | undefined {
  const [card, second] = jobs
  if (!card || second || !(card.status === 'Viewed' || card.status === 'Applied')) return undefined
  return deniesInterview(text) || isConditional(text, language) || isActDenied(text, language) ? undefined : card
}
