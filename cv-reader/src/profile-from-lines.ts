import { listSections } from '@waymark/contract/profile-sections.ts'
import type { IndexedLine, Line } from './lines/line.ts'
import { withSuspicions } from './facts/doubtful-values.ts'
import { joinWrappedLabels } from './entries/wrapped-labels.ts'
import { joinBrokenEnds } from './entries/margin-dates.ts'
import { findDayMonthOrder, withMonths } from './facts/day-month-order.ts'
import { findBodyLook, lineOfSpans } from './lines/line-look.ts'
import { withoutPlaceholders } from './lines/placeholders.ts'
import { readCertifications } from './sections/certifications.ts'
import { readContact } from './sections/contact.ts'
import { listsAwards, looseAwards, splitAwards, withoutBodies } from './sections/education-awards.ts'
import { readEducation } from './sections/education.ts'
import { readExperience, splitVolunteering, readVolunteering } from './sections/experience.ts'
import { readLanguageTable } from './sections/language-tables.ts'
import { isSpoken, readLanguages, withoutLanguageLevel } from './sections/languages.ts'
import { readLicences } from './sections/licences.ts'
import { readOwnDocument } from './structured/own-documents.ts'
import type { ReadProfile, ReadValue } from './facts/fields.ts'
import { present } from './facts/field-values.ts'
import { readProjects } from './sections/projects.ts'
import { readPublications } from './sections/publications.ts'
import { readReferences } from './sections/references.ts'
import { unplacedWords } from './facts/unplaced-words.ts'
import { splitSections, type Sections } from './sections/split-sections.ts'
import { readSkills, type ReadSkill, type ReadSkills } from './sections/skills.ts'
import { splitSchooling } from './sections/schooling-among-jobs.ts'
import { readSummary, readUnnamedSummary } from './sections/summary.ts'
import { readTheses } from './sections/theses.ts'
import { readTraining } from './sections/training.ts'
import { isBareClass, namesLicence } from './words/licence-words.ts'
import { splitItems, splitListLabel } from './sections/skill-items.ts'
import { sectionNamed, type SectionKind } from './words/section-names.ts'

/** `unread` are indexes of lines that went into no field and are not headings; `unplaced` the words left over of others. */
export type ProfileFromLines = ReadProfile & { unread: readonly number[]; unplaced: readonly string[] }

/** Reads a CV from its lines; never throws. Ambiguous text is left out, and nothing is invented. */
export function profileFromLines(given: readonly Line[]): ProfileFromLines {
  const own = readOwnDocument(given)
  return own ? { ...own, unplaced: [] } : readUnknownLayout(given)
}

function readUnknownLayout(given: readonly Line[]): ProfileFromLines {
  const { lines, rests } = joinWrappedLabels(withinLimits(given).map(withoutPlaceholders))
  const found = splitSections(lines)
  const of = (kind: SectionKind) => linesOf(found, kind)
  const order = findDayMonthOrder(lines)
  const dated = (kind: SectionKind) => joinBrokenEnds(of(kind)).map((line) => withMonths(line, order))
  const person = readPerson(lines, found)
  const { skills, languages, licences } = readKnowledge(found)
  const languages_known = distinctBy([...languages, ...(person.languages_known ?? [])], ({ value }) =>
    withoutLanguageLevel(value),
  )
  const { edges } = found
  const own = of('summary')
  const summary = own.length > 0 ? readSummary(own, edges) : readUnnamedSummary(found.header, linesIn([person]), edges)
  const { schools, awards, theses } = readSchools(dated('education'), found)
  const home = person.present_location?.value
  const works = splitVolunteering(readExperience(dated('experience'), edges, home).entries)
  const { jobs, schools: learnt } = splitSchooling(works.jobs)
  const profile = withSuspicions({
    personal_details: { ...person, ...(languages_known.length > 0 && { languages_known }) },
    ...(summary && { profile_summary: summary }),
    professional_experience: jobs,
    volunteer_experience: [...readVolunteering(dated('volunteering'), edges, home).entries, ...works.volunteering],
    projects: [...readProjects(dated('projects'), edges), ...theses],
    education: [...schools, ...learnt],
    skills: skills.map((skill) => present(skill)),
    training: readTraining(of('training'), edges),
    publications: readPublications(of('publications'), edges),
    certifications: distinctBy(
      [
        ...readCertifications(namedClasses(found), edges),
        ...awards,
        ...licences,
        ...readLicences([...found.header, ...of('contact'), ...of('interests'), ...of('other')]),
      ],
      ({ certification_name }) => certification_name?.value ?? '',
    ),
    references: readReferences(of('references')),
  })
  const unread = unreadLines(given, found, profile).filter((index) => !rests.has(index))
  return { ...profile, unread, unplaced: unplacedWords(lines, profile, new Set([...unread, ...found.headingLines])) }
}

function readSchools(lines: readonly IndexedLine[], { sections, edges }: Sections) {
  const split = splitAwards(lines, edges)
  const { entries, unread: rest } = readEducation(split.schools, edges)
  const unread = new Set(rest)
  const { schools, awards } = withoutBodies(entries, split.awards.length > 0)
  const left = new Map(split.schools.filter(({ index }) => unread.has(index)).map((line) => [line.index, line]))
  const loose = sections.flatMap((section) =>
    looseAwards(
      listsAwards(section),
      section.lines.flatMap(({ index }) => left.get(index) ?? []),
      edges,
    ),
  )
  return { schools, awards: [...split.awards, ...awards, ...loose], theses: readTheses([...left.values()], edges) }
}

