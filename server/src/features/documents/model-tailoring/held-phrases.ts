import { piecesOf, type DocumentContent, type Sourced } from '../content.ts'
import type { EditedSentence } from '../edits/content-edits.ts'
import { keyOf } from './phrase-items.ts'

/** What the user did to the sentences of the document that a new one replaces. */
export type HeldPhrases = {
  /** Facts whose sentences the user changed, accepted or left out: no model gets at them again. */
  touched: ReadonlySet<string>
  /** Words of a model that the user did something to, by the facts that they tell. */
  phrases: ReadonlyMap<string, Sourced[]>
}

export const nothingHeld: HeldPhrases = { touched: new Set(), phrases: new Map() }

/** @param rows the document's stored sentences */
export function heldPhrasesOf(content: DocumentContent, rows: readonly EditedSentence[]): HeldPhrases {
  const changed = new Set(
    rows.filter(({ state, taken_back }) => state !== null && !taken_back).map((row) => row.position),
  )
  const pieces = piecesOf(content).filter(({ position }) => changed.has(position))
  const owners = new Set<unknown>(pieces.map(({ of }) => of))
  const groups = phrasedIn(content).filter((group) => group.some((sentence) => owners.has(sentence)))
  return {
    touched: new Set(pieces.flatMap(({ sources }) => sources)),
    phrases: new Map(groups.map((group) => [keyOf(group.flatMap(({ sources }) => sources)), group])),
  }
}

/** A model's lines, each alone, and the sentences that it composed for one paragraph together. */
function phrasedIn(content: DocumentContent): Sourced[][] {
  const phrased = (list: readonly Sourced[]) => list.filter(({ origin }) => origin === 'rephrased')
  if (content.kind === 'resume')
    return content.sections.flatMap(({ entries }) => entries.flatMap(({ lines }) => phrased(lines).map((it) => [it])))
  return content.paragraphs.flatMap(({ sentences, lines, rows = [] }) => [
    phrased(sentences),
    ...phrased([...rows.map(({ bring }) => bring), ...lines]).map((it) => [it]),
  ])
}
