import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import { languages, type Language } from '../languages.ts'
import type { Places } from '../places/places.ts'
import { classify, detectLanguage } from './classify.ts'
import { splitCorrection } from './correction.ts'
import { findCrisis, isDistressed, type Crisis } from './crisis.ts'
import { findCues, findHints, findPlainIntent, type Cue, type Hint } from './cues.ts'
import { findDate, type Calendar, type NamedDate } from './entities/dates.ts'
import { findSearchTerms, type JobSearchTerms } from './entities/job-search-terms.ts'
import { findMeantJobs, findNamedJobs, type NamedJob } from './entities/named-jobs.ts'
import {
  findStage,
  movesIt,
  movesToStage,
  namesInterview,
  removesIt,
  tellsInvitation,
  tellsMoved,
} from './entities/stages.ts'
import { findWebAddress } from './entities/web-address.ts'
import { changingIntents, type Intent } from './intents.ts'
import { fold, readable } from './plain-text.ts'
import { withoutTone } from './tone.ts'
import { isWordOf } from './words/ordinary-words.ts'
import { spellOut } from './words/spelling.ts'
import { findAskedIntents, plainP, type SureOf, type AskedIntent } from './asked-intents.ts'

export type UnderstandingContext<Job extends NamedJob> = {
  jobs: readonly Job[]
  now: Date
  timeZone: string
  /** Of the conversation, then of the interface; they decide between two likely languages. */
  usualLanguages?: readonly Language[]
  /** Without them, a capital letter makes a place. */
  places?: Places
  /** What a message is about that names no job. */
  meant?: Job | undefined
}

export type Mentions<Job extends NamedJob> = {
  jobs: Job[]
  stage: JobStatus | undefined
  date: NamedDate | undefined
  url: string | undefined
  search: JobSearchTerms | undefined
  isDistressed: boolean
  cues: Cue[]
  hints: Hint[]
}

export type Understanding<Job extends NamedJob = NamedJob> = { language: Language } & (
  | { kind: 'crisis'; crisis: Crisis }
  | ({
      kind: 'answer'
      wishes: AskedIntent[]
      others: Intent[]
    } & Mentions<Job>)
  | ({
      kind: 'ask'
      guesses: Intent[]
    } & Mentions<Job>)
)

/** From here on an answer is right often enough to be given, by what was right among sentences of another writer. */
export const answerBar = 0.65

/** What a message asks for and names. Never throws and never acts: callers confirm changes first. */
export function understand<Job extends NamedJob>(
  message: string,
  context: UnderstandingContext<Job>,
): Understanding<Job> {
  const written = withoutTone(readable(message))
  const language = languageOf(written, context)
  const crisis = findCrisis(message)
  if (crisis) return { language, kind: 'crisis', crisis }
  const { text, names, isPartly } = corrected(written, language)
  const guesses = classify(text, language)
  const said = { language, places: context.places }
  const named =
    firstFound(names, (part) => nonEmpty(findMeantJobs(part, context.jobs, said))) ??
    (context.meant ? [context.meant] : [])
  const sureOf = createSureOf({ language, guesses, context, named })
  const wishes = askedIntentsOf({ text, language, guesses, isAboutOne: named.length === 1 }, sureOf).slice(
    0,
    isPartly ? 1 : undefined,
  )
  const likely = (wishes.length > 0 ? wishes : guesses.slice(0, 3)).map(({ intent }) => intent)
  const mentions: Mentions<Job> = {
    jobs: named,
    stage: firstFound(names, (part) => findStage(part, language)),
    date: firstFound(names, (part) => findDate(part, language, context)),
    url: findWebAddress(text),
    search: likely.includes('job_search')
      ? findSearchTerms(spellOut(text, language), language, context.places)
      : undefined,
    isDistressed: isDistressed(written),
    cues: findCues(text, language),
    hints: findHints(text, language),
  }
  const ranked = guesses.map(({ intent }) => intent)
  if (wishes.length === 0) return { language, kind: 'ask', guesses: ranked.slice(0, 3), ...mentions }
  const others = ranked.filter((intent) => !likely.includes(intent)).slice(0, 2)
  return { language, kind: 'answer', wishes, others, ...mentions }
}

/** So few words beside a name tell no language, if the usual one has them: "and Airedale?", "bin Dunnes". */
const fewWords = 2

/** "Joder qué asco", "lol": words that hardly anybody writes in a request tell less than the usual language. */
const cryWords = 3

function isLikeliestWords(words: readonly string[], usual: Language): boolean {
  const known = (language: Language) => words.filter((word) => isWordOf(word, language)).length
  const [most, others] = [known(usual), languages.filter((language) => language !== usual).map(known)]
  return others.every((count) => (most < words.length ? count <= most : count < most))
}

