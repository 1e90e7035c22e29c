import { isOnlyDates } from '../facts/dates.ts'
import type { ReadValue } from '../facts/fields.ts'
import type { IndexedLine } from '../lines/line.ts'
import { joinWrapped, type RightEdges } from '../lines/wrapped-lines.ts'
import { announcedBy } from '../words/entry-labels.ts'
import { labelAtStart } from '../words/field-labels.ts'

const isAddress = (text: string) => /^(?:https?:\/\/|www\.)\S+$/i.test(text)

const fewestSentences = 3

/** Lines that each are a sentence are items without a mark: a paragraph does not break at the end of every sentence. */
const asItems = (lines: readonly IndexedLine[]): readonly IndexedLine[] =>
  lines.length >= fewestSentences && lines.every(({ text, bullet }) => !bullet && /^[\p{Lu}\d].*[.!]$/u.test(text))
    ? lines.map((line) => ({ ...line, bullet: true }))
    : lines

/** What an entry says of the work, each item once; `title` is its title, which some templates repeat. */
export function readBody(
  lines: readonly IndexedLine[],
  edges: RightEdges,
  title: string | undefined,
): { duties: readonly ReadValue[]; achievements: readonly ReadValue[] } {
  const duties: ReadValue[] = []
  const achievements: ReadValue[] = []
  let target = duties
  for (const { text: whole, lines: indexes, bullet } of joinWrapped(asItems(lines), edges)) {
    const label = labelAtStart(whole)
    const text = label?.label === 'duties' && label.start < whole.length ? whole.slice(label.start) : whole
    // "Period: …" and "Description: …" end what an earlier label announced.
    if (label) target = duties
    // Some templates repeat the title under the heading.
    if (text === title) continue
    const announced = announcedBy(text)
    if (announced) target = announced === 'duties' ? duties : achievements
    else if (/\p{L}{2}/u.test(text) && !isOnlyDates(text) && !isAddress(text))
      target.push({ value: text, confidence: bullet ? 'high' : 'medium', lines: indexes })
  }
  return { duties, achievements }
}
