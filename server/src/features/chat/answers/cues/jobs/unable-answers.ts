import type { Ask, Piece } from '../../ask.ts'
import { movedOn } from '../../changes/applied-on.ts'
import { meantInterview } from '../../interview-answers.ts'
import { draftPieces } from '../../drafts/draft.ts'
import { detailsIn, detailsOfOtherDay } from '../../drafts/draft-details.ts'
import { proposalPieces } from '../../proposal-pieces.ts'
import { askWhich } from '../../which-job.ts'

/** Whoever cannot come on the day of an interview still wants the job: another day is asked for, and nothing declined. */
export function answerUnable(ask: Ask): Promise<Piece[]> {
  return draftWith(ask, 'postpone', ask.speech.texts.cues.unable.ring)
}

export const answerLate = (ask: Ask): Promise<Piece[]> => draftWith(ask, 'late', ask.speech.texts.cues.unable.late)

async function draftWith(ask: Ask, kind: 'postpone' | 'late', advice: string): Promise<Piece[]> {
  const card = meantInterview(ask)
  if (!card) return askWhich(ask, { intent: 'follow_up_message', topic: kind })
  const details = kind === 'postpone' ? detailsOfOtherDay(ask, card) : detailsIn(ask, card)
  return [{ p: ask.speech.say(advice) }, ...(await draftPieces(ask, kind, card, details))]
}

/** "Sent the Calder one off yesterday": the card's move, and never a move back from where it has got to. */
export async function answerApplied(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, jobs } = ask
  const { say, texts } = speech
  const [card, second] = jobs
  if (!card || second) return askWhich(ask, { intent: 'board_change', stage: 'Applied' })
  const values = { job: speech.job(card), before: speech.stage(card.status), after: speech.stage('Applied') }
  if (card.status !== 'Viewed')
    return [{ p: say(texts.cues.applied.already, { job: values.job, stage: values.before }) }]
  const reached_on = movedOn(ask, card)
  const proposed = await tools.move_job.run({ job_url: card.job_url, status: 'Applied', reached_on }, call)
  if (reached_on === undefined) return proposalPieces(speech, proposed, texts.change.move, values)
  return proposalPieces(speech, proposed, texts.change.move_on, { ...values, when: speech.day(reached_on) })
}
