import { checkSentence } from './check-sentence.ts'
import type { FactKind } from './fact.ts'
import { joinSources, readSource } from './fact-source.ts'

/** What can be looked up word for word; names and claims need to know what a sentence is about. */
const lookedUp: ReadonlySet<FactKind> = new Set(['number', 'date', 'skill'])
/** So many are named to the user; more would say nothing new. */
const mostNamed = 12

/** Numbers, dates and skills of sentences that no text has, each once. Takes milliseconds for each sentence. */
export function findUnsupportedFacts(sentences: readonly string[], texts: readonly string[]): string[] {
  const profile = joinSources(texts.map((text) => readSource(text)))
  const original = readSource('')
  const facts = sentences.flatMap(
    (sentence) => checkSentence(sentence, { original, rest: original, profile }).unsupported,
  )
  const words = facts.filter(({ kind }) => lookedUp.has(kind)).map(({ text }) => text)
  return [...new Set(words)].slice(0, mostNamed)
}
