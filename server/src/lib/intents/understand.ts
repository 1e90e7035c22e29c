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
  /** The user's board. */
  jobs: readonly Job[]
  now: Date
  /** IANA name. */
  timeZone: string
  /** Of the conversation so far, then of the interface; they decide where a message may be in two languages. */
  usualLanguages?: readonly Language[]
  /** Without them a place is taken for one by its capital letter. */
  places?: Places
}

/** What a message names, whatever it asks for. */
export type Mentions<Job extends NamedJob> = {
  jobs: Job[]
  stage: JobStatus | undefined
  date: NamedDate | undefined
  /** http or https. */
  url: string | undefined
  /** Where one of the wishes or guesses is `job_search`. */
  search: JobSearchTerms | undefined
  /** Words of somebody at the end of their strength, short of a crisis. */
  isDistressed: boolean
}

export type Understanding<Job extends NamedJob = NamedJob> = { language: Language } & (
  | { kind: 'crisis'; crisis: Crisis }
  | ({
      kind: 'answer'
      /** At least one, in the message's order, each with the part of the message that says it. */
      wishes: Wish[]
      /** The two next guesses, for buttons. */
      others: Intent[]
    } & Mentions<Job>)
  | ({
      kind: 'ask'
      /** The three likeliest, for buttons. */
      guesses: Intent[]
    } & Mentions<Job>)
)

/** From here on an answer is right often enough to be given, by cross-validation over the writers of the sentences. */
export const answerBar = 0.5

/** What a message asks for and names. It never throws and never does anything: whoever acts on it asks first. */
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
  // "Hi, how are you? Show me my board": the wish wins.
  if (first.intent === 'small_talk' && several.length === 1) return several
  return [{ ...first, text }]
}

/**
 * The changes that may be proposed: wishes for a change, surely understood, in a message that names exactly one job of the
 * board. Everything else is asked for first.
 */
export function changesIn(understanding: Understanding): Wish[] {
  if (understanding.kind !== 'answer' || understanding.jobs.length !== 1) return []
  return understanding.wishes.filter(({ intent, p }) => changingIntents.has(intent) && p >= answerBar)
}
