import type { Language } from '../languages.ts'
import type { Intent } from './intents.ts'
import { isTold, withoutReplies } from './denials.ts'
import { readable } from './plain-text.ts'
import { findPhrase, findSpan, phraseWordsOf, readPhrases, type Phrases } from './phrase-lists.ts'
import { spellOut } from './words/spelling.ts'

/** What a message is about by its words alone, however sure the classifier is. */
export const cues = [
  'rejected',
  'why_rejected',
  'lost_job',
  'money',
  'worn_out',
  'grief',
  'upset',
  'went_badly',
  'closed',
  'stall_offer',
  'untrue_claim',
  'apply_for_me',
  'heard_back',
  'silent',
  'most_promising',
  'shorter_letter',
  'pay',
  'photo',
  'gap',
  'age',
  'family',
  'leaving',
  'call_them',
  'give_up',
  'withdraw',
  'leave_it',
  'no_reminder',
  'travel',
  'clothes',
  'scam',
  'benefits',
  'got_job',
  'decline',
  'best_paid',
  'own_no',
] as const
export type Cue = (typeof cues)[number]

/**
 * Ordinary words that tell something only beside other evidence: two named jobs, an amount, an interview, a search, an
 * offer that waits, one named employer.
 */
export const hints = [
  'deadline',
  'when_where',
  'compare',
  'fair_pay',
  'hours',
  'offered',
  'replied',
  'unable',
  'late',
  'applied',
  'again',
] as const
export type Hint = (typeof hints)[number]

/** Intents whose words alone make them sure, in a part of a message too short for the classifier. */
export const plainIntents = [
  'match_job',
  'board_due',
  'board_numbers',
  'profile_change',
  'interview_practice',
  'reminder',
  'follow_up_message',
] as const satisfies Intent[]
export type PlainIntent = (typeof plainIntents)[number]

type Words = { says: Phrases; denies: Phrases; matter: Phrases; trouble: Phrases }
type Lists = Record<Cue | Hint | PlainIntent, Words>
const known = new Map<Language, Lists>()

/**
 * The cues of a message, by the phrases of words/<language>/cues.txt: the first spoken of first. A phrase under
 * `# not_<cue>` anywhere in the message takes its cue back: "how many times was I rejected" tells of no rejection. A
 * matter and a trouble near each other, whichever comes first, are the cue too: rent and overdue are fear for money.
 */
export function findCues(text: string, language: Language): Cue[] {
  const found = findAmong(cues, text, language)
  // Years of care are the gap, and the family is its reason.
  return found.includes('gap') ? found.filter((cue) => cue !== 'family') : found
}

export const findHints = (text: string, language: Language): Hint[] => findAmong(hints, text, language)

function findAmong<Name extends Cue | Hint>(names: readonly Name[], text: string, language: Language): Name[] {
  const said = withoutReplies(readable(text, 'wish'))
  const wordsOf = (part: string) => phraseWordsOf(spellOut(part, language))
  const words = wordsOf(said)
  // A comma ends what a negation is about: "they did not like me, they turned me down".
  const clauses = wordsOf(said.replaceAll(',', ' ; '))
  const lists = listsOf(language)
  return names
    .map((name) => ({ name, at: placeOf(words, lists[name]) }))
    .filter(({ name, at }) => at === -1 || !tellsDeed.has(name) || isDone(clauses, lists[name], language))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name)
}

/** What somebody tells as done, or does by it: not where it is denied, or stands under a condition. */
const tellsDeed = new Set<Cue | Hint>([
  'rejected',
  'withdraw',
  'got_job',
  'lost_job',
  'offered',
  'applied',
  'decline',
  'own_no',
])

function isDone(words: readonly string[], { says }: Words, language: Language): boolean {
  let isFound = false
  for (let rest = words, span = findSpan(rest, says); span; span = findSpan(rest, says)) {
    if (isTold(rest, span, language)) return true
    isFound = true
    rest = rest.slice(span.to)
  }
  return !isFound
}

/** The intent that the words of one part of a message ask for, by `# sure_<intent>` in words/<language>/cues.txt. */
export function findPlainIntent(text: string, language: Language): PlainIntent | undefined {
  const words = phraseWordsOf(spellOut(readable(text, 'wish'), language))
  const lists = listsOf(language)
  return plainIntents.find((intent) => placeOf(words, lists[intent]) !== -1)
}

/** Further apart, the two are hardly about each other. */
const nearWords = 15

function placeOf(words: readonly string[], { says, denies, matter, trouble }: Words): number {
  const said = findPhrase(words, says)
  if (said !== -1 && findPhrase(words, denies) === -1) return said
  const thing = findPhrase(words, matter)
  if (thing === -1) return -1
  const from = Math.max(0, thing - nearWords)
  const found = findPhrase(words.slice(from, thing + nearWords), trouble)
  return found === -1 ? -1 : Math.min(thing, from + found)
}

function listsOf(language: Language): Lists {
  const kept = known.get(language)
  if (kept) return kept
  const read = (heading: string) => readPhrases(heading, 'cues.txt', [language])
  const wordsOf = (name: string): Words => ({
    says: read(name),
    denies: read(`not_${name}`),
    matter: read(`${name}_matter`),
    trouble: read(`${name}_trouble`),
  })
  const lists = Object.fromEntries([
    ...[...cues, ...hints].map((cue) => [cue, wordsOf(cue)]),
    ...plainIntents.map((intent) => [intent, wordsOf(`sure_${intent}`)]),
  ]) as Lists
  known.set(language, lists)
  return lists
}