/** Names of the board are in no language, so a message that is little else stays in that of the conversation. */
function languageOf<Job extends NamedJob>(
  written: string,
  { jobs, usualLanguages = [] }: UnderstandingContext<Job>,
): Language {
  const named = findNamedJobs(written, jobs)
  const names = new Set(named.flatMap(({ company_name }) => fold(company_name).match(/[\p{L}\p{N}]+/gu) ?? []))
  const words = written.match(/[\p{L}\p{N}']+/gu) ?? []
  const left = words.filter((word) => !names.has(fold(word)))
  const [usual] = usualLanguages
  const isShort = left.length < words.length && left.length <= fewWords
  if (usual && left.length <= cryWords && isLikeliestWords(left.map(fold), usual)) return usual
  if (usual && isShort && left.every((word) => isWordOf(fold(word), usual))) return usual
  return detectLanguage(left.length < words.length ? left.join(' ') : written, usualLanguages)
}

type Corrected = { text: string; names: string[]; isPartly: boolean }

/**
 * What is left of a message that takes back its first request: the words after the correction where they are a request of
 * their own ("no wait, remind me instead"), else the whole message, whose names are looked for after the correction first
 * ("no, to Offer").
 */
function corrected(whole: string, language: Language): Corrected {
  const parts = splitCorrection(whole, language)
  const before = parts === undefined ? [] : classify(parts.before, language).slice(0, 2)
  const isTakenBack = parts?.namesTarget || before.some(({ intent }) => orders.has(intent))
  if (!parts || !isTakenBack) return { text: whole, names: [whole], isPartly: false }
  const names = [parts.after, parts.before]
  const [likeliest] = classify(parts.after, language)
  const isSure = likeliest !== undefined && likeliest.p >= answerBar
  // A job's name, or the name and a day, may sound like a request of its own.
  const isOrder = findPlainIntent(parts.after, language) !== undefined || movesIt(parts.after, language)
  const isRequest = isSure && (parts.namesTarget ? isOrder : likeliest.intent !== 'small_talk')
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

/** Words and names make an intent sure that the classifier ranks at least so high. */
const ranksBelieved = 5

type Guesses = ReturnType<typeof classify>
type Evidence = {
  language: Language
  guesses: Guesses
  context: UnderstandingContext<NamedJob>
  named: readonly NamedJob[]
}

/** What plain words ask for, and a move that is likely where a part names a stage and one job. */
function createSureOf({ language, guesses, context, named }: Evidence): SureOf {
  const isLikely = (intent: Intent) => guesses.slice(0, ranksBelieved).some((guess) => guess.intent === intent)
  return (part) => {
    const plain = findPlainIntent(part, language)
    const own = findNamedJobs(part, context.jobs, { language, places: context.places })
    const isAboutOne = own.length === 1 || (own.length === 0 && named.length === 1)
    if (plain === 'match_job' || plain === 'reminder') return isAboutOne ? plain : undefined
    if (plain && (plain === 'profile_change' || isAmongLikely(part, language, plain))) return plain
    if (own.length === 1 && removesIt(spellOut(part, language)) && isLikely('board_change')) return 'board_change'
    const isMove = isAboutOne && isLikely('board_change') && findStage(part, language) !== undefined
    if ((isMove && movesIt(part, language)) || (isAboutOne && movesToStage(part, language))) return 'board_change'
    return isAboutOne && tellsInterview(part, language, context) ? 'reminder' : undefined
  }
}

const isAmongLikely = (part: string, language: Language, intent: Intent): boolean =>
  classify(part, language)
    .slice(0, ranksBelieved)
    .some((guess) => guess.intent === intent)

/** "The interview at Acme is on Friday at ten": a day and an hour, and no question. */
function tellsInterview(part: string, language: Language, calendar: Calendar): boolean {
  const isQuestion = part.includes('?') || findHints(part, language).includes('when_where')
  if (isQuestion) return false
  const date = findDate(part, language, calendar)
  const isNamed = namesInterview(spellOut(part, language))
  const isMoved = isNamed || tellsMoved(part)
  return (isMoved && date?.time !== undefined) || (tellsInvitation(part) && date !== undefined)
}

/** With one job of the board named, what is done with a job needs less than `answerBar`; no change is among them. */
const namedBar = 0.5
const aboutJob = new Set<Intent>([
  'interview_prep',
  'interview_practice',
  'match_job',
  'follow_up_message',
  'cover_letter',
  'cv_tailor',
  'skills_to_learn',
  'board_open',
])
/** Neighbours whose answers tell much the same, so that their probabilities add up. */
const neighbours: readonly ReadonlySet<Intent>[] = [
  new Set(['skills_to_learn', 'career_change']),
  new Set(['skills_to_learn', 'match_job']),
  new Set(['interview_prep', 'interview_practice']),
  new Set(['cv_review', 'profile_show']),
]

function isLikelyEnough([first, second]: Guesses, isAboutOne: boolean): boolean {
  if (!first || !second) return false
  if (isAboutOne && aboutJob.has(first.intent) && first.p >= namedBar) return true
  const isSame = neighbours.some((both) => both.has(first.intent) && both.has(second.intent))
  return isSame && first.p + second.p >= aloneSum
}

/** Two guesses together have to be surer than one alone. */
const aloneSum = 0.7

/** From here on the classifier is right more often than plain words are. */
const surerThanWords = 0.95

type Said = { text: string; language: Language; guesses: Guesses; isAboutOne: boolean }

function askedIntentsOf({ text, language, guesses, isAboutOne }: Said, sureOf: SureOf): AskedIntent[] {
  const several = findAskedIntents(text, language, guesses, sureOf)
  const [first] = guesses
  if (several.length > 1) return several
  const plain = sureOf(text)
  if (!first || (first.p < answerBar && plain === undefined && !isLikelyEnough(guesses, isAboutOne))) return []
  // Plain words decide where the classifier does not; and the hour that an interview was moved to is no stage.
  const isHour = plain === 'reminder' && first.intent === 'board_change'
  if (plain && (isHour || first.p < surerThanWords)) return [{ intent: plain, p: plainP, text }]
  // "Hi, how are you? Show me my board": the request wins.
  if (first.intent === 'small_talk' && several.length === 1) return several
  return [{ ...first, text }]
}

/** Changes that may be proposed: understood with certainty, in a message that names exactly one job. */
export function changesIn(understanding: Understanding): AskedIntent[] {
  if (understanding.kind !== 'answer' || understanding.jobs.length !== 1) return []
  return understanding.wishes.filter(({ intent, p }) => changingIntents.has(intent) && p >= answerBar)
}
