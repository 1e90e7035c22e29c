import type { Line } from '../lines/line.ts'
import { findDates } from '../facts/dates.ts'
import { type FoundHeading, type Heading, nothingElse } from './heading.ts'
import { findNamed } from './heading-forms.ts'
import { type BodyLook, findBodyLook, isAllCaps, lookOf, prominenceOf } from '../lines/line-look.ts'
import { withContinued } from './margin-headings.ts'
import { announcedBy } from '../words/entry-labels.ts'
import { languagesIn } from '../words/language-names.ts'
import type { SectionKind } from '../words/section-names.ts'
import { saysLevel } from '../words/skill-levels.ts'

/** Finds section headings: names that stand out, in the margin or before a colon, and lines that look like them. */
export function findHeadings(lines: readonly Line[]): Heading[] {
  const body = findBodyLook(lines)
  const named = withContinued(
    lines.flatMap((line, index) => findNamed(lines, line, index, body) ?? []),
    lines,
  )
  const looks = findHeadingLooks(named, body)
  const isNamed = (found: FoundHeading) => found.form === 'inline' || isHeading(found, named, looks, body.size)
  const accepted = acceptInline(
    named.filter((found) => isNamed(found) || beginsWork(found, named.filter(isNamed), lines)),
    lines,
  )
  const own = withoutLabels(accepted, looks)
  const unnamed = findUnnamed(lines, own, body)
  return withoutOverlap([...own, ...unnamed].toSorted((a, b) => a.index - b.index))
}

/** "Highlights:" within a job is its label: it returns, or has a colon that the section's heading has not. */
function withoutLabels(found: readonly FoundHeading[], looks: ReadonlySet<string>): FoundHeading[] {
  const isLabel = ({ line, look }: FoundHeading) => announcedBy(line.text) !== undefined && !looks.has(look)
  return found.filter((heading) => {
    if (!isLabel(heading)) return true
    const around = found.findLast((other) => other.index < heading.index && !isLabel(other) && other.form !== 'inline')
    if (!around?.kinds.some((kind) => kind === 'experience' || kind === 'volunteering' || kind === 'projects'))
      return true
    const same = found.filter(({ line }) => line.text === heading.line.text)
    const hasColon = (line: Line) => /[:：]\s*$/u.test(line.text)
    return same.length < 2 && !(hasColon(heading.line) && !hasColon(around.line))
  })
}

function findHeadingLooks(named: readonly FoundHeading[], body: BodyLook): ReadonlySet<string> {
  const kindsByLook = new Map<string, Set<string>>()
  for (const { look, kinds, exact, prominence, form } of named) {
    if (!exact || form === 'inline' || form === 'last' || prominence < (body.size === 0 ? 1 : 2)) continue
    kindsByLook.set(look, (kindsByLook.get(look) ?? new Set()).add(kinds.join()))
  }
  return new Set([...kindsByLook].filter(([, kinds]) => kinds.size > 1).map(([look]) => look))
}

/** A section name is a heading unless others in its block stand out more: then it is a group or ordinary text. */
function isHeading(
  found: FoundHeading,
  all: readonly FoundHeading[],
  looks: ReadonlySet<string>,
  bodySize: number,
): boolean {
  if (looks.has(found.look)) return found.exact || found.prominence >= 2
  if (!found.exact || found.form === 'last') return false
  const others = all.filter(
    (other) => other !== found && looks.has(other.look) && other.line.block === found.line.block,
  )
  if (others.length > 0) return others.every((other) => standsOutAsMuch(found, other, bodySize))
  return found.prominence > 0 || found.form === 'margin' || (looks.size === 0 && !found.line.bullet)
}

function standsOutAsMuch(found: FoundHeading, other: FoundHeading, bodySize: number): boolean {
  const level = (line: Line) => line.heading ?? 7
  return (
    level(found.line) <= level(other.line) &&
    found.line.size >= other.line.size * 0.97 &&
    (found.prominence >= other.prominence || found.line.size > bodySize * 1.09)
  )
}

