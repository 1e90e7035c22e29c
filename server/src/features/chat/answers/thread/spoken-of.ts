import type { Cue, Hint } from '../../../../lib/intents/cues.ts'
import { findSaidEmployers, findReportedJob } from '../../../../lib/intents/entities/reported-job.ts'
import { isEmployerOf } from '../../../../lib/intents/entities/named-jobs.ts'
import type { Intent } from '../../../../lib/intents/intents.ts'
import { findQuestion } from '../../../../lib/intents/questions.ts'
import { findMatter, type Matter } from '../../../../lib/intents/matters.ts'
import { asksFact, refersBack, unknownName } from '../../../../lib/intents/thread.ts'
import { turnWords } from '../../../../lib/intents/words/turn-words.ts'
import { isWithin, slipsIn, spacedWords } from '../../../../lib/intents/plain-text.ts'
import type { Language } from '../../../../lib/languages.ts'
import { isOfDateOrStage } from '../turns/bare-mention.ts'
import type { Places } from '../../../../lib/places/places.ts'
import type { Card } from '../../board/cards.ts'
import type { Understood } from '../turns/carried-request.ts'
import { namesOther } from '../turns/referred-job.ts'
import { active } from '../which-job.ts'
import { isDateAlone, isNote } from './hear-about.ts'

/** Without "it" or "there", only so many answers about something else may lie between. */
const freshAge = 1
const mostWords = 25
/** Where nothing is sure, a longer message tells something of its own. */
const mostUnsureWords = 12

/** They are done with one job, and ask which one where none is named. */
export const ofOneCard: ReadonlySet<Intent> = new Set<Intent>([
  'board_change',
  'reminder',
  'follow_up_message',
  'match_job',
  'interview_prep',
  'interview_practice',
  'cover_letter',
  'cv_tailor',
])
const ofInterviews = new Set<Intent>(['interview_prep', 'interview_practice'])
const ofItsCard = new Set<Matter>([
  'closing_date',
  'applied_when',
  'what_i_wrote',
  'they_ask',
  'interested',
  'long_silence',
  'they_wrote',
  'had_interview',
])
/** What is told of an employer, with or without its name. */
const newsOfOne = new Set<Cue | Hint>([
  'rejected',
  'withdraw',
  'decline',
  'closed',
  'no_reminder',
  'got_job',
  'call_them',
  'offered',
  'replied',
  'unable',
  'late',
  'when_where',
  'applied',
])

type Around = { card: Card; age: number; board: readonly Card[]; places: Places | undefined }

/** Whether a message that names no job is about the card that was spoken of last. */
export function meansCard(message: string, own: Understood, { card, age, board, places }: Around): boolean {
  const { language } = own
  const words = message.trim().split(/\s+/u).length
  if (own.jobs.length > 0 || own.url !== undefined || words > mostWords) return false
  if (namesAll(message, language) || namesOther(message) || namesAnotherEmployer(message, own, card, places))
    return false
  const refers = refersBack(message, language)
  const isFresh = age <= freshAge
  if (!refers && !isFresh) return false
  if (asksFact(message, language) || isNote(message, own) || isDateAlone(message, own)) return true
  const told = findReportedJob(message, language, places)
  if (told.isAdding || told.isSought) return false
  if (findQuestion(message, language) !== undefined) return false
  const matter = findMatter(message, language)
  if (matter !== undefined) return ofItsCard.has(matter)
  // Who speaks of an offer that the card has already tells no news of it.
  if (card.status === 'Offer' && own.hints.includes('offered')) return false
  // "They want me in on Thursday" may be an invitation as well as a job.
  if (own.date !== undefined && (own.hints.includes('offered') || own.cues.includes('got_job'))) return false
  const news = [...own.cues, ...own.hints].some((cue) => newsOfOne.has(cue))
  if (own.kind === 'ask') {
    const [first] = own.guesses
    return words <= mostUnsureWords && (refers || news || (first !== undefined && isOfCard(first, card, board, refers)))
  }
  const intents = own.wishes.map(({ intent }) => intent)
  if (intents.some((intent) => isOfCard(intent, card, board, refers))) return true
  if (intents.includes('salary')) return refers || words <= 4
  if (intents.includes('board_open')) return refers && own.stage === undefined
  return news && !own.isDistressed && intents.every((intent) => !ofMany.has(intent))
}

/** "Move everything to Rejected". */
const namesAll = (message: string, language: Language): boolean =>
  new RegExp(`(?<!\\p{L})(?:${turnWords(language).everything.join('|')})(?!\\p{L})`, 'iu').test(message)

const ofMany = new Set<Intent>(['job_search', 'board_due', 'board_numbers', 'job_add', 'profile_change', 'cv_review'])

/** An interview is prepared for where there is one; nobody prepares for an application while an interview is planned. */
function isOfCard(intent: Intent, card: Card, board: readonly Card[], refers: boolean): boolean {
  if (!ofOneCard.has(intent)) return false
  if (!ofInterviews.has(intent) || refers || card.status === 'Interview') return true
  return !active(board).some((one) => one.status === 'Interview' || one.next_interview_at !== null)
}

const namesAnotherEmployer = (message: string, { language }: Understood, card: Card, places: Places | undefined) =>
  findSaidEmployers(message, language, places).some((employer) => !isEmployerOf(employer, card)) ||
  unknownName(message, language, (word) => isKnownWord(word, language, card)) !== undefined

/** Of the card itself, of a day or of a stage, in whatever spelling. */
function isKnownWord(word: string, language: Language, card: Card): boolean {
  const own = spacedWords(`${card.company_name} ${card.job_title} ${card.location}`).split(' ')
  return own.some((part) => isWithin(word, part, slipsIn(part))) || isOfDateOrStage(word, language)
}
