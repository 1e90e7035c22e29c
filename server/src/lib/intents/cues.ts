import type { Language } from '../languages.ts'
import { readable } from './plain-text.ts'
import { findPhrase, phraseWordsOf, readPhrases, type Phrases } from './phrase-lists.ts'

/** What a message is about by its words alone, however sure the classifier is. */
export const cues = [
  'rejected',
  'why_rejected',
  'money',
  'worn_out',
  'stall_offer',
  'untrue_claim',
  'apply_for_me',
  'heard_back',
  'most_promising',
  'shorter_letter',
  'pay',
  'photo',
  'gap',
] as const
export type Cue = (typeof cues)[number]

type Words = { says: Phrases; denies: Phrases; matter: Phrases; trouble: Phrases }
type Lists = Record<Cue, Words>
const known = new Map<Language, Lists>()

/**
 * The cues of a message, by the phrases of words/<language>/cues.txt: the first spoken of first. A phrase under
 * `# not_<cue>` anywhere in the message takes its cue back: "how many times was I rejected" tells of no rejection. A
 * matter and a trouble near each other, whichever comes first, are the cue too: rent and overdue are fear for money.
 */
export function findCues(text: string, language: Language): Cue[] {
  const words = phraseWordsOf(readable(text, 'wish'))
  const lists = listsOf(language)
  return cues
    .map((cue) => ({ cue, at: placeOf(words, lists[cue]) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)
    .map(({ cue }) => cue)
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
  const wordsOf = (cue: Cue): Words => ({
    says: read(cue),
    denies: read(`not_${cue}`),
    matter: read(`${cue}_matter`),
    trouble: read(`${cue}_trouble`),
  })
  const lists = Object.fromEntries(cues.map((cue) => [cue, wordsOf(cue)])) as Lists
  known.set(language, lists)
  return lists
}