/** A name before a colon starts a section if there are no other headings; within jobs, `Skills: Java` is the job's. */
function acceptInline(found: readonly FoundHeading[], lines: readonly Line[]): FoundHeading[] {
  const own = found.filter(({ form }) => form !== 'inline')
  const isPlain = own.length < 2
  return found.flatMap((heading): FoundHeading[] => {
    if (heading.form !== 'inline') return [heading]
    if (heading.kinds.some((kind) => kind === 'contact' || kind === 'links')) return []
    const around = own.findLast(({ index }) => index < heading.index)
    if (isPlain) return around === undefined || lines[heading.index]?.block === around.line.block ? [heading] : []
    return mayStandIn(heading, around, lines) ? [{ ...heading, ownLine: true }] : []
  })
}

function mayStandIn(heading: FoundHeading, around: FoundHeading | undefined, lines: readonly Line[]): boolean {
  if (around === undefined) return !heading.kinds.includes('experience') && !heading.kinds.includes('education')
  if (listsSpokenLanguages(heading)) return true
  if (around.kinds.length === 0 || around.kinds.some((kind) => sectionsOfEntries.has(kind))) {
    return heading.look === around.look && (lines[heading.index]?.gapAbove ?? 0) >= 0.5
  }
  const isGroup = around.kinds.includes('skills') && heading.kinds.some((kind) => groupsOfSkills.has(kind))
  return !isGroup && !around.kinds.some((kind) => heading.kinds.includes(kind))
}

/** "Languages: Polish native, English fluent" below the last job; "Languages: Java, C" may be the job's. */
function listsSpokenLanguages({ kinds, rest }: FoundHeading): boolean {
  const items = rest?.text.split(/[,;]\s/u) ?? []
  const areSpoken = items.length > 0 && items.every((item) => languagesIn(item).length > 0)
  return kinds.join() === 'languages' && areSpoken && items.some(saysLevel)
}

const groupsOfSkills: ReadonlySet<SectionKind> = new Set([
  'skills',
  'languages',
  'other',
  'projects',
  'experience',
  'summary',
])
const sectionsOfEntries: ReadonlySet<SectionKind> = new Set([
  'experience',
  'volunteering',
  'education',
  'projects',
  'training',
  'publications',
  'certifications',
  'references',
  'awards',
  'other',
])

function findUnnamed(lines: readonly Line[], headings: readonly FoundHeading[], body: BodyLook): FoundHeading[] {
  const first = headings[0]?.index ?? lines.length
  const looks = new Map<string, FoundHeading[]>()
  for (const heading of headings) {
    if (heading.form !== 'alone' || heading.prominence < 2) continue
    looks.set(heading.look, [...(looks.get(heading.look) ?? []), heading])
  }
  const taken = new Set(headings.flatMap(({ index, lines: count }) => (count === 2 ? [index, index + 1] : [index])))
  return [...looks].flatMap(([look, known]) => {
    const least = Math.min(...known.map(({ line }) => line.gapAbove || 9)) * 0.6
    const unnamed = lines.flatMap((line, index): FoundHeading[] => {
      if (taken.has(index) || lookOf(line) !== look || (index < first && !beginsCareer(lines, index))) return []
      const found = { index, lines: 1, kinds: [], exact: false, ...nothingElse, look, line, form: 'alone' as const }
      return [{ ...found, prominence: prominenceOf(line, body) }]
    })
    const beside = unnamed.filter(({ line, index }) => mayHeadColumn(line, index, { look, headings, lines }))
    const sure =
      known.length < 2 ? beside.filter(({ line, index }) => isSure(line, body) && hasRangeBelow(lines, index)) : beside
    const own = sure.length > known.length ? [] : withoutEntries(sure, headings, lines)
    return own.filter(
      ({ line }) => isShortName(line) && (line.gapAbove === 0 || line.gapAbove >= least) && sharesEdge(line, known),
    )
  })
}

/** One known heading is no pattern: "TEACHING" in capitals or with a heading's style is one beside it. */
const isSure = ({ heading, text, size }: Line, body: BodyLook) =>
  heading !== undefined || (isAllCaps(text) && text.length > 4) || (body.size > 0 && size > body.size * 1.15)

