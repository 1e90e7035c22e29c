import type { DocumentContent, Sourced } from '../content.ts'
import type { PhraseItem } from './phrase-items.ts'
import type { Phrase } from './phrase-answer.ts'

/** The sentences of a phrase as the document holds them, each with the lines of the profile that it was before. */
export function sourcedOf({ item, sentences, reason }: Phrase): Sourced[] {
  const byId = new Map(item.lines.map((line) => [line.id, line]))
  return sentences.map(({ text, uses }) => {
    const lines = [...new Set(uses)].flatMap((id) => byId.get(id) ?? [])
    return {
      text,
      sources: lines.map(({ source }) => source),
      origin: 'rephrased',
      original: lines.map((line) => line.text),
      ...(reason !== undefined && { reason }),
    }
  })
}

/** The document with these sentences in the places of their items. The given content stays as it is. */
export function withPhrases(
  content: DocumentContent,
  phrased: readonly { item: PhraseItem; sentences: Sourced[] }[],
): DocumentContent {
  const replaced = new Map<object, Sourced | undefined>()
  const composed = new Map<object, Sourced[]>()
  for (const { item, sentences } of phrased) {
    if (item.form === 'line') replaced.set(item.at, sentences[0])
    else composed.set(item.at, [...item.lead, ...sentences])
  }
  const visit = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (replaced.has(value)) return replaced.get(value)
    if (Array.isArray(value)) return value.map(visit)
    const sentences = composed.get(value)
    const fields = Object.entries(value).map(([name, inner]) => [name, visit(inner)])
    return { ...Object.fromEntries(fields), ...(sentences && { sentences, lines: [] }) }
  }
  return visit(content) as DocumentContent
}
