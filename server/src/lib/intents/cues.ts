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

type Lists = Record<Cue, { says: Phrases; denies: Phrases }>
const known = new Map<Language, Lists>()

/**
 * The cues of a message, by the phrases of words/<language>/cues.txt: the first spoken of first. A phrase under
 * `# not_<cue>` anywhere in the message takes its cue back: "how many times was I rejected" tells of no rejection.
 */
export function findCues(text: string, language: Language): Cue[] {
  const words = phraseWordsOf(readable(text, 'wish'))
  const lists = listsOf(language)
  return cues
    .map((cue) => ({ cue, at: findPhrase(words, lists[cue].says) }))
    .filter(({ cue, at }) => at !== -1 && findPhrase(words, lists[cue].denies) === -1)
    .toSorted((a, b) => a.at - b.at)
    .map(({ cue }) => cue)
}

function listsOf(language: Language): Lists {
  const kept = known.get(language)
  if (kept) return kept
  const read = (heading: string) => readPhrases(heading, 'cues.txt', [language])
  const lists = Object.fromEntries(cues.map((cue) => [cue, { says: read(cue), denies: read(`not_${cue}`) }])) as Lists
  known.set(language, lists)
  return lists
}
