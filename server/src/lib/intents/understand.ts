import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import type { Language } from '../languages.ts'
import type { Places } from '../places/places.ts'
import { classify, detectLanguage } from './classify.ts'
import { findCrisis, isDistressed, type Crisis } from './crisis.ts'
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
  const text = readable(message)
  const language = detectLanguage(text, context.usualLanguages)
  const crisis = findCrisis(text)
  if (crisis) return { language, kind: 'crisis', crisis }
  const guesses = classify(text, language)
  const wishes = wishesOf(text, language, guesses)
  const likely = (wishes.length > 0 ? wishes : guesses.slice(0, 3)).map(({ intent }) => intent)
  const mentions: Mentions<Job> = {
    jobs: findNamedJobs(text, context.jobs),
    stage: findStage(text, language),
    date: findDate(text, language, context),
    url: findWebAddress(text),
    search: likely.includes('job_search') ? findSearchTerms(text, language, context.places) : undefined,
    isDistressed: isDistressed(text),
  }
  const ranked = guesses.map(({ intent }) => intent)
  if (wishes.length === 0) return { language, kind: 'ask', guesses: ranked.slice(0, 3), ...mentions }
  const others = ranked.filter((intent) => !likely.includes(intent)).slice(0, 2)
  return { language, kind: 'answer', wishes, others, ...mentions }
}

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
