import { isFixedPart, type Evidence, type EvidenceSentence } from '@waymark/contract/document-edits.ts'
import { textOf } from './version-differences.ts'

type Sentences = Pick<Evidence, 'sentences'>
export type ProposedChanges = {
  /** The same lines of the profile in other words or another order. */
  changed: { before: string; after: string }[]
  added: string[]
  removed: string[]
  /** Lines that both have, at another place among those that stay. */
  moved: string[]
}

/** What a document would say differently, line by line as they stand in the file. */
export function changesBetween(now: Sentences, then: Sentences): ProposedChanges {
  const [old, next] = [linesOf(now), linesOf(then)]
  const [oldTexts, nextTexts] = [new Set(old.map(({ text }) => text)), new Set(next.map(({ text }) => text))]
  const fresh = next.filter(({ text }) => !oldTexts.has(text))
  const gone = old.filter(({ text }) => !nextTexts.has(text))
  const changed = gone.flatMap((before) => {
    const after = fresh.find(({ key, text }) => before.key !== '' && key === before.key && text !== before.text)
    return after ? [{ before, after }] : []
  })
  const paired = new Set(changed.flatMap(({ before, after }) => [before, after]))
  const common = (texts: typeof old, known: ReadonlySet<string>) => [
    ...new Set(texts.map(({ text }) => text).filter((text) => known.has(text))),
  ]
  return {
    changed: changed.map(({ before, after }) => ({ before: before.text, after: after.text })),
    added: fresh.filter((line) => !paired.has(line)).map(({ text }) => text),
    removed: gone.filter((line) => !paired.has(line)).map(({ text }) => text),
    moved: movedIn(common(old, nextTexts), common(next, oldTexts)),
  }
}

export const isNothing = ({ changed, added, removed, moved }: ProposedChanges): boolean =>
  changed.length + added.length + removed.length + moved.length === 0

function linesOf({ sentences }: Sentences): { text: string; key: string }[] {
  return sentences
    .filter(({ part, state }) => !isFixedPart(part) && state !== 'left_out')
    .map((sentence) => ({ text: textOf(sentence), key: keyOf(sentence) }))
    .filter(({ text }) => text !== '')
}

const keyOf = ({ part, sources }: EvidenceSentence): string =>
  sources.length === 0 ? '' : [part, ...sources.toSorted()].join(' ')

/** The fewest lines to take out so that the others stand in the same order: those off the longest rising run. */
function movedIn(before: readonly string[], after: readonly string[]): string[] {
  const places = after.map((text) => before.indexOf(text))
  const best = places.map(() => 1)
  const from = places.map(() => -1)
  for (const [at, place] of places.entries())
    for (let earlier = 0; earlier < at; earlier++)
      if ((places[earlier] ?? 0) < place && (best[earlier] ?? 0) + 1 > (best[at] ?? 0)) {
        best[at] = (best[earlier] ?? 0) + 1
        from[at] = earlier
      }
  const kept = new Set<number>()
  for (let at = best.indexOf(Math.max(...best)); at >= 0; at = from[at] ?? -1) kept.add(at)
  return after.filter((_, at) => !kept.has(at))
}
