import type { Cue as Heard, Hint } from '../../../../lib/intents/cues.ts'
import { intents, type Intent } from '../../../../lib/intents/intents.ts'
import type { Wish } from '../../../../lib/intents/wishes.ts'
import type { Ask, AnswerTo, Piece } from '../ask.ts'
import { aboutClause } from '../clause.ts'
import { answerCvTopics } from '../cv-answers.ts'
import { answerTired } from '../feeling-answers.ts'
import { answerSalary } from '../pay/salary-answer.ts'
import { answerApplyForMe, answerShorterLetter, answerUntrueClaim } from './honest-answers.ts'
import { amountsIn } from '../pay/amounts.ts'
import { answerFairPay } from '../pay/fair-pay-answer.ts'
import { namesInterview } from '../../../../lib/intents/entities/stages.ts'
import { appointmentLine, answerClothes, answerTravel, answerWhen } from './appointment-answers.ts'
import { answerCompare } from './compare-answer.ts'
import { answerLostJob } from './lost-job-answer.ts'
import { answerMoney } from './money-answer.ts'
import { answerCall, answerLeaveIt, answerNoReminder, answerWithdraw } from './refusal-answers.ts'
import { answerGiveUp } from './waiting-answer.ts'
import { answerGotJob, answerStalling } from './offer-answer.ts'
import { answerScam } from './scam-answer.ts'
import { answerRejection, answerWhyRejected } from './rejection-answers.ts'
import { answerHeardBack, answerMostPromising, answerSilent } from './standing-answers.ts'

/** What is answered by itself; `hours` only tells something of a search. */
export type Cue = Heard | Exclude<Hint, 'hours'>

type CueAnswer = {
  /** Wishes that the answer fulfils; `alone`: only where they are the whole message. */
  covers: readonly Intent[]
  alone?: readonly Intent[]
  /** What moves somebody comes before what they ask. */
  isFeeling?: boolean
}

const mostCues = 3

const beside: readonly Intent[] = ['match_job', 'profile_show', 'cv_tailor']
const anything: readonly Intent[] = intents
/** Nobody is heard to ask for these who does not. */
const asked = new Set<Intent>(['cover_letter', 'cv_tailor', 'cv_review', 'job_search', 'reminder', 'board_change'])

const cueAnswers: Record<Cue, CueAnswer> = {
  rejected: { covers: ['feelings'], alone: ['search_strategy', 'board_open', 'board_numbers'], isFeeling: true },
  money: { covers: ['feelings', 'salary'], alone: ['search_strategy', 'board_due', 'career_change'], isFeeling: true },
  worn_out: { covers: ['feelings'], isFeeling: true },
  why_rejected: { covers: ['feelings', 'board_numbers'], alone: ['search_strategy', 'cv_review', 'board_open'] },
  stall_offer: { covers: ['salary', 'follow_up_message'], alone: ['interview_prep', 'board_change', 'board_due'] },
  untrue_claim: {
    covers: ['profile_change', 'cv_question', 'cv_tailor', 'cv_review', 'cover_letter', 'assistant_help'],
    alone: ['profile_show', 'skills_to_learn', 'match_job', 'board_change', 'job_add'],
  },
  apply_for_me: {
    covers: ['assistant_help', 'job_add', 'cv_tailor', 'cover_letter'],
    alone: ['match_job', 'job_search', 'board_change', 'board_open', 'follow_up_message'],
  },
  heard_back: { covers: ['board_open'], alone: ['board_due', 'follow_up_message', 'board_numbers', 'feelings'] },
  silent: {
    covers: ['board_due', 'board_open', 'board_numbers'],
    alone: ['follow_up_message', 'search_strategy', 'feelings', 'board_change'],
  },
  most_promising: { covers: ['board_open', 'board_numbers'], alone: ['match_job', 'search_strategy', 'board_due'] },
  shorter_letter: { covers: ['cover_letter'], alone: ['cv_tailor', 'cv_question', 'cv_review'] },
  pay: { covers: ['salary'] },
  photo: { covers: ['cv_question'] },
  gap: { covers: ['cv_question'] },
  age: { covers: ['cv_question'], alone: beside },
  family: { covers: ['cv_question'], alone: beside },
  leaving: { covers: ['cv_question'], alone: ['interview_prep', ...beside] },
  lost_job: {
    covers: ['feelings'],
    alone: ['search_strategy', 'board_due', 'career_change', 'salary'],
    isFeeling: true,
  },
  call_them: { covers: ['follow_up_message', 'assistant_help', 'board_open', 'reminder'], alone: anything },
  give_up: {
    covers: ['follow_up_message', 'board_change', 'feelings', 'board_open', 'search_strategy'],
    alone: ['board_due', 'reminder', 'match_job', 'assistant_help', 'board_numbers'],
  },
  withdraw: { covers: ['follow_up_message', 'board_change'], alone: ['feelings', 'interview_prep', 'match_job'] },
  leave_it: { covers: ['board_change', 'reminder', 'job_add', 'profile_change'], alone: ['board_open'] },
  no_reminder: { covers: ['reminder', 'board_change'], alone: ['board_open', 'board_due', 'follow_up_message'] },
  when_where: { covers: ['board_open'], alone: ['board_due', 'interview_prep', 'reminder', 'match_job'] },
  travel: { covers: ['board_open'], alone: ['interview_prep', 'job_search', 'career_change', 'assistant_help'] },
  clothes: { covers: [], alone: ['interview_prep', 'cv_question', 'assistant_help'] },
  compare: { covers: ['match_job', 'board_open', 'salary'], alone: anything },
  scam: {
    covers: [
      'feelings',
      'salary',
      'interview_prep',
      'match_job',
      'assistant_help',
      'cv_question',
      'board_open',
      'privacy',
    ],
    alone: anything.filter((intent) => !asked.has(intent)),
  },
  got_job: {
    covers: ['feelings', 'small_talk', 'board_open'],
    alone: [
      'board_change',
      'board_numbers',
      'board_due',
      'job_add',
      'search_strategy',
      'salary',
      'profile_change',
      'match_job',
    ],
  },
  decline: { covers: ['follow_up_message', 'board_change', 'salary'], alone: anything },
  fair_pay: { covers: ['salary'], alone: anything },
}

