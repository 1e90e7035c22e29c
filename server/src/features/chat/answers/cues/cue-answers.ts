import type { Cue as Heard, Hint } from '../../../../lib/intents/cues.ts'
import type { Intent } from '../../../../lib/intents/intents.ts'
import type { AskedIntent } from '../../../../lib/intents/asked-intents.ts'
import type { Ask, AnswerTo, Piece } from '../ask.ts'
import { aboutClause } from '../clause.ts'
import { answerCvTopics } from '../cv-answers.ts'
import { isActOpen, isConditional } from '../../../../lib/intents/denials.ts'
import { answerTired, comfortPieces } from '../feeling-answers.ts'
import { answerSalary } from '../pay/salary-answer.ts'
import { answerApplyForMe, answerShorterLetter, answerUntrueClaim } from './honest-answers.ts'
import { amountsIn } from '../pay/amounts.ts'
import { answerBestPaid } from '../pay/best-paid-answer.ts'
import { answerFairPay } from '../pay/fair-pay-answer.ts'
import { contactSaid } from '../../../../lib/intents/entities/named-contacts.ts'
import { namesEmployer } from '../../../../lib/intents/entities/named-jobs.ts'
import { namesInterview } from '../../../../lib/intents/entities/stages.ts'
import { appointmentLine, answerClothes, answerTravel, answerWhen } from './jobs/appointment-answers.ts'
import { cueAnswers, weakCues, type Cue } from './cue-covers.ts'
import { answerLeaveIt } from './leave-it-answer.ts'
import { answerCompare } from './jobs/compare-answer.ts'
import { answerLostJob } from './news/lost-job-answer.ts'
import { answerMoney } from './money-answer.ts'
import { answerCall, answerNoReminder, answerOwnNo, answerWithdraw } from './jobs/refusal-answers.ts'
import { answerGiveUp } from './jobs/waiting-answer.ts'
import { answerGotJob, answerStalling } from './news/offer-answer.ts'
import { asksReminder } from '../changes/change-answers.ts'
import { isRemoval } from '../changes/change-words.ts'
import { answerWentBadly } from './news/went-badly-answer.ts'
import { answerAgain, answerClosed, isOver, isTakenUp } from './jobs/turned-answers.ts'
import { answerScam } from './scam-answer.ts'
import { answerApplied, answerLate, answerUnable } from './jobs/unable-answers.ts'
import { answerRejection, answerWhyRejected } from './news/rejection-answers.ts'
import { answerHeardBack, answerMostPromising, answerSilent } from './jobs/standing-answers.ts'

const mostCues = 3

const spoilsJoy = new Set<Heard>(['rejected', 'why_rejected', 'lost_job', 'decline', 'withdraw', 'scam'])

/** Hints count beside the evidence that makes them sure: an amount of pay, two named jobs, an interview. */
export function cuesAmong(heard: readonly Heard[], hinted: readonly Hint[], ask: Ask): Cue[] {
  const isPay = amountsIn(ask.text).length > 0
  const isNamedInterview = ask.jobs.some(({ next_interview_at }) => next_interview_at !== null)
  const isOffer = ask.jobs.filter(({ status }) => status === 'Offer').length === 1
  const isOne = ask.jobs.length === 1
  const isDeadline = isOffer && (hinted.includes('deadline') || pressesForAnswer(ask) || dependsOnOther(ask))
  const isUnable = hinted.includes('unable') && isInterviewMeant(ask)
  const isLate = hinted.includes('late') && isInterviewMeant(ask) && !isUnable
  // A refusal moves the card, and keeps it.
  const isClosed = !heard.includes('rejected') && isOver(ask)
  const isHeard = heard.some((cue) => cue !== 'got_job' && (cue !== 'closed' || isClosed))
  const evidence: Record<Hint, boolean> = {
    deadline: isDeadline,
    offered: isOne && !isPay && !isDeadline && !isHeard,
    replied: isOne && !isHeard,
    fair_pay: isPay,
    // "Any news from Acme or Brooks" asks about both, and weighs nothing.
    compare:
      !isDeadline &&
      !heard.includes('heard_back') &&
      ask.jobs.length > 1 &&
      ask.jobs.length <= 3 &&
      ask.jobs.every((job) => namesEmployer(ask.text, job)),
    when_where:
      !isDeadline && !isUnable && !isLate && (isNamedInterview || (namesInterview(ask.text) && ask.jobs.length <= 1)),
    hours: false,
    unable: isUnable,
    late: isLate,
    applied: isOne && !isHeard && !isDeadline,
    again: false,
  }
  // What an employer says last outdoes the rest.
  if (hinted.includes('again') && isTakenUp(ask)) return ['again']
  const sure = hinted.filter((hint): hint is Exclude<Hint, 'hours'> => hint !== 'hours' && evidence[hint])
  const isAppointment = isNamedInterview || namesInterview(ask.text) || appointmentLine(ask).length > 0
  const lacks: Partial<Record<Heard, boolean>> = {
    pay: isPay,
    travel: !isAppointment,
    withdraw: ask.jobs.length === 0 || isUnable || isDeadline || isActOpen(ask.text, ask.speech.language),
    no_reminder: ask.jobs.length === 0,
    // "Write to Ms Krüger that I cannot come" puts nothing into a CV.
    untrue_claim: isUnable || ask.jobs.some((card) => contactSaid(ask.text, card) !== undefined),
    own_no: ask.jobs.length !== 1 || isActOpen(ask.text, ask.speech.language),
    closed: !isClosed,
    decline: ask.jobs.length === 0 || isUnable || isDeadline || isActOpen(ask.text, ask.speech.language),
    // Nobody is congratulated beside bad news, or on what they refuse.
    got_job: heard.some((cue) => spoilsJoy.has(cue)) || isDeadline,
    stall_offer: isDeadline,
    // Who has said no is not asked for an answer.
    heard_back: ask.jobs.length < 2 && heard.includes('rejected'),
  }
  const about = heard.filter((cue) => !lacks[cue])
  const pressed: Cue[] = isDeadline && !sure.includes('deadline') ? ['deadline'] : []
  return [...pressed, ...sure, ...about]
}

