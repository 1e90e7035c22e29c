import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '../../languages.ts'

/** Words beside the pay of an offer, as regular expressions without groups, by words/<language>/offers.json. */
const names = [
  /** Before the letter or number of an offer: "offer A". */
  'labels',
  /** Units of what is worked in a week. */
  'hours',
  /** Of which there are twelve in a year, or more: "14 pagas". */
  'payments',
  /** "13th month". */
  'extra_month',
  'fourteenth',
  'net',
  'gross',
  'part',
  'bonus',
  'sure',
  'open',
  'once',
  'without',
  'both',
  /** Between a pay and what comes on top of it. */
  'joins',
  /** Between the number of hours or payments and the pay of each: "14 pagas de". */
  'leads',
  /** Between an employer and what it pays. */
  'pays',
  /** Between a pay and its employer: "55k at Acme". */
  'from',
] as const
type Name = (typeof names)[number]
export type OfferWords = Record<Name, string>

const known = new Map<Language, OfferWords>()

export function offerWords(language: Language): OfferWords {
  const kept = known.get(language)
  if (kept) return kept
  const words = JSON.parse(readFileSync(join(import.meta.dirname, language, 'offers.json'), 'utf8')) as OfferWords
  known.set(language, words)
  return words
}

/** The words of one name in all languages: what is looked for before the language of a message is known. */
export const offerWordsOfAll = (name: Name): string => languages.map((language) => offerWords(language)[name]).join('|')
