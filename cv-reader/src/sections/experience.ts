import { profileLimits, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { textOfTokens } from '../entries/head-tokens.ts'
import { placeLikeness } from '../words/place-names.ts'
import type { Confidence } from '@waymark/contract/profile-import.ts'
import { isOnlyDates } from '../facts/dates.ts'
import { beginsCustomers, isPlacement } from '../words/placement-words.ts'
import type { IndexedLine } from '../lines/line.ts'
import { employerWords, namesVolunteer } from '../words/occupation-words.ts'
import { assignRoles, type Assigned } from '../entries/role-assignment.ts'
import type { Placed } from '../entries/role-candidates.ts'
import type { ReadEntry, ReadValue } from '../facts/fields.ts'
import { present } from '../facts/field-values.ts'
import { employerAsides, withoutLongAside } from '../entries/employer-asides.ts'
import { leftoverPlace } from '../entries/leftover-places.ts'
import { breaksIn, headingOf, type Placing, shareEmployers, standsAbove } from './shared-employers.ts'
import { dateValue, type Work } from './work.ts'
import { readBody } from './work-bodies.ts'
import { readBreak } from './work-breaks.ts'
import { withPresentJob } from './open-ends.ts'
import { readWorkTable } from './work-tables.ts'
import { isTableHead } from '../entries/labelled-tables.ts'
import { type EntryLines, splitLongEntries } from '../entries/long-entries.ts'
import { isOwn, isPublication, withKnownPlaces, workModel, type WorkRole } from '../entries/work-roles.ts'
import { type RightEdges, rightEdges } from '../lines/wrapped-lines.ts'

export type ReadJob = ReadEntry<ProfileDocument['professional_experience'][number]>
export type ReadVolunteering = ReadEntry<ProfileDocument['volunteer_experience'][number]>

/** Reads jobs; roles are decided for all entries together. `home`: where the person lives, which is a place in jobs too. `unread` are indexes of lines that went into no field. */
export function readExperience(
  lines: readonly IndexedLine[],
  reach?: RightEdges,
  home?: string,
): { entries: ReadJob[]; unread: number[] } {
  const { works, unread } = readWorks(lines, reach, home)
  const entries = works.map(({ title, employer, place, from, to, duties, achievements }) =>
    present({
      title,
      company: employer,
      location: place,
      from,
      to,
      responsibilities: duties,
      notable_achievements: achievements,
    }),
  )
  return { entries, unread }
}

/** Like `readExperience`; achievements become responsibilities. */
export function readVolunteering(
  lines: readonly IndexedLine[],
  reach?: RightEdges,
  home?: string,
): { entries: ReadVolunteering[]; unread: number[] } {
  const { works, unread } = readWorks(lines, reach, home)
  const entries = works.map(({ title, employer, place, from, to, duties, achievements }) =>
    present({
      title,
      organization: employer,
      location: place,
      from,
      to,
      responsibilities: [...duties, ...achievements],
    }),
  )
  return { entries, unread }
}

/** Voluntary work that stands among the jobs: "Pitch-side physio (volunteer)". */
export function splitVolunteering(jobs: readonly ReadJob[]): { jobs: ReadJob[]; volunteering: ReadVolunteering[] } {
  const isVoluntary = ({ title }: ReadJob) => title !== undefined && namesVolunteer(title.value)
  const volunteering = jobs
    .filter(isVoluntary)
    .map(({ company, responsibilities = [], notable_achievements = [], ...job }) =>
      present({
        ...job,
        organization: company,
        responsibilities: [...responsibilities, ...notable_achievements],
      }),
    )
  return { jobs: jobs.filter((job) => !isVoluntary(job)), volunteering }
}

function readWorks(
  lines: readonly IndexedLine[],
  reach: RightEdges | undefined,
  home: string | undefined,
): { works: Work[]; unread: number[] } {
  const table = readWorkTable(lines, home)
  if (table) return { works: table, unread: unreadOf(lines, table) }
  const { entries } = splitLongEntries(
    lines.filter((line) => !isTableHead(line)),
    reach,
  )
  const edges = rightEdges([...entries.flatMap(({ body }) => body), ...lines])
  const breaks = new Map(
    entries.flatMap((entry): [EntryLines, Work][] => {
      const read = readBreak(entry, edges)
      return read ? [[entry, read]] : []
    }),
  )
  // Breaks and work of one's own have no employer, and would show the jobs around them a pattern without one.
  const jobs = entries.filter((entry) => !breaks.has(entry))
  const model = withKnownPlaces(workModel, jobs, home)
  const employed = jobs.filter((entry) => !isOwnEntry(entry))
  const ofEmployed = assignRoles(employed, model)
  const assigned = jobs.map((entry) =>
    isOwnEntry(entry) ? assignRoles([entry], model)[0] : ofEmployed[employed.indexOf(entry)],
  )
  const works = entries.flatMap((entry): Placing[] => {
    const pause = breaks.get(entry)
    if (pause) return [{ ...pause, entry, stands: false, titleAt: 0, isBreak: true }]
    const roles = assigned[jobs.indexOf(entry)]
    if (!roles) return []
    const place = { stands: standsAbove(roles), titleAt: roles.found.title?.offset }
    const work = readWork(entry, roles, edges)
    return [{ ...work, entry, ...place, isBreak: false, heading: headingOf(work, roles) }]
  })
  const shared = shareEmployers(withPresentJob(works), breaksIn(lines)).filter(isWork)
  return { works: shared, unread: unreadOf(lines, shared) }
}

const isOwnEntry = ({ heads }: EntryLines) =>
  heads.some((head) => head.tokens.some((token) => isOwn(textOfTokens(head, token, token))))

function readWork(entry: EntryLines, roles: Assigned<WorkRole>, edges: RightEdges): Work {
  const value = (role: WorkRole) => roleValue(roles.found[role], roles.margin[role] ?? 0)
  const left = leftoverPlace(entry.heads, roles)
  const named = value('employer')
  const employer = named && { ...named, value: withoutLongAside(named.value) }
  const below = entry.heads
    .filter(({ offset, line }) => offset > 0 && !roles.used.has(line.index))
    .map(({ line }) => line)
  const body = readBody([...below, ...entry.body], edges, roles.found.title?.text)
  return {
    title: withSubject(entry, roles, value('title')) ?? unnamedTitle(entry, roles),
    employer: employerOf(
      roles,
      employer && left ? { ...employer, value: left.employer } : employer,
      entry.heads.map(({ line }) => line.text).join(' '),
    ),
    place: standsAmongCustomers(entry, roles)
      ? undefined
      : doubtedPlace(left ? { value: left.text, confidence: 'medium', lines: left.lines } : value('place')),
    from: dateValue(entry.date?.from, entry.dateLines, entry.date?.isPair),
    to: dateValue(entry.date?.to, entry.dateLines, entry.date?.isPair),
    duties: [...employerAsides(entry.heads, roles), ...body.duties],
    achievements: body.achievements,
    isRead: below.every(({ text }) => isOnlyDates(text)),
  }
}

/** "Peón por ETT (Randstad): Citroën, Pescanova": who was served is no place. */
function standsAmongCustomers({ heads }: EntryLines, { found }: Assigned<WorkRole>): boolean {
  const head = heads.find(({ offset }) => offset === found.place?.offset)
  const at = head && found.place ? head.line.text.indexOf(found.place.text) : -1
  return head !== undefined && at > 0 && beginsCustomers(head.line.text.slice(0, at))
}

/** A dated entry of which nothing is certain keeps its first words, so that neither the time nor its duties are lost. */
function unnamedTitle({ heads, date }: EntryLines, { found }: Assigned<WorkRole>): ReadValue | undefined {
  const head = heads.find(({ tokens }) => tokens.length > 0)
  const [first] = head?.tokens ?? []
  if (found.employer || date?.to === undefined || !head || !first) return undefined
  const text = textOfTokens(head, first, first)
  const isTitle = text.length <= profileLimits.title && /\p{L}{3}/u.test(text)
  return isTitle ? { value: text, confidence: 'low', lines: head.sources } : undefined
}

/** "Nurse – cardiology ward (28 beds)": what follows a title in its cell, before any other fact, belongs to it. */
function withSubject(
  { heads }: EntryLines,
  { found }: Assigned<WorkRole>,
  title: ReadValue | undefined,
): ReadValue | undefined {
  const placed = found.title
  const head = heads.find(({ offset }) => offset === placed?.offset)
  const first = placed && head?.tokens[placed.at]
  const isAlone = !Object.values(found).some((other) => other !== placed && other.offset === placed?.offset)
  if (!title || !head || !first || !isAlone || !found.employer) return title
  const own = head.tokens.filter((token) => token.start >= first.start && token.cell === first.cell)
  const next = own.find(({ before, start }) => before !== 'line' && start >= first.start + title.value.length)
  const [last] = own.slice(-1)
  if (!last || !next || own.some(({ before }, at) => at > 0 && !joining.has(before))) return title
  const rest = textOfTokens(head, next, last)
  const isPlain = placeLikeness(rest) < 0.8 && employerWords(rest) < 2 && rest.split(' ').length > 1
  const whole = textOfTokens(head, first, last)
  return isPlain && whole.length <= profileLimits.title ? { ...title, value: whole } : title
}

const joining: ReadonlySet<string> = new Set(['dash', 'bracket', 'comma', 'slash'])

/** "Nurse, Surgery, Acme" and "Cook, The Lodge, Bath" look alike: the last name may be a town. */
function employerOf(
  { found }: Assigned<WorkRole>,
  employer: ReadValue | undefined,
  headText: string,
): ReadValue | undefined {
  const { employer: placed, title } = found
  const isLast =
    placed?.before === 'comma' && title?.offset === placed.offset && title.at < placed.at && title.text.includes(', ')
  const isDoubtful = (isLast && employer && employerWords(employer.value) === 0) || isPlacement(headText)
  return employer && isDoubtful ? { ...employer, confidence: 'low' } : employer
}

function roleValue(placed: Placed<string> | undefined, margin: number): ReadValue | undefined {
  if (!placed || placed.text === '') return undefined
  const confidence: Confidence = margin > 2.5 ? 'high' : margin > 0.8 ? 'medium' : 'low'
  return { value: placed.text, confidence, lines: placed.lines }
}

/** A capitalised word that no list knows may as well be a department: "Kent Health Trust, Endoscopy". */
const doubtedPlace = (place: ReadValue | undefined): ReadValue | undefined =>
  place && placeLikeness(place.value) < 0.8 ? { ...place, confidence: 'low' } : place

function isWork({ title, employer, from, to }: Work): boolean {
  if (title && !to && isPublication(title.value)) return false
  if (title === undefined && from === undefined) return employer !== undefined && employerWords(employer.value) > 0
  return title !== undefined || employer !== undefined
}

function unreadOf(lines: readonly IndexedLine[], works: readonly Work[]): number[] {
  const read = new Set(
    works.flatMap(({ title, employer, place, from, to, duties, achievements }) =>
      [title, employer, place, from, to, ...duties, ...achievements].flatMap((value) => value?.lines ?? []),
    ),
  )
  return lines.filter(({ index }) => !read.has(index)).map(({ index }) => index)
}
