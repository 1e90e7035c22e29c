import type { IndexedLine, Line } from '../lines/line.ts'
import { findHeadings } from '../headings/find-headings.ts'
import type { Heading } from '../headings/heading.ts'
import { findPhones } from '../facts/phone-numbers.ts'
import { endsInTime, findDates, withoutDates } from '../facts/dates.ts'
import { namesApprenticeship, namesTrade, schoolWords } from '../words/degree-words.ts'
import type { SectionKind } from '../words/section-names.ts'
import { separateSkills } from './certificates-and-skills.ts'
import { kindByEntries } from './unnamed-sections.ts'
import { normalWords } from '../words/normal-words.ts'
import { continuesLine, rightEdges, type RightEdges } from '../lines/wrapped-lines.ts'

export type Section = {
  /** Several for `Skills & Languages`, in that order; empty if the words name no known section. */
  kinds: readonly SectionKind[]
  /** The heading as written, without its colon. */
  name: string
  lines: IndexedLine[]
}

export type Sections = {
  header: IndexedLine[]
  sections: Section[]
  headingLines: ReadonlySet<number>
  /** Right edges of the whole file, because all lines of one section may be short. */
  edges: RightEdges
}

/** Splits a CV at its headings. A column without a heading at its top continues the section above it. */
export function splitSections(lines: readonly Line[]): Sections {
  const headings = new Map(findHeadings(lines).map((heading) => [heading.index, heading]))
  const header: Section = { kinds: [], name: '', lines: [] }
  const sections: Section[] = []
  const blocks = toBlocks(lines, headings)
  const edges = rightEdges(lines.map((line, index) => ({ ...line, index })))
  const signed = signatureIn(lines)
  for (const block of blocks) {
    const started = block.headings === 0 ? startedBeside(block, lines[block.start], sections) : undefined
    block.last = fillSections(block, started ?? enclosingSection(block, blocks) ?? header, {
      lines,
      headings,
      sections,
      header,
      edges,
      signed,
    })
  }
  for (const section of sections) {
    if (section.kinds.length === 0) section.kinds = kindsByEntries(section)
    if (section.kinds.join() === 'summary' && holdsJobs(section)) section.kinds = ['experience']
    if (section.kinds.join() === 'other' && holdsApprenticeships(section)) section.kinds = ['education']
  }
  const told = sections.flatMap((section) => separateSkills(section, edges))
  return { header: header.lines, sections: told, headingLines: linesOf([...headings.values()].filter(isKnown)), edges }
}

/** What only looks like a heading may be a name: the person is told that it was not read. */
const isKnown = ({ kinds }: Heading) => kinds.length > 0

function kindsByEntries({ name, lines }: Section): readonly SectionKind[] {
  const kind = kindByEntries(lines)
  if (kind === undefined) return []
  return [kind === 'experience' && ofService.test(name) ? 'volunteering' : kind]
}

/** Under "Professional background" some tell of themselves, and others list their jobs. */
const holdsJobs = ({ lines }: Section) =>
  lines.filter(beginsOrEndsInTime).length > 1 && kindByEntries(lines) === 'experience'

const beginsOrEndsInTime = ({ text }: IndexedLine) =>
  endsInTime(text) || findDates(text.slice(0, 60)).some(({ start, to }) => start === 0 && to !== undefined)

/** "1998–2001 Bäcker, Bäckerei Huber" under "Lehre", where academics name what they taught and at which university. */
const holdsApprenticeships = ({ name, lines }: Section) =>
  namesApprenticeship(name) &&
  lines.every(({ text }) => schoolWords(text) === 0) &&
  lines.some(({ text }) =>
    withoutDates(text)
      .split(/,\s|\t/u)
      .some(namesTrade),
  )

/** What academics and parishes call their unpaid work. */
const ofService =
  /^(?:(?:academic|university|professional|public|community|civic|church|parish|national)\s)*service(?:\sto\s.+)?$/i

type Filling = {
  lines: readonly Line[]
  headings: ReadonlyMap<number, Heading>
  sections: Section[]
  header: Section
  edges: RightEdges
  signed: number | undefined
}

function fillSections(
  block: Block,
  enclosing: Section,
  { lines, headings, sections, header, edges, signed }: Filling,
): Section {
  let current = enclosing
  let around = enclosing
  for (let index = block.start; index < block.end; index++) {
    if (isFoot(lines, index, block)) current = header
    const heading = headings.get(index)
    const line = heading === undefined ? lines[index] : heading.rest
    if (heading !== undefined && !heading.continued) {
      if (current !== around) current = around
      if (heading.beside !== undefined) current.lines.push({ ...heading.beside, index })
      current = { kinds: heading.kinds, name: nameOf(heading, lines), lines: [] }
      if (!heading.ownLine) around = current
      sections.push(current)
      index += heading.lines - 1
    } else if (heading === undefined && current !== around && current !== header && !goesOn(current, line, edges))
      current = around
    const isSigned = index === signed || (index === lines.length - 1 && line !== undefined && monthOnly.test(line.text))
    if (line !== undefined && !isSignature(line.text) && !isSigned) current.lines.push({ ...line, index })
  }
  return around
}

function nameOf({ index, lines: count, rest }: Heading, lines: readonly Line[]): string {
  const text = lines
    .slice(index, index + count)
    .map((line) => line.text)
    .join(' ')
  const whole = rest !== undefined && text.endsWith(rest.text) ? text.slice(0, -rest.text.length) : text
  return whole.replace(/[\s:：]+$/u, '')
}