/** A CV of 30 pages has 1,800 lines; the rest is hostile and stays unread. */
const maxLines = 3000
const maxLineLength = 5000

export function withinLimits(lines: readonly Line[]): Line[] {
  return lines
    .slice(0, maxLines)
    .map((line) => (line.text.length > maxLineLength ? { ...line, text: '', spans: [], links: [] } : line))
}

/** A section of two names goes to the first with a place in the profile, to the projects last. */
function linesOf({ sections }: Sections, kind: SectionKind): IndexedLine[] {
  return sections.filter(({ kinds }) => mainKind(kinds) === kind).flatMap(({ lines }) => lines)
}

/** "Klasse B" under "Führerscheine" and "full, clean" behind "Driving licence:" say what they are only with their heading. */
function namedClasses({ sections }: Sections): IndexedLine[] {
  return sections.flatMap(({ kinds, name, lines }) => {
    if (mainKind(kinds) !== 'certifications') return []
    return lines.map((line, at) => {
      const [first, ...others] = line.spans
      const [start = ''] = line.text.split(/,\s/)
      const isState = at === 0 && line.text.length <= longestState && namesLicence(name) && !namesLicence(line.text)
      if (first === undefined || name === '' || !(isState || isBareClass(start))) return line
      return lineOfSpans(line, [{ ...first, text: `${name}: ${first.text}` }, ...others])
    })
  })
}

const longestState = 40

const placeless: ReadonlySet<SectionKind> = new Set(['interests', 'awards', 'other'])

function mainKind(kinds: readonly SectionKind[]): SectionKind {
  const placed = kinds.filter((kind) => !placeless.has(kind))
  return placed.find((kind) => kind !== 'projects') ?? placed[0] ?? 'other'
}

function readPerson(lines: readonly Line[], found: Sections): ReadProfile['personal_details'] {
  const own = [...found.header, ...linesOf(found, 'contact'), ...linesOf(found, 'links')]
  const not = new Set([...own, ...linesOf(found, 'references')].map(({ index }) => index))
  const others = lines.flatMap((line, index) => (not.has(index) ? [] : [{ ...line, index }]))
  return readContact({ own, others, bodySize: findBodyLook(lines).size })
}

function readKnowledge({ sections, edges }: Sections): ReadSkills {
  const skills: ReadSkill[] = []
  const languages: ReadValue[] = []
  const licences: ReadSkills['licences'] = []
  for (const { kinds, lines: all } of sections) {
    const kind = mainKind(kinds)
    const table = kind === 'skills' ? readLanguageTable(all) : undefined
    const lines = table ? all.filter(({ index }) => !table.lines.has(index)) : all
    if (table) languages.push(...table.languages)
    if (kind === 'other' || kind === 'interests') languages.push(...lines.flatMap(languagesAside))
    if (kind !== 'skills' && kind !== 'languages') continue
    const isMixed = kinds.length > 1
    const spoken = kind === 'languages' || kinds.includes('languages') ? readLanguages(lines) : []
    languages.push(...spoken)
    if (kind === 'languages' && (spoken.length > 0 || isMixed)) continue
    const used = new Set(spoken.flatMap((value) => value.lines))
    const read = readSkills(
      lines.filter(({ index }) => !used.has(index)),
      !isMixed && kind === 'skills',
      edges,
    )
    skills.push(...read.skills)
    languages.push(...read.languages)
    licences.push(...read.licences)
  }
  return { skills: distinctBy(skills, ({ skill }) => skill.value), languages, licences }
}

/** "Languages: English (fluent), Welsh" or "Deutsch (Muttersprache), Englisch B2" under "Additional information". */
function languagesAside(line: IndexedLine): ReadValue[] {
  const { label, items } = splitListLabel(line.text)
  const isNamed = label !== undefined && sectionNamed(label)?.kinds.includes('languages') === true
  if (isNamed) return readLanguages([{ text: items, index: line.index }])
  return splitItems(line.text).every(isSpoken) ? readLanguages([line]) : []
}

function distinctBy<T>(values: readonly T[], textOf: (value: T) => string): T[] {
  const first = new Map<string, T>()
  for (const value of values) {
    const key = textOf(value).toLowerCase()
    if (!first.has(key)) first.set(key, value)
  }
  return [...first.values()]
}

function unreadLines(given: readonly Line[], found: Sections, profile: ReadProfile): number[] {
  const entries: object[] = [
    profile.personal_details,
    ...listSections.flatMap((section): readonly object[] => profile[section]),
  ]
  const read = linesIn(profile.profile_summary ? [...entries, { summary: profile.profile_summary }] : entries)
  return given.flatMap(({ text }, index) =>
    text === '' || read.has(index) || found.headingLines.has(index) ? [] : [index],
  )
}

function linesIn(entries: readonly object[]): ReadonlySet<number> {
  const values = entries.flatMap((entry) => Object.values(entry) as (ReadValue | readonly ReadValue[])[]).flat()
  return new Set(values.flatMap(({ lines }) => lines))
}
