import { stopWords } from './stop-words.ts'
import { stem } from './terms.ts'
import { readWords } from './words.ts'

const stopStems: ReadonlySet<string> = new Set([...stopWords].flatMap((word) => [word, stem(word)]))

/** The stems of a text that say what it is about: no grammar, no numbers, nothing that every posting says. */
export function contentStems(text: string): Set<string> {
  return new Set(orderedStems(text))
}

/** The same in the text's order, repeated ones included. */
export function orderedStems(text: string): string[] {
  return readWords(text)
    .map(({ key }) => stem(key))
    .filter((it) => it.length > 2 && !stopStems.has(it) && !/^\d/.test(it))
}