/** `Münster, den 12.10.2025`, "Fait à Lille, le 3 mai 2026": many CVs are signed with place and date. */
const isSignature = (text: string) => {
  const start = text.slice(0, 120)
  return withDay.test(start) || withMonth.test(start)
}
const withDay =
  /^(?:\d{5}\s)?\p{Lu}[\p{L} .()/-]{1,40},\s*(?:den\s|am\s|le\s|a\s)?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9})\s?\d{4}(?=$|[\s,])/u
/** Not "Née à Lille, le 3 mai 1990". */
const withMonth =
  /^(?:(?:Fait|Done|Hecho|Fatto)\s(?:à|at|in|en|a)\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3},\s(?:le|il|on|a|el)\s\d{1,2}(?:er|st|nd|rd|th)?\s(?:de\s)?\p{L}{3,10}\s(?:de\s)?\d{4}$/u

/** "Linz, im Oktober 2026" as the last line; elsewhere it may date a job. */
const monthOnly = /^\p{Lu}[\p{L} .()/-]{1,40},\s(?:im|in|en|à|a)\s\p{L}{3,10}\s(?:de\s)?\d{4}$/u

const maxHeadLines = 15

/** The last line, or the one above its place and date, if it repeats the name at the top. */
function signatureIn(lines: readonly Line[]): number | undefined {
  const last = lines.findLastIndex(({ text }) => text !== '' && !isSignature(text))
  const name = /^(?:gez\.\s|\()?(\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}.'’-]+){1,4})\)?$/u.exec(lines[last]?.text ?? '')?.[1]
  if (name === undefined || last < 3) return undefined
  const key = normalWords(name).join(' ')
  const cells = lines.slice(0, Math.min(maxHeadLines, last)).flatMap(({ text }) => text.split(/\t|[:：]\s/u))
  return cells.some((cell) => normalWords(cell).join(' ') === key) ? last : undefined
}

function isFoot(lines: readonly Line[], index: number, { end }: Block): boolean {
  if ((lines[index]?.gapAbove ?? 0) < 3 || end - index > 4) return false
  const foot = lines
    .slice(index, end)
    .map(({ text }) => text.slice(0, 500))
    .join(' ')
  return /\S@\S+\.\p{L}{2}/u.test(foot) || findPhones(foot).length > 0
}

function goesOn(section: Section, line: Line | undefined, edges: RightEdges): boolean {
  const above = section.lines.at(-1)
  if (above === undefined || line === undefined || line.bullet || /^[^,;]{2,40}[:：]/.test(line.text)) return false
  const isOpen = /[,;]\s*$/.test(above.text)
  return (
    isOpen ||
    continuesLine(
      above,
      { ...line, index: above.index + 1, bold: above.bold, left: Math.max(line.left, above.left - 3) },
      edges,
    )
  )
}

function linesOf(headings: readonly Heading[]): ReadonlySet<number> {
  const whole = headings.filter(({ rest, beside }) => rest === undefined && beside === undefined)
  return new Set(whole.flatMap(({ index, lines }) => Array.from({ length: lines }, (_, at) => index + at)))
}

type Block = {
  page: number
  start: number
  end: number
  left: number
  right: number
  top: number
  bottom: number
  headings: number
  startsWithHeading: boolean
  last: Section | undefined
}

function toBlocks(lines: readonly Line[], headings: ReadonlyMap<number, Heading>): Block[] {
  const blocks: Block[] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const last = blocks.at(-1)
    const headed = headings.has(index)
    if (last !== undefined && before?.block === line.block && before.page === line.page) {
      last.end = index + 1
      last.headings += Number(headed)
      last.left = Math.min(last.left, line.left)
      last.right = Math.max(last.right, line.right)
      last.bottom = Math.max(last.bottom, line.top)
    } else {
      const { page, left, right, top } = line
      const place = { page, start: index, end: index + 1, left, right, top, bottom: top }
      blocks.push({ ...place, headings: Number(headed), startsWithHeading: headed, last: undefined })
    }
  })
  return blocks
}

function startedBeside(
  { start, end, bottom }: Block,
  first: Line | undefined,
  sections: readonly Section[],
): Section | undefined {
  if (first === undefined || end - start > maxColumnLines) return undefined
  return sections.find(({ lines }) => {
    const [own, last] = [lines[0], lines.at(-1)]
    const isBeside = own !== undefined && own.page === first.page && own.right < first.left
    return isBeside && Math.abs(own.top - first.top) < 1 && bottom < (last?.top ?? 0) + 2.5 * first.size
  })
}

/** The section that a block without heading continues: the nearest one above, on this page or the one before. */
function enclosingSection(block: Block, blocks: readonly Block[]): Section | undefined {
  const before = blocks.slice(0, blocks.indexOf(block)).toReversed()
  const beside = before[0]
  if (beside !== undefined && isNextColumn(beside, block)) return beside.last
  const onPage = before.filter(({ page, bottom }) => page === block.page && bottom <= block.top + 2)
  const above = onPage.filter((other) => overlaps(other, block)).toSorted((a, b) => b.bottom - a.bottom)[0]
  if (above !== undefined) return above.last
  const pageBefore = before.find(({ page }) => page < block.page)?.page
  const earlier = before.filter(({ page }) => page === pageBefore)
  return (earlier.find((other) => overlaps(other, block)) ?? earlier[0])?.last
}

function isNextColumn(beside: Block, block: Block): boolean {
  if (beside.page !== block.page || block.left < beside.right || beside.headings !== 1 || block.headings !== 0)
    return false
  return (
    beside.startsWithHeading &&
    block.top >= beside.top - 3 &&
    block.bottom <= beside.bottom + 3 &&
    beside.end - beside.start <= maxColumnLines
  )
}

const maxColumnLines = 12

function overlaps(a: Block, b: Block): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return shared >= 0.5 * Math.min(a.right - a.left, b.right - b.left)
}
