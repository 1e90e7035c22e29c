import type { Language } from '../../languages.ts'
import { fold } from '../plain-text.ts'
import { readHeadings } from './words.ts'

const lists = ['at', 'company', 'as', 'seeks', 'found', 'add', 'tells', 'and'] as const
const sets = [
  'generic',
  'articles',
  'ends',
  'persons',
  'is',
  'the',
  'kinds',
  'kind_after',
  'kind_acts',
  'kind_has',
  'kind_before',
] as const

/**
 * How an employer and a title are told. Phrases, the longest first: before an employer, before one that
 * may be called like a town, before a title, between both, before where a job was found, before one to add, behind an
 * employer with news, and between two employers. Single words: what names no employer, articles, where names end, what
 * persons are called, and what says where an interview is; and for an employer that is not named, "the bank", its
 * articles, the kinds, what stands behind and before them, and what such an employer does.
 */
export type EmployerWords = Record<(typeof lists)[number], readonly (readonly string[])[]> &
  Record<(typeof sets)[number], ReadonlySet<string>> & {
    /** Before and behind an employer with news: "hat mir .. abgesagt"; nothing has to stand behind "me ha llamado ..". */
    tellsAround: readonly { before: readonly string[]; behind: readonly string[] }[]
  }

/** Alike for "brewery" and "breweries", "Klinik" and "Kliniken", "bodega" and "bodegas". */
export const singular = (word: string): string =>
  word.replace(/(?<=\p{L}{3})(?:ies|y)$/u, 'i').replace(/(?<=\p{L}{4})(?:es|en|s|n)$/u, '')

const known = new Map<Language, EmployerWords>()

/** A word of a message, an elided one ("l'", "d'") by itself. */
export const employerWord = /(?:[ldjnmtsc]|qu)['’](?=\p{L})|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&+#./-]*/giu

export function employerWords(language: Language): EmployerWords {
  const kept = known.get(language)
  if (kept) return kept
  const headings = readHeadings(language, 'employers.txt')
  const entries = (name: string) => (headings.get(name) ?? []).flatMap(({ line }) => line.split(/,\s*/))
  const keysOf = (phrase: string) => [...phrase.matchAll(employerWord)].map(([word]) => fold(word))
  const phrases = Object.fromEntries([
    ...lists.map((name) => [
      name,
      entries(name)
        .map(keysOf)
        .toSorted((a, b) => b.length - a.length),
    ]),
    ...sets.map((name) => [
      name,
      new Set(
        entries(name)
          .flatMap(keysOf)
          .map((key) => (name === 'kinds' ? singular(key) : key)),
      ),
    ]),
  ]) as Omit<EmployerWords, 'tellsAround'>
  const tellsAround = entries('tells_around').map((phrase) => {
    const [before = '', behind = ''] = phrase.split('..')
    return { before: keysOf(before), behind: keysOf(behind) }
  })
  const words = { ...phrases, tellsAround }
  known.set(language, words)
  return words
}
