import { readWords, type Word } from './words.ts'

/** Phrases by their first word, so that one pass over a text finds them all. */
export type PhraseList = ReadonlyMap<string, readonly (readonly string[])[]>
export type PhraseHit = { from: number; to: number }

export function phraseList(phrases: readonly string[]): PhraseList {
  const keys = phrases.map((phrase) => readWords(phrase).map((word) => word.key)).filter((parts) => parts.length > 0)
  return Map.groupBy(keys, ([first = '']) => first)
}

export function findPhrase(words: readonly Word[], list: PhraseList): PhraseHit[] {
  return words.flatMap((word, from) => {
    const lengths = (list.get(word.key) ?? [])
      .filter((parts) => parts.every((part, index) => words[from + index]?.key === part))
      .map((parts) => parts.length)
    return lengths.length === 0 ? [] : [{ from, to: from + Math.max(...lengths) }]
  })
}

export function hasPhrase(words: readonly Word[], list: PhraseList): boolean {
  return words.some((word, from) =>
    (list.get(word.key) ?? []).some((parts) => parts.every((part, index) => words[from + index]?.key === part)),
  )
}

/** True if a phrase begins at the word of that index. */
export function beginsWithPhrase(words: readonly Word[], list: PhraseList, at = 0): boolean {
  const first = list.get(words[at]?.key ?? '') ?? []
  return first.some((parts) => parts.every((part, index) => words[at + index]?.key === part))
}
