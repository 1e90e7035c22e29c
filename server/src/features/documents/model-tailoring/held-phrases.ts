import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { piecesOf, type DocumentContent, type Sourced } from '../content.ts'
import type { Replaced } from '../edits/carry-edits.ts'
import { isOwn, type EditedSentence } from '../edits/content-edits.ts'
import { followSources } from '../edits/source-texts.ts'
import { keyOf, phrasePlacesIn, type PhraseItem } from './phrase-items.ts'
import { withPhrases } from './phrased-content.ts'

/** A draft in which the words of a model stand that the user did something to. */
export type HeldDraft = {
  content: DocumentContent
  /** Facts whose sentences the user changed, accepted or left out: no model gets at them again. */
  touched: ReadonlySet<string>
  /** How many texts were held. */
  held: number
}

/**
 * Puts the words of a model that the user did something to into the draft that replaces their document, with or without
 * a model: what the user made of them would have no place otherwise. Words about lines that read differently now stay
 * behind.
 */
export function holdPhrases(draft: DocumentContent, before: Replaced, profile: ProfileDocument): HeldDraft {
  const follow = followSources(before.profile, profile)
  const changed = piecesOf(before.content).filter(({ position }) =>
    before.rows.some((row) => row.position === position && isChanged(row)),
  )
  const owners = new Set<unknown>(changed.map(({ of }) => of))
  const groups = phrasedIn(before.content)
    .filter((group) => group.some((sentence) => owners.has(sentence)))
    .map((group) => group.map((sentence) => ({ ...sentence, sources: sentence.sources.map(follow) })))
  const phrases = new Map(groups.map((group) => [keyOf(group.flatMap(({ sources }) => sources)), group]))
  const phrased = phrasePlacesIn(draft, profile).flatMap((item) => {
    const sentences = phrases.get(keyOf(item.lines.map(({ source }) => source)))
    return sentences && originalsOf(sentences) === textsOf(item) ? [{ item, sentences }] : []
  })
  const by = before.content.phrasing?.by ?? ''
  const phrasing = { by, kept: phrased.length, refused: 0, failure: null }
  return {
    content: phrased.length > 0 ? { ...withPhrases(draft, phrased), phrasing } : draft,
    touched: new Set(changed.flatMap(({ sources }) => sources.map(follow))),
    held: phrased.length,
  }
}

/** The order of lines is kept without their words; sentences of a paragraph follow from each other. */
const isChanged = (row: EditedSentence): boolean =>
  isOwn(row) && (row.state !== null || (row.place !== null && !row.part.endsWith('/line')))

const textsOf = ({ lines }: PhraseItem): string =>
  lines
    .map(({ text }) => text)
    .toSorted()
    .join('\n')
const originalsOf = (sentences: readonly Sourced[]): string =>
  [...new Set(sentences.flatMap(({ original = [] }) => original))].toSorted().join('\n')

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
