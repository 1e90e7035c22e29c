import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { findDates } from '../facts/dates.ts'
import type { ReadEntry, ReadValue } from '../facts/fields.ts'
import { present } from '../facts/field-values.ts'
import type { IndexedLine } from '../lines/line.ts'
import { joinWrapped, type Paragraph, type RightEdges } from '../lines/wrapped-lines.ts'
import { dateValue } from './work.ts'

type ReadProject = ReadEntry<ProfileDocument['projects'][number]>

/** "Harbour map (own idea, 2024): finds a berth": a name, a remark in brackets or none, a mark, what it is. */
const nameAndDoing = /^(?<name>[^():]{2,60}?)(?:\s\((?<aside>[^()]{2,60})\))?\s?(?<mark>[:–—])\s+(?<doing>.+)$/su

/**
 * Reads projects that are a paragraph each, with a name in bold or a date in brackets before its colon. Undefined where one of
 * them is written otherwise.
 */
export function readProjectParagraphs(
  lines: readonly IndexedLine[],
  edges: RightEdges,
): readonly ReadProject[] | undefined {
  const firstLines = new Map(lines.map((line) => [line.index, line]))
  const projects = joinWrapped(lines, edges).map((paragraph) => readParagraph(paragraph, firstLines))
  return projects.length > 0 && projects.every((project) => project !== undefined) ? projects : undefined
}

function readParagraph({ text, lines }: Paragraph, known: ReadonlyMap<number, IndexedLine>): ReadProject | undefined {
  const { name = '', aside = '', doing = '' } = nameAndDoing.exec(text)?.groups ?? {}
  const [date] = findDates(aside)
  const [first] = lines
  if (name === '' || !(date || (first !== undefined && hasBoldName(known.get(first))))) return undefined
  const remark = date
    ? `${aside.slice(0, date.start)}${aside.slice(date.end)}`.replace(/^[\s,;]+|[\s,;]+$/g, '')
    : aside
  const value = (found: string): ReadValue => ({ value: found, confidence: 'medium', lines })
  return present({
    name: value(remark === '' ? name : `${name} (${remark})`),
    from: dateValue(date?.from, lines),
    to: dateValue(date?.to, lines),
    description: [value(doing)],
  })
}

/** Of a line that is bold as a whole, the name is told apart by nothing. */
const hasBoldName = (line: IndexedLine | undefined) =>
  line?.spans[0]?.bold === true && line.spans.some(({ bold }) => !bold)
