import type { Cue } from '../../../../lib/intents/cues.ts'
import type { Intent } from '../../../../lib/intents/intents.ts'
import type { Wish } from '../../../../lib/intents/wishes.ts'
import type { Ask, AnswerTo, Piece } from '../ask.ts'
import { aboutClause } from '../clause.ts'
import { answerCvTopics } from '../cv-answers.ts'
import { answerTired } from '../feeling-answers.ts'
import { answerSalary } from '../pay/salary-answer.ts'
import { answerApplyForMe, answerShorterLetter, answerUntrueClaim } from './honest-answers.ts'
import { answerMoney } from './money-answer.ts'
import { answerStalling } from './offer-answer.ts'
import { answerRejection, answerWhyRejected } from './rejection-answers.ts'
import { answerHeardBack, answerMostPromising } from './standing-answers.ts'

type CueAnswer = {
  /** Wishes that the answer fulfils; `alone`: only where they are the whole message. */
  covers: readonly Intent[]
  alone?: readonly Intent[]
  /** What moves somebody comes before what they ask. */
  isFeeling?: boolean
}

const mostCues = 3

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
  most_promising: { covers: ['board_open', 'board_numbers'], alone: ['match_job', 'search_strategy', 'board_due'] },
  shorter_letter: { covers: ['cover_letter'], alone: ['cv_tailor', 'cv_question', 'cv_review'] },
  pay: { covers: ['salary'] },
  photo: { covers: ['cv_question'] },
  gap: { covers: ['cv_question'] },
}

/** Their words stand in many messages that are surely about something else. */
const weakCues = new Set<Cue>(['pay', 'heard_back', 'most_promising', 'shorter_letter'])

/** The cues that do not contradict what was surely asked for. */
export const fittingCues = (cues: readonly Cue[], wishes: readonly Wish[]): Cue[] =>
  cues.filter((cue) => {
    const { covers, alone = [] } = cueAnswers[cue]
    const fits = wishes.some(({ intent }) => covers.includes(intent) || alone.includes(intent))
    return !weakCues.has(cue) || wishes.length === 0 || fits
  })

/** Answers what a message is about by its words, and says which of its wishes are left. */
export async function answerCues(
  ask: Ask,
  cues: readonly Cue[],
  wishes: readonly Wish[],
): Promise<{ pieces: Piece[]; rest: Wish[] }> {
  const isFeeling = (cue: Cue) => cueAnswers[cue].isFeeling === true
  const likely = cues.filter((cue) => !(cue === 'rejected' && cues.includes('why_rejected')))
  const ordered = [...likely.filter(isFeeling), ...likely.filter((cue) => !isFeeling(cue))].slice(0, mostCues)
  const rest = wishes.filter(({ intent, text }) => !ordered.some((cue) => isCovered(ask, cue, intent, text, wishes)))
  const pieces: Piece[] = []
  for (const cue of ordered) {
    if (cue === 'gap' && ordered.includes('photo')) continue
    pieces.push(...(await answerTo(cue, ordered, rest)(ask)))
  }
  return { pieces, rest }
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
    case 'most_promising':
      return answerMostPromising
    case 'shorter_letter':
      return answerShorterLetter
    case 'pay':
      return answerSalary
    case 'photo':
    case 'gap':
      return (ask) =>
        answerCvTopics(
          ask,
          all.filter((one) => one === 'photo' || one === 'gap'),
        )
  }
}

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
