import { isFixedPart } from '@waymark/contract/document-edits.ts'
import type { Sentence } from '../content.ts'
import { isLineSource, type FollowSource } from './source-texts.ts'

/** A document has one of each, whatever it says. */
const singleParts = /^(headline|subject|greeting)$/

/**
 * Pairs the sentences of a document with those of the one that replaces it: a sentence is the same one where it tells
 * the same facts for the same part. Of several about the same facts, such as the sentences of a summary, those with the same
 * words are paired first. A model's sentence tells a whole line, which may be several sentences without the model.
 */
export function matchSentences<Old extends Sentence, Fresh extends Sentence>(
  before: readonly Old[],
  after: readonly Fresh[],
  follow: FollowSource,
): Map<Old, Fresh[]> {
  const keyOf = ({ part, sources }: Sentence, now: FollowSource) =>
    singleParts.test(part) ? part : `${part}|${sources.map(now).toSorted().join(',')}`
  const fresh = Map.groupBy(after, (sentence) => keyOf(sentence, (source) => source))
  const old = Map.groupBy(before, (sentence) => keyOf(sentence, follow))
  return new Map([...old].flatMap(([key, sentences]) => [...pair(sentences, fresh.get(key) ?? [])]))
}

function pair<Old extends Sentence, Fresh extends Sentence>(
  before: readonly Old[],
  after: readonly Fresh[],
): Map<Old, Fresh[]> {
  const left = new Set(after)
  const take = (found: Fresh | undefined) => (found && left.delete(found) ? [found] : [])
  const pairs = new Map(before.map((old) => [old, take([...left].find(({ text }) => text === old.text))]))
  // Of more or fewer than before nobody can say which of them was reworded.
  if (before.length === after.length)
    for (const [index, old] of before.entries()) if (pairs.get(old)?.length === 0) pairs.set(old, take(after[index]))
  const [first] = before
  if (before.length === 1 && first?.origin === 'rephrased') pairs.get(first)?.push(...left)
  return pairs
}

/** The sentences that tell only facts which the user left out, in other words than they were left out in. */
export function tellsOnly<Fresh extends Sentence>(facts: ReadonlySet<string>, sentences: readonly Fresh[]): Fresh[] {
  return sentences.filter(({ part, sources }) => {
    const lines = sources.filter(isLineSource)
    return !isFixedPart(part) && lines.length > 0 && lines.every((line) => facts.has(line))
  })
}
