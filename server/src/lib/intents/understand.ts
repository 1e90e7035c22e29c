import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import type { Language } from '../languages.ts'
import type { Places } from '../places/places.ts'
import { classify, detectLanguage } from './classify.ts'
import { splitCorrection } from './correction.ts'
import { findCrisis, isDistressed, type Crisis } from './crisis.ts'
import { findCues, type Cue } from './cues.ts'
import { findDate, type NamedDate } from './entities/dates.ts'
import { findSearchTerms, type JobSearchTerms } from './entities/job-search-terms.ts'
import { findNamedJobs, type NamedJob } from './entities/named-jobs.ts'
import { findStage } from './entities/stages.ts'
import { findWebAddress } from './entities/web-address.ts'
import { changingIntents, type Intent } from './intents.ts'
import { readable } from './plain-text.ts'
import { findWishes, type Wish } from './wishes.ts'

export type UnderstandingContext<Job extends NamedJob> = {
  jobs: readonly Job[]
  now: Date
  timeZone: string
  /** Of the conversation, then of the interface; they decide between two likely languages. */
  usualLanguages?: readonly Language[]
  /** Without them, a capital letter makes a place. */
  places?: Places
}

export type Mentions<Job extends NamedJob> = {
  jobs: Job[]
  stage: JobStatus | undefined
  date: NamedDate | undefined
  url: string | undefined
  search: JobSearchTerms | undefined
  isDistressed: boolean
  cues: Cue[]
}

export type Understanding<Job extends NamedJob = NamedJob> = { language: Language } & (
  | { kind: 'crisis'; crisis: Crisis }
  | ({
      kind: 'answer'
      wishes: Wish[]
      others: Intent[]
    } & Mentions<Job>)
  | ({
      kind: 'ask'
      guesses: Intent[]
    } & Mentions<Job>)
)

/** From here on an answer is right often enough to be given, by cross-validation over the writers of the sentences. */
export const answerBar = 0.6

/** What a message asks for and names. Never throws and never acts: callers confirm changes first. */
export function understand<Job extends NamedJob>(
  message: string,
  context: UnderstandingContext<Job>,
): Understanding<Job> {
  const whole = readable(message)
  const language = detectLanguage(whole, context.usualLanguages)
  const crisis = findCrisis(message)
  if (crisis) return { language, kind: 'crisis', crisis }
  const { text, names, isPartly } = corrected(whole, language)
  const guesses = classify(text, language)
  const wishes = wishesOf(text, language, guesses).slice(0, isPartly ? 1 : undefined)
  const likely = (wishes.length > 0 ? wishes : guesses.slice(0, 3)).map(({ intent }) => intent)
  const mentions: Mentions<Job> = {
    jobs: firstFound(names, (part) => nonEmpty(findNamedJobs(part, context.jobs))) ?? [],
    stage: firstFound(names, (part) => findStage(part, language)),
    date: firstFound(names, (part) => findDate(part, language, context)),
    url: findWebAddress(text),
    search: likely.includes('job_search') ? findSearchTerms(text, language, context.places) : undefined,
    isDistressed: isDistressed(whole),
    cues: findCues(text, language),
  }
  const ranked = guesses.map(({ intent }) => intent)
  if (wishes.length === 0) return { language, kind: 'ask', guesses: ranked.slice(0, 3), ...mentions }
  const others = ranked.filter((intent) => !likely.includes(intent)).slice(0, 2)
  return { language, kind: 'answer', wishes, others, ...mentions }
}

type Corrected = { text: string; names: string[]; isPartly: boolean }

/**
 * What is left of a message that takes back its first request: the words after the correction where they are a request of
 * their own ("no wait, remind me instead"), else the whole message, whose names are looked for after the correction first
 * ("no, to Offer").
 */
function corrected(whole: string, language: Language): Corrected {
  const parts = splitCorrection(whole, language)
  const isTakenBack = parts !== undefined && orders.has(classify(parts.before, language)[0]?.intent ?? 'small_talk')
  if (!isTakenBack) return { text: whole, names: [whole], isPartly: false }
  const names = [parts.after, parts.before]
  const [likeliest] = classify(parts.after, language)
  const isSure = likeliest !== undefined && likeliest.p >= answerBar
  // A job's name alone may sound like a wish to search for it.
  const isRequest = isSure && (parts.namesTarget ? orders.has(likeliest.intent) : likeliest.intent !== 'small_talk')
  return { text: isRequest ? parts.after : whole, names, isPartly: !isRequest }
}

/** What somebody would take back; "I was rejected. Wait, what now?" takes back nothing. */
const orders = new Set<Intent>([
  ...changingIntents,
  'cv_tailor',
  'cover_letter',
  'follow_up_message',
  'job_search',
  'board_open',
  'interview_practice',
])

function firstFound<T>(parts: readonly string[], find: (part: string) => T | undefined): T | undefined {
  for (const part of parts) {
    const found = find(part)
    if (found !== undefined) return found
  }
  return undefined
}

const nonEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined)

function wishesOf(text: string, language: Language, guesses: ReturnType<typeof classify>): Wish[] {
  const several = findWishes(text, language, guesses)
  const [first] = guesses
  if (several.length > 1) return several
  if (!first || first.p < answerBar) return []
  // "Hi, how are you? Show me my board": the request wins.
  if (first.intent === 'small_talk' && several.length === 1) return several
  return [{ ...first, text }]
}

/** Changes that may be proposed: understood with certainty, in a message that names exactly one job. */
export function changesIn(understanding: Understanding): Wish[] {
  if (understanding.kind !== 'answer' || understanding.jobs.length !== 1) return []
  return understanding.wishes.filter(({ intent, p }) => changingIntents.has(intent) && p >= answerBar)
}