/** "The Goat want to know by Thursday but Pennine is Friday": an offer, a day or another interview, and somebody who presses. */
function pressesForAnswer({ text, jobs, day }: Ask): boolean {
  const isOther = jobs.some(({ status, next_interview_at }) => status === 'Interview' || next_interview_at !== null)
  return (day !== undefined || isOther) && presses.test(text) && !settles.test(text) && !asksReminder(text)
}

/** "If Barbieux say no I take HAD": the offer has to wait for the other one. */
const dependsOnOther = ({ text, jobs, speech }: Ask): boolean =>
  jobs.length === 2 && isConditional(text, speech.language)

const presses =
  /(?<!\p{L})(?:wants?|needs?|expects?|will|wollen|wartet|warten|quieren?|piden?|veu(?:t|lent)|attend(?:ent)?)(?!\p{L}).{0,30}(?<!\p{L})(?:know|answer|decision|decide|sign|hear|bescheid|antwort|zusage|unterschreib\p{L}*|wissen|entscheid\p{L}*|respuesta|firme|firmar|saber|conteste|decida|réponse|signe|signer|savoir)(?!\p{L})/iu
const settles = /(?<!\p{L})(?:accept|take it|taking|nehme|nehm|zusagen|accepte|prends|acepto|cojo)(?!\p{L})/iu

/** An interview that is named, by its job or its day. */
function isInterviewMeant(ask: Ask): boolean {
  const [job, second] = ask.jobs
  if (job) return !second && (job.next_interview_at !== null || job.status === 'Interview')
  const isPlanned = ask.board.some(({ archived, next_interview_at }) => !archived && next_interview_at !== null)
  return appointmentLine(ask).length > 0 || (isPlanned && namesInterview(ask.text))
}

/** The cues that do not contradict what was surely asked for. */
export const fittingCues = (cues: readonly Cue[], wishes: readonly AskedIntent[], { jobs }: Pick<Ask, 'jobs'>): Cue[] =>
  cues.filter((cue) => {
    const { covers, alone = [] } = cueAnswers[cue]
    const others = wishes.filter(({ intent }) => !neverLeft.has(intent))
    const fits = others.some(({ intent }) => covers.includes(intent) || alone.includes(intent))
    // Whoever names an employer asks about that one, however general the rest sounds.
    const isAboutOne = cue === 'give_up' && jobs.length === 1
    return !weakCues.has(cue) || others.length === 0 || fits || isAboutOne
  })

/** Answers what a message is about by its words, and says which of its wishes are left. */
export async function answerCues(
  ask: Ask,
  cues: readonly Cue[],
  wishes: readonly AskedIntent[],
): Promise<{ pieces: Piece[]; rest: AskedIntent[] }> {
  const isFeeling = (cue: Cue) => cueAnswers[cue].isFeeling === true
  const likely = cues.filter((cue) => !cues.some((other) => outdone[other] === cue))
  const ordered = [...likely.filter(isFeeling), ...likely.filter((cue) => !isFeeling(cue))].slice(0, mostCues)
  const rest = wishes.filter(({ intent, text }) => !ordered.some((cue) => isCovered(ask, cue, intent, text, wishes)))
  const pieces: Piece[] = ordered.some(tellsWhen) ? [] : appointmentLine(ask)
  for (const cue of ordered) {
    if (isTopic(cue) && cue !== ordered.find(isTopic)) continue
    pieces.push(...(await answerTo(cue, ordered, rest)(ask)))
  }
  return { pieces, rest }
}

const tellsWhen = (cue: Cue): boolean => whenTold.has(cue)
const whenTold = new Set<Cue>(['when_where', 'travel', 'unable', 'late', 'applied'])

/** The second cue of a pair says nothing that the answer to the first one does not. */
const outdone: Partial<Record<Cue, Cue>> = {
  leaving: 'lost_job',
  why_rejected: 'rejected',
  give_up: 'heard_back',
  silent: 'heard_back',
  withdraw: 'decline',
  rejected: 'upset',
  lost_job: 'upset',
  worn_out: 'upset',
  money: 'upset',
  grief: 'upset',
  went_badly: 'upset',
}

