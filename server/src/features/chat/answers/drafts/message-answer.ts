import { isActOpen } from '../../../../lib/intents/denials.ts'
import { findMatter } from '../../../../lib/intents/matters.ts'
import { findQuestion, type Question } from '../../../../lib/intents/questions.ts'
import type { Card } from '../../board/cards.ts'
import { silentAfterInterviewDays } from '../../board/due.ts'
import type { Ask, Piece } from '../ask.ts'
import { daysSince } from '../cues/jobs/standing-answers.ts'
import { answerLeaveIt } from '../cues/leave-it-answer.ts'
import { findTopic } from '../topics.ts'
import { active, askWhich } from '../which-job.ts'
import { draftPieces, type Kind } from './draft.ts'
import { detailsIn, detailsOfOtherDay } from './draft-details.ts'

/** These are written before there is a card, so nobody is asked which one. */
const withoutCard: ReadonlySet<Kind> = new Set(['reach_out', 'reference', 'work_reference'])

/** They end an application, or settle an offer. */
const ends: ReadonlySet<Kind> = new Set(['withdraw', 'decline', 'accept'])

/** A draft for one employer, with placeholders for what only the user can know. */
export async function answerMessage(ask: Ask): Promise<Piece[]> {
  const { speech, jobs, board, text } = ask
  const said = findTopic('message', text, speech.language) ?? kindAsked(ask)
  // "I have not withdrawn" and "if the other one works out" end nothing.
  if (said && ends.has(said) && isActOpen(text, speech.language)) return answerLeaveIt(ask)
  // "They declined me" refuses no offer.
  const isTold = afterRejection.has(said) || (said === 'decline' && jobs.every(({ status }) => status !== 'Offer'))
  const kind = ask.topic === 'feedback' && isTold ? 'feedback' : said
  const card = jobs.length === 1 ? jobs[0] : onlyCandidate(ask, kind)
  if (!card && kind && withoutCard.has(kind)) return draftPieces(ask, kind, undefined, detailsIn(ask, undefined))
  if (!card && (jobs.length > 1 || active(board).length > 0))
    return askWhich(ask, { intent: 'follow_up_message', topic: kind })
  const wanted = kind ?? topicKind(ask)
  if (wanted === 'decline' && card && card.status !== 'Offer')
    return draftFor(ask, isToCome(ask, card) ? 'postpone' : 'withdraw', card)
  const fits = wanted !== 'follow_up' || card?.status !== 'Offer'
  return draftFor(ask, (fits ? wanted : undefined) ?? kindFor(ask, card), card)
}

/** Nobody is thanked for an interview to come, or after a no. */
function draftFor(ask: Ask, kind: Kind, card: Card | undefined): Promise<Piece[]> | Piece[] {
  const { say, texts, job, moment } = ask.speech
  const details = kind === 'postpone' ? detailsOfOtherDay(ask, card) : detailsIn(ask, card)
  if (!card || kind !== 'thank_you') return draftPieces(ask, kind, card, details)
  if (card.status === 'Rejected') return draftPieces(ask, 'feedback', card, details)
  if (!isToCome(ask, card)) return draftPieces(ask, kind, card, details)
  const values = { job: job(card), when: moment(card.next_interview_at ?? '') }
  return withFirst({ p: say(texts.message.not_yet, values) }, draftPieces(ask, 'confirm', card, details))
}

const withFirst = async (piece: Piece, others: Promise<Piece[]>): Promise<Piece[]> => [piece, ...(await others)]

const isToCome = ({ now }: Ask, { next_interview_at }: Card): boolean =>
  next_interview_at !== null && Date.parse(next_interview_at) > now.getTime()

/** After a rejection these become a question for its reasons. */
const afterRejection = new Set<Kind | undefined>(['thank_you', 'follow_up', undefined])

function topicKind({ topic, speech }: Ask): Kind | undefined {
  return topic !== undefined && Object.hasOwn(speech.texts.message.kinds, topic) ? (topic as Kind) : undefined
}

/** "Accept the offer" needs no name if there is only one offer. */
function onlyCandidate({ board, jobs }: Ask, kind: Kind | undefined): Card | undefined {
  if (jobs.length > 0) return undefined
  const stages: Partial<Record<Kind, Card['status']>> = { accept: 'Offer', decline: 'Offer', thank_you: 'Interview' }
  const fitting = active(board).filter(({ status }) => kind !== undefined && status === stages[kind])
  return fitting.length === 1 ? fitting[0] : undefined
}

/** "Is it worth asking for feedback?", and then "write something to ask for it". */
function kindAsked({ before = '', speech }: Ask): Kind | undefined {
  const question = findQuestion(before, speech.language)
  return question && kinds[question]
}

const kinds: Partial<Record<Question, Kind>> = {
  ask_feedback: 'feedback',
  match_offer: 'more_pay',
  more_time: 'more_time',
  thank_after: 'thank_you',
  recommendation: 'reference',
  speculative: 'reach_out',
}

/** "How do I ask for more?", and then "write something to Tom". */
const isAboutPay = ({ before = '', speech }: Ask): boolean => findMatter(before, speech.language) === 'negotiate'

/** Long after an interview nobody is thanked for it: what is wanted is news. */
const isThankedLate = ({ now }: Ask, { since, last_interview_at: met }: Card): boolean =>
  daysSince(met ?? since, now) >= silentAfterInterviewDays

/** Whoever has made an offer is not asked how far the selection is. */
function kindFor(ask: Ask, card: Card | undefined): Kind {
  if (card?.status === 'Offer') return isAboutPay(ask) ? 'more_pay' : 'more_time'
  if (card?.status === 'Rejected') return 'feedback'
  if (card && isToCome(ask, card)) return 'confirm'
  return card?.status === 'Interview' && !isThankedLate(ask, card) ? 'thank_you' : 'follow_up'
}
