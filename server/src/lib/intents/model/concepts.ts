import type { Language } from '../../languages.ts'
import { fold } from '../plain-text.ts'
import { readHeadings } from '../words/words.ts'

type Pattern = { name: string; parts: readonly string[] }
/** Concepts of a language by the first two letters of a pattern; those that begin with `*` stand under ''. */
export type ConceptList = ReadonlyMap<string, readonly Pattern[]>

const lists = new Map<Language, ConceptList>()

/**
 * The concepts of a language (words/<language>/concepts.txt): a name for all languages, and what expresses it. `salar*`
 * is any word that begins so, `*lohn*` any that contains it, `cover_letter*` two words in a row.
 */
export function conceptsOf(language: Language): ConceptList {
  const known = lists.get(language)
  if (known) return known
  const patterns = [...readHeadings(language, 'concepts.txt')].flatMap(([name, lines]) =>
    lines.flatMap(({ line }) => fold(line).split(/\s+/)).map((text) => ({ name, parts: text.split('_') })),
  )
  const list = Map.groupBy(patterns, ({ parts: [first = ''] }) => keyOf(first))
  lists.set(language, list)
  return list
}

/** The names of the concepts that stand in these folded words, each once. */
export function findConcepts(words: readonly string[], list: ConceptList): string[] {
  const found = new Set<string>()
  for (const [at, word] of words.entries()) {
    for (const patterns of [list.get(word.slice(0, 2)), list.get('')]) {
      for (const { name, parts } of patterns ?? []) {
        if (parts.every((part, index) => fits(words[at + index], part))) found.add(name)
      }
    }
  }
  return [...found].toSorted()
}

const keyOf = (part: string): string => (/^\*|^.\*/.test(part) ? '' : part.replace('*', '').slice(0, 2))

function fits(word: string | undefined, part: string): boolean {
  if (word === undefined) return false
  if (part.startsWith('*')) return word.includes(part.replaceAll('*', ''))
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part
}