function answerTo(cue: Cue, all: readonly Cue[], rest: readonly AskedIntent[]): AnswerTo {
  // One small step is enough: what follows has steps of its own.
  const isLast = rest.length === 0 && all.at(-1) === cue
  switch (cue) {
    case 'rejected':
      return (ask) => answerRejection(ask, isLast)
    case 'worn_out':
      return (ask) => answerTired(ask, isLast)
    case 'grief':
    case 'upset':
      return ({ speech }) => Promise.resolve(comfortPieces(speech, cue))
    case 'went_badly':
      return answerWentBadly
    case 'money':
      return answerMoney
    case 'why_rejected':
      return answerWhyRejected
    case 'stall_offer':
    case 'deadline':
      return answerStalling
    case 'offered':
      return answerGotJob
    case 'unable':
      return answerUnable
    case 'late':
      return answerLate
    case 'applied':
      return answerApplied
    case 'again':
      return answerAgain
    case 'closed':
      return answerClosed
    case 'replied':
      return answerHeardBack
    case 'untrue_claim':
      return answerUntrueClaim
    case 'apply_for_me':
      return answerApplyForMe
    case 'heard_back':
      return answerHeardBack
    case 'silent':
      return answerSilent
    case 'most_promising':
      return answerMostPromising
    case 'shorter_letter':
      return answerShorterLetter
    case 'pay':
      return answerSalary
    case 'photo':
    case 'gap':
    case 'age':
    case 'family':
    case 'leaving':
      return (ask) => answerCvTopics(ask, all.filter(isTopic))
    case 'lost_job':
      return (ask) => answerLostJob(ask, isLast)
    case 'call_them':
      return answerCall
    case 'give_up':
      return answerGiveUp
    case 'withdraw':
    case 'decline':
      return answerWithdraw
    case 'own_no':
      return answerOwnNo
    case 'scam':
      return answerScam
    case 'benefits':
      return ({ speech }) => Promise.resolve([{ p: speech.say(speech.texts.cues.benefits) }])
    case 'got_job':
      return answerGotJob
    case 'leave_it':
      return answerLeaveIt
    case 'no_reminder':
      return answerNoReminder
    case 'when_where':
      return answerWhen
    case 'travel':
      return (ask) => answerTravel(ask, !all.includes('when_where'))
    case 'clothes':
      return answerClothes
    case 'compare':
      return answerCompare
    case 'best_paid':
      return answerBestPaid
    case 'fair_pay':
      return answerFairPay
  }
}

const topicCues = ['photo', 'gap', 'age', 'family', 'leaving'] as const
/** Matters of a CV are answered together, at the first of them. */
const isTopic = (cue: Cue): cue is (typeof topicCues)[number] => topicCues.some((topic) => topic === cue)

/** Wishes that nobody has who says something of their own. */
const neverLeft = new Set<Intent>(['small_talk', 'out_of_scope'])

function isCovered(ask: Ask, cue: Cue, intent: Intent, text: string, wishes: readonly AskedIntent[]): boolean {
  const { covers, alone } = cueAnswers[cue]
  if (neverLeft.has(intent) || covers.includes(intent)) return true
  if (cue === 'rejected' && intent === 'board_change') return isAboutRejection(ask, text, wishes.length === 1)
  // A draft is written after a rejection only for somebody who asks for one.
  if (cue === 'rejected' && intent === 'follow_up_message') return !asksForDraft.test(text)
  if (cue === 'rejected' && checks.has(intent)) return !asksForCheck.test(text.trim())
  return wishes.length === 1 && (alone?.includes(intent) ?? false)
}

/** Homework for somebody who was just refused, unless they ask for it. */
const checks = new Set<Intent>(['cv_review', 'match_job', 'cv_question', 'skills_to_learn'])
const asksForCheck =
  /^(?:check|review|look|read|compare|how|what|is|does|pr[üu]f|schau|sieh|vergleich|wie|was|ist|passt?|relis|v[ée]rifie|regarde|compare|comment|est-ce|qu|revis[ae]|mira|lee|c[óo]mo|qu[ée]|est[áa])|(?<!\p{L})(?:please|pls|can you|could you|bitte|kannst|k[öo]nnen sie|k[öo]nntest|stp|svp|s['’]il|peux-tu|tu peux|pouvez|por favor|puedes|podr[íi]as|should i|soll ich|dois-je|debo)(?!\p{L})/iu

const asksForDraft =
  /\b(?:writ|draft|answer|repl|mail|e-mail|message|thank|schreib|antwort|nachricht|entwurf|dank|[ée]cri|r[ée]dig|r[ée]pon|brouillon|remerc|escrib|redact|respond|contest|correo|agradec)/iu

function isAboutRejection(ask: Ask, text: string, isWhole: boolean): boolean {
  const { stage } = isWhole ? ask : aboutClause(ask, 'board_change', text)
  return (stage === undefined && !isRemoval(text)) || stage === 'Rejected'
}