/** Their words stand in many messages that are surely about something else. */
const weakCues = new Set<Cue>([
  'pay',
  'heard_back',
  'silent',
  'most_promising',
  'shorter_letter',
  'age',
  'family',
  'leaving',
  'lost_job',
  'give_up',
  'withdraw',
  'leave_it',
  'no_reminder',
  'travel',
  'clothes',
  'got_job',
])

const spoilsJoy = new Set<Heard>(['rejected', 'why_rejected', 'lost_job', 'decline', 'withdraw', 'scam'])

/** Hints count beside the evidence that makes them sure: an amount of pay, two named jobs, an interview. */
export function cuesAmong(heard: readonly Heard[], hinted: readonly Hint[], ask: Ask): Cue[] {
  const isPay = amountsIn(ask.text).length > 0
  const isNamedInterview = ask.jobs.some(({ next_interview_at }) => next_interview_at !== null)
  const evidence: Record<Hint, boolean> = {
    fair_pay: isPay,
    compare: ask.jobs.length > 1 && ask.jobs.length <= 3,
    when_where: isNamedInterview || (namesInterview(ask.text) && ask.jobs.length <= 1),
    hours: false,
  }
  const sure = hinted.filter((hint): hint is Exclude<Hint, 'hours'> => hint !== 'hours' && evidence[hint])
  const isAppointment = isNamedInterview || namesInterview(ask.text) || appointmentLine(ask).length > 0
  const lacks: Partial<Record<Heard, boolean>> = {
    pay: isPay,
    travel: !isAppointment,
    withdraw: ask.jobs.length === 0,
    no_reminder: ask.jobs.length === 0,
    decline: ask.jobs.length === 0,
    // Nobody is congratulated beside bad news, or on what they refuse.
    got_job: heard.some((cue) => spoilsJoy.has(cue)),
  }
  const about = heard.filter((cue) => !lacks[cue])
  return [...sure, ...about]
}

/** The cues that do not contradict what was surely asked for. */
export const fittingCues = (cues: readonly Cue[], wishes: readonly Wish[], { jobs }: Pick<Ask, 'jobs'>): Cue[] =>
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
  wishes: readonly Wish[],
): Promise<{ pieces: Piece[]; rest: Wish[] }> {
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

const tellsWhen = (cue: Cue): boolean => cue === 'when_where' || cue === 'travel'

/** The second cue of a pair says nothing that the answer to the first one does not. */
const outdone: Partial<Record<Cue, Cue>> = {
  why_rejected: 'rejected',
  give_up: 'heard_back',
  silent: 'heard_back',
  withdraw: 'decline',
}

function answerTo(cue: Cue, all: readonly Cue[], rest: readonly Wish[]): AnswerTo {
  // One small step is enough: what follows has steps of its own.
  const isLast = rest.length === 0 && all.at(-1) === cue
  switch (cue) {
    case 'rejected':
      return (ask) => answerRejection(ask, isLast)
    case 'worn_out':
      return (ask) => answerTired(ask, isLast)
    case 'money':
      return answerMoney
    case 'why_rejected':
      return answerWhyRejected
    case 'stall_offer':
      return answerStalling
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
    case 'scam':
      return answerScam
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
    case 'fair_pay':
      return answerFairPay
  }
}

const topicCues = ['photo', 'gap', 'age', 'family', 'leaving'] as const
/** Matters of a CV are answered together, at the first of them. */
const isTopic = (cue: Cue): cue is (typeof topicCues)[number] => topicCues.some((topic) => topic === cue)

/** Wishes that nobody has who says something of their own. */
const neverLeft = new Set<Intent>(['small_talk', 'out_of_scope'])

function isCovered(ask: Ask, cue: Cue, intent: Intent, text: string, wishes: readonly Wish[]): boolean {
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
  return stage === undefined || stage === 'Rejected'
}
