import type { Ask, Piece } from '../../ask.ts'
import { proposalPieces } from '../../proposal-pieces.ts'
import { draftPieces } from '../../drafts/draft.ts'
import { answerMessage } from '../../drafts/message-answer.ts'
import { askWhich } from '../../which-job.ts'

/** Saying no to an employer: the message, and the card's archiving as a proposal. */
export async function answerWithdraw(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, jobs } = ask
  const [card, second] = jobs
  if (!card || second) return askWhich(ask, { intent: 'follow_up_message', topic: 'withdraw' })
  const draft = await draftPieces(ask, card.status === 'Offer' ? 'decline' : 'withdraw', card)
  const written = draft.filter((piece) => !('buttons' in piece))
  if (card.archived) return written
  const proposed = await tools.archive_job.run({ job_url: card.job_url, archived: true }, call)
  const archiving = proposalPieces(speech, proposed, speech.texts.cues.withdraw.archive, { job: speech.job(card) })
  return [...written, ...archiving]
}

/** "I turned them down" is told of an act that is done: no draft, no comfort, and never a move to Rejected. */
export async function answerOwnNo({ speech, tools, call, jobs }: Ask): Promise<Piece[]> {
  const [card] = jobs
  if (!card) return []
  const { say, texts, job } = speech
  const t = texts.cues.own_no
  const values = { job: job(card), company: card.company_name }
  if (card.archived) return [{ p: say(t.archived, values) }]
  const proposed = await tools.archive_job.run({ job_url: card.job_url, archived: true }, call)
  return proposalPieces(speech, proposed, t.archive, values)
}

export async function answerNoReminder(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, jobs } = ask
  const { say, texts } = speech
  const t = texts.cues.no_reminder
  const [card, second] = jobs
  if (!card || second) return askWhich(ask, { intent: 'board_open' })
  const job = speech.job(card)
  if (card.follow_up_on === null) return [{ p: say(t.none, { job }) }]
  const proposed = await tools.set_reminder.run({ job_url: card.job_url, day: null }, call)
  return proposalPieces(speech, proposed, t.ask, { job, when: speech.day(card.follow_up_on) })
}

/** Nobody is called or written to from here: a text for the user's own call or mail. */
export async function answerCall(ask: Ask): Promise<Piece[]> {
  const { say, texts } = ask.speech
  const no: Piece = { p: say(texts.cues.call.no) }
  return [no, ...(await answerMessage(ask))]
}