type Beside = { look: string; headings: readonly FoundHeading[]; lines: readonly Line[] }

/**
 * A column's headings look like each other: the employers of one column may look like the headings of another. In a column that names no
 * section, what stands above a time from–to is an employer or a job.
 */
function mayHeadColumn(line: Line, index: number, { look, headings, lines }: Beside): boolean {
  const own = headings.filter(
    (other) =>
      other.form === 'alone' && (other.line.block === line.block || Math.abs(other.line.left - line.left) <= sameEdge),
  )
  return own.length > 0 ? own.some((other) => other.look === look) : !hasRangeBelow(lines, index)
}

const hasRangeBelow = (lines: readonly Line[], index: number) =>
  lines
    .slice(index + 1, index + 3)
    .some(({ text, bullet }) => !bullet && findDates(text.slice(0, 200)).some(({ to }) => to !== undefined))

/** "Clinical experience", however it stands out, above a line with a time from–to. Among jobs it may be one's title. */
function beginsWork(found: FoundHeading, known: readonly FoundHeading[], lines: readonly Line[]): boolean {
  const { index, kinds, line, form, prominence, look } = found
  if (form !== 'alone' || !kinds.includes('experience') || !isShortName(line)) return false
  if (prominence === 0 && !line.bold) return false
  const around = known.findLast((other) => other.index < index && other.form !== 'inline')
  const isAmongJobs = around?.kinds.some((kind) => kind === 'experience' || kind === 'volunteering') === true
  if (isAmongJobs && !known.some((other) => other.exact && other.look === look)) return false
  return hasRangeBelow(lines, index)
}

/** Above the first known heading are the name and the person's facts, unless a time from–to stands right below. */
const beginsCareer = (lines: readonly Line[], index: number) => index > 1 && hasRangeBelow(lines, index)

function sharesEdge({ block, left }: Line, known: readonly FoundHeading[]): boolean {
  const lefts = known.flatMap(({ line }) => (line.block === block ? [line.left] : []))
  const [least, most] = [Math.min(...lefts), Math.max(...lefts)]
  return lefts.length < 2 || most - least > sameEdge || (left > least - sameEdge && left < most + sameEdge)
}

/** Points. */
const sameEdge = 3

/** Within a section of entries, lines that each have dates below name its entries. Elsewhere they begin a section. */
function withoutEntries(
  unnamed: readonly FoundHeading[],
  headings: readonly FoundHeading[],
  lines: readonly Line[],
): readonly FoundHeading[] {
  const isDated = ({ index }: FoundHeading) =>
    lines.slice(index + 1, index + 3).some(({ text, bullet }) => !bullet && findDates(text.slice(0, 200)).length > 0)
  const isAmongEntries = ({ index }: FoundHeading) =>
    headings.findLast((heading) => heading.index < index)?.kinds.some((kind) => sectionsOfEntries.has(kind)) === true
  const among = unnamed.filter(isAmongEntries)
  return among.length > 0 && unnamed.length > 1 && unnamed.every(isDated)
    ? unnamed.filter((found) => !among.includes(found))
    : unnamed
}

function isShortName({ text, bullet, spans }: Line): boolean {
  const isPlain = !/[\d@,;.|•]/.test(text) || /^\d{1,2}[.)]?\s\D+$/.test(text)
  return (
    !bullet &&
    text.length <= 45 &&
    text.split(/\s+/).length <= 6 &&
    isPlain &&
    !spans.some(({ apart }, at) => at > 0 && apart)
  )
}

function withoutOverlap(headings: readonly FoundHeading[]): Heading[] {
  const kept: Heading[] = []
  for (const {
    look: _look,
    prominence: _prominence,
    line: _line,
    exact: _exact,
    form: _form,
    isBroken: _isBroken,
    ...heading
  } of headings) {
    const last = kept.at(-1)
    if (last === undefined || heading.index >= last.index + last.lines) kept.push(heading)
  }
  return kept
}
