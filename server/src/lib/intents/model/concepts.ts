import type { Language } from '../../languages.ts'
import { fold } from '../plain-text.ts'
import { readHeadings } from '../words/words.ts'

type Pattern = { name: string; parts: readonly string[] }
export type ConceptList = ReadonlyMap<string, readonly Pattern[]>

const lists = new Map<Language, ConceptList>()

/** Concepts shared by all languages with their patterns (concepts.txt): `salar*`, `*lohn*`, `cover_letter*`. */
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

export type PlacedConcept = { name: string; at: number }

/** The concepts in a text, each at the word that it begins with. */
export function placeConcepts(words: readonly string[], list: ConceptList): PlacedConcept[] {
  return words.flatMap((word, at) => {
    const found = new Set<string>()
    for (const patterns of [list.get(word.slice(0, 2)), list.get('')]) {
      for (const { name, parts } of patterns ?? []) {
        if (parts.every((part, index) => fits(words[at + index], part))) found.add(name)
      }
    }
    return [...found].map((name) => ({ name, at }))
  })
}

const keyOf = (part: string): string => (/^\*|^.\*/.test(part) ? '' : part.replace('*', '').slice(0, 2))

function fits(word: string | undefined, part: string): boolean {
  if (word === undefined) return false
  if (part.startsWith('*')) return word.includes(part.replaceAll('*', ''))
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part
}
