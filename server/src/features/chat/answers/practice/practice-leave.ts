import type { Cue } from '../../../../lib/intents/cues.ts'
import { namesInterview, tellsInvitation } from '../../../../lib/intents/entities/stages.ts'
import type { Intent } from '../../../../lib/intents/intents.ts'
import { bareWords } from '../../../../lib/intents/plain-text.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import { practicePattern } from '../../../../lib/intents/words/practice-words.ts'
import type { Card } from '../../board/cards.ts'

/** Longer than any command: in a practice round this is an answer to its question. */
const storyWords = 15
/** Whoever turns to the assistant may say why. */
const requestWords = 25
/** So short, news needs no employer: nobody answers with it. */
const newsWords = 8
/** From this probability on, another request ends a practice round. */
const leaveBar = 0.75

const stays = new Set<Intent>(['interview_practice', 'interview_prep', 'small_talk', 'out_of_scope', 'feelings'])

/** What somebody who speaks of themselves answers: "I expect 32000", "I am looking for a new challenge". */
const answered = new Set<Intent>([
  ...stays,
  'salary',
  'job_search',
  'search_strategy',
  'career_change',
  'skills_to_learn',
  'cv_question',
  'match_job',
  'profile_show',
  'profile_change',
])

/** News of a job on the board, which no example of an interview is. */
const news = new Set<Cue>(['rejected', 'got_job', 'withdraw', 'lost_job'])
const hurting = new Set<Cue>(['upset', 'grief', 'worn_out', 'give_up'])

const asks = new RegExp(
  `^(?:(?:${practicePattern('lead')}|${practicePattern('manners')}|wait|and|also|und|et|y)\\s+)*(?:${practicePattern('asks')})(?!\\p{L})`,
  'u',
)
const tellsPast = new RegExp(`(?<!\\p{L})(?:${practicePattern('tellsPast')})(?!\\p{L})`, 'u')
const tellsSelf = new RegExp(`^(?:${practicePattern('tellsSelf')})(?!\\p{L})`, 'u')

type Understood = Exclude<Understanding<Card>, { kind: 'crisis' }>

/** Whether a message in a practice round is spoken to the assistant: "what if they ask me that?" */
export const isAside = (message: string): boolean =>
  message.trim().split(/\s+/u).length < requestWords && asks.test(bareWords(message))

/** Whether a short message in a practice round tells what hurts: it is met with comfort, and never judged as an answer. */
export function isHurt(message: string, { cues, isDistressed }: Understood): boolean {
  const text = bareWords(message)
  const [words, isPast] = [text.split(' ').length, tellsPast.test(text)]
  if (words >= storyWords) return false
  if (isDistressed || cues.some((cue) => cue !== 'grief' && hurting.has(cue))) return true
  return !isPast && (cues.includes('grief') || (words <= newsWords && cues.includes('rejected')))
}

/** Whether a message in a practice round asks for something else, or tells what hurts. */
export function leavesPractice(message: string, understood: Understood): boolean {
  const text = bareWords(message)
  const words = text.split(' ').length
  const wishes = understood.kind === 'answer' ? understood.wishes : []
  if (isAside(message)) return understood.cues.length > 0 || wishes.some(({ intent }) => !stays.has(intent))
  if (words >= storyWords) return false
  if (isHurt(message, understood)) return true
  const isNow = !tellsPast.test(text)
  const isTold = understood.cues.some((cue) => news.has(cue)) || invites(message)
  if (isNow && isTold && (understood.jobs.length === 1 || (words <= newsWords && understood.cues.includes('got_job'))))
    return true
  const [wish] = wishes
  if (wish === undefined || wish.p < leaveBar) return false
  const isStatement = tellsSelf.test(text) && !message.includes('?')
  return !(isStatement ? answered : stays).has(wish.intent)
}

const invites = (message: string): boolean => tellsInvitation(message) && namesInterview(message)
