import type { Assigned } from '../entries/role-assignment.ts'
import type { EntryLines } from '../entries/long-entries.ts'
import { isOwn, type WorkRole } from '../entries/work-roles.ts'
import type { DatePoint, DateRange } from '../facts/dates.ts'
import type { ReadValue } from '../facts/fields.ts'
import type { IndexedLine } from '../lines/line.ts'
import { titleWords } from '../words/occupation-words.ts'
import { placeLikeness } from '../words/place-names.ts'
import type { Work } from './work.ts'

/** `heading`: what the entry names if it turns out to be only an employer with positions below. */
export type Placing = Work & {
  entry: EntryLines
  stands: boolean
  titleAt: number | undefined
  isBreak: boolean
  heading?: { employer: ReadValue; place: ReadValue | undefined } | undefined
}

/** "SEPHORA – Bordeaux Centre | 2017 – today" without any occupation: its first name is the employer's, if it is one. */
export function headingOf({ title, employer }: Work, { found }: Assigned<WorkRole>): Placing['heading'] {
  const isNamed = title && employer && titleWords(title.value) === 0 && found.title?.offset === found.employer?.offset
  if (!isNamed) return undefined
  const [first, second] = (found.title?.at ?? 0) < (found.employer?.at ?? 0) ? [title, employer] : [employer, title]
  const place =
    placeLikeness(second.value.split(' ')[0] ?? '') >= 1.5 ? { ...second, confidence: 'low' as const } : undefined
  return { employer: { ...first, confidence: 'medium' }, place }
}

/** An employer in a line of its own above its first position may have more positions below. */
export const standsAbove = ({ found: { employer, title } }: Assigned<WorkRole>): boolean =>
  employer !== undefined && (title === undefined || employer.offset < title.offset)

/**
 * Gives the employer that stands above several positions to each of them. A position never takes the employer written
 * beside or below another title: a small job in one line would be put down to a company that never employed the person.
 */
export function shareEmployers(works: readonly Placing[], breaks: readonly number[]): Work[] {
  const shared: Work[] = []
  let above: Placing | undefined
  works.forEach((work, index) => {
    const next = works[index + 1]
    if (breaks.some((at) => at > startOf(works[index - 1]) && at <= startOf(work))) above = undefined
    const isEmpty = work.duties.length === 0 && work.achievements.length === 0
    const isHeading = isEmpty || spans(work.entry.date, next?.entry.date)
    const heading = isEmpty && next && isPositionOf(next, work) ? work.heading : undefined
    if (heading) {
      above = { ...work, ...heading, title: undefined, titleAt: undefined, stands: true }
      return
    }
    if (work.employer && !work.title && isHeading && next?.title && !next.employer && !next.isBreak) {
      above = work
      return
    }
    if (work.employer) above = work.stands ? work : undefined
    const isPosition = (work.entry.isShort || work.isRead) && above?.employer && mayShare(work, above)
    const from = isPosition ? above : undefined
    shared.push(
      from ? { ...work, employer: asShared(from.employer), place: work.place ?? asShared(from.place) } : unsure(work),
    )
  })
  return shared
}

const startOf = (work: Placing | undefined) => work?.entry.heads[0]?.line.index ?? Number.POSITIVE_INFINITY

/** Lines that follow another section on their page: no employer above it is theirs. */
export const breaksIn = (lines: readonly IndexedLine[]): number[] =>
  lines.flatMap((line, at) => {
    const above = lines[at - 1]
    const isBreak = above !== undefined && above.page === line.page && line.index - above.index > 1
    return isBreak ? [line.index] : []
  })

/** "Cook, The Lodge" below another employer's positions may name its own, unless that employer's years contain it. */
function mayShare({ title, employer, entry, titleAt, isBreak }: Placing, above: Placing): boolean {
  if (employer || !title || isBreak || isOwn(title.value) || !entry.date) return false
  // A title where the others have their employer is a heading like theirs, and no position below it.
  if (above.titleAt !== undefined && above.titleAt !== titleAt) return false
  return !title.value.includes(', ') || spans(above.entry.date, entry.date)
}

/** "Store manager | 2020 – today" within the years of what stands above. */
const isPositionOf = ({ title, employer, entry, isBreak }: Placing, above: Placing): boolean =>
  title !== undefined && !employer && !isBreak && titleWords(title.value) >= 1.5 && spans(above.entry.date, entry.date)

/** Without an employer the title may hold its name, or not be a job's at all. */
const unsure = (work: Placing): Work =>
  work.title && !work.employer && !work.isBreak && !isOwn(work.title.value)
    ? { ...work, title: { ...work.title, confidence: 'low' } }
    : work

/** True if one range contains another, as years at an employer contain those of a position. */
function spans(outer: DateRange | undefined, inner: DateRange | undefined): boolean {
  if (!outer?.from || !outer.to || !inner?.from) return false
  const [start, end] = [orderOf(outer.from), orderOf(outer.to)]
  const innerEnd = inner.to ? orderOf(inner.to) : orderOf(inner.from)
  return start <= orderOf(inner.from) && innerEnd <= end
}

const orderOf = (date: DatePoint): string => (date === 'present' ? '9999' : date.slice(0, 4))

const asShared = (value: ReadValue | undefined): ReadValue | undefined => value && { ...value, confidence: 'medium' }
