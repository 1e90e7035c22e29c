import { isFixedPart, type Evidence, type EvidenceSentence } from '@waymark/contract/document-edits.ts'

type Sentences = Pick<Evidence, 'sentences'>
export type Differences = { onlyHere: string[]; onlyThere: string[] }

/** What one version of a document says and the other does not, sentence by sentence as they stand in the file. */
export function differencesBetween(here: Sentences, there: Sentences): Differences {
  const [own, other] = [shownTexts(here), shownTexts(there)]
  return { onlyHere: without(own, other), onlyThere: without(other, own) }
}

function shownTexts({ sentences }: Sentences): string[] {
  return sentences
    .filter(({ part, state }) => !isFixedPart(part) && state !== 'left_out')
    .map(textOf)
    .filter(Boolean)
}

/** As it stands in the file. */
export const textOf = ({ text, user_text, state, phrased }: EvidenceSentence): string =>
  state === 'original' && phrased ? phrased.original.join(' ') : (user_text ?? text)

function without(texts: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others)
  return [...new Set(texts)].filter((text) => !known.has(text))
}
