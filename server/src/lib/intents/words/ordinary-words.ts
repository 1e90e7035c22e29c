import { languages, type Language } from '../../languages.ts'
import { fold } from '../plain-text.ts'
import { readHeadings } from './words.ts'

let ordinary: ReadonlySet<string> | undefined

/** Words of so many example sentences are used for anything; a single sentence may hold an invented name. */
const fewestSentences = 2

/** True for a folded word that people use in requests of any kind, so that it names nobody. */
export function isOrdinaryWord(word: string): boolean {
  ordinary ??= findOrdinary()
  return ordinary.has(word)
}

function findOrdinary(): Set<string> {
  const counts = new Map<string, number>()
  const small = new Set<string>()
  for (const language of languages)
    for (const { line } of [...readHeadings(language, 'sentences.txt').values()].flat()) {
      const written = line.replace(/\{\w+\}/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
      for (const word of new Set(written.map(fold))) counts.set(word, (counts.get(word) ?? 0) + 1)
      for (const word of written) if (!/^\p{Lu}/u.test(word)) small.add(fold(word))
    }
  // Surnames never stand in small letters, and any other word does somewhere.
  const isOrdinary = ([word, count]: [string, number]) => count >= fewestSentences && small.has(word)
  return new Set([...counts].filter(isOrdinary).map(([word]) => word))
}

const vocabularies = new Map<Language, ReadonlySet<string>>()

/** True for a folded word that stands in an example sentence of the language. */
export function isWordOf(word: string, language: Language): boolean {
  const kept = vocabularies.get(language)
  if (kept) return kept.has(word)
  const lines = [...readHeadings(language, 'sentences.txt').values()].flat().map(({ line }) => line)
  const found = new Set(lines.flatMap((line) => fold(line.replace(/\{\w+\}/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? []))
  vocabularies.set(language, found)
  return found.has(word)
}
