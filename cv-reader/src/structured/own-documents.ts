import { type DatePoint, findDates, isOnlyDates } from '../facts/dates.ts'
import type { IndexedLine, Line } from '../lines/line.ts'
import { splitDegree } from '../words/degree-words.ts'
import { isPresentWord } from '../words/calendar-words.ts'
import { designNamed, isSize, type OwnDesign } from './own-designs.ts'
import { joinLines, type OwnEntry, readOwnEntries } from './own-entries.ts'
import type { ReadProfile, ReadValue } from '../facts/fields.ts'
import { present } from '../facts/field-values.ts'
import { sectionNamed, type SectionKind } from '../words/section-names.ts'

/** Reads a CV made by this product (features/documents/pdf/templates/resume.typ), else undefined. */
export function readOwnDocument(given: readonly Line[]): (ReadProfile & { unread: readonly number[] }) | undefined {
  const [top] = given
  const design = top?.bold ? designNamed(top.size) : undefined
  if (!design) return undefined
  const lines = given
    .map((line, index): IndexedLine => ({ ...line, index }))
    .filter(({ size }) => !isSize(size, design.foot))
  const sections = sectionsOf(lines, design)
  if (sections.length === 0) return undefined
  const first = sections[0]?.start ?? lines.length
  const head = lines.slice(0, first)
  const profile = readAll(sections, head, design)
  if (!profile) return undefined
  const of = (size: number) => textOf(head.filter((line) => isSize(line.size, size)))
  const personal = { name: of(design.name), headline: of(design.headline), ...profile.personal_details }
  return { ...profile, personal_details: present(personal), unread: [] }
}

type OwnSection = { kind: SectionKind; start: number; lines: IndexedLine[] }

function sectionsOf(lines: readonly IndexedLine[], design: OwnDesign): OwnSection[] {
  const sections: OwnSection[] = []
  lines.forEach((line, index) => {
    const kind = isSize(line.size, design.label) && line.bold ? sectionNamed(line.text)?.kinds[0] : undefined
    if (kind) sections.push({ kind, start: index, lines: [] })
    else sections.at(-1)?.lines.push(line)
  })
  return sections
}

function readAll(
  sections: readonly OwnSection[],
  head: readonly IndexedLine[],
  design: OwnDesign,
): ReadProfile | undefined {
  const linesOf = (kind: SectionKind) => sections.find((section) => section.kind === kind)?.lines ?? []
  const entries = new Map<SectionKind, OwnEntry[]>()
  for (const { kind, lines: own } of sections) {
    if (textKinds.has(kind)) continue
    const read = readOwnEntries(own, design)
    if (!read) return undefined
    entries.set(kind, read)
  }
  const of = (kind: SectionKind) => entries.get(kind) ?? []
  const summary = summaryOf(linesOf('summary'))
  return {
    personal_details: {
      ...contactOf(head.filter(({ size }) => isSize(size, design.contact))),
      ...(linesOf('languages').length > 0 && { languages_known: itemsOf(linesOf('languages')) }),
    },
    ...(summary && { profile_summary: summary }),
    professional_experience: of('experience').map((entry) =>
      present({ ...workOf(entry), company: entry.rest, responsibilities: entry.lines }),
    ),
    volunteer_experience: of('volunteering').map((entry) =>
      present({ ...workOf(entry), organization: entry.rest, responsibilities: entry.lines }),
    ),
    projects: of('projects').map(projectOf),
    education: of('education').map(schoolOf),
    skills: skillsOf(linesOf('skills')),
    training: of('training').map(trainingOf),
    publications: of('publications').map((entry) =>
      present({
        publication_title: entry.strong,
        publication_organization: entry.rest,
        publication_date: entry.meta,
        publication_description: joined(entry.lines, '\n'),
      }),
    ),
    certifications: of('certifications').map((entry) =>
      present({
        certification_name: entry.strong,
        certification_organization: entry.rest,
        certification_date: entry.meta,
      }),
    ),
    references: [],
  }
}

const textKinds: ReadonlySet<SectionKind> = new Set(['summary', 'skills', 'languages'])

function workOf({ strong, meta }: OwnEntry) {
  const [place, dates] = parted(meta, isOnlyDates)
  const [date] = findDates(dates?.value ?? '')
  const value = (date: DatePoint | undefined): ReadValue | undefined =>
    dates && date !== undefined ? { ...dates, value: date } : undefined
  return { title: strong, location: place, from: value(date?.from), to: value(date?.to) }
}

function parted(
  meta: ReadValue | undefined,
  isLast: (text: string) => boolean,
): [ReadValue | undefined, ReadValue | undefined] {
  if (!meta) return [undefined, undefined]
  if (isLast(meta.value)) return [undefined, meta]
  const bar = meta.value.lastIndexOf(' | ')
  const last = meta.value.slice(bar + 3)
  if (bar === -1 || !isLast(last)) return [meta, undefined]
  return [
    { ...meta, value: meta.value.slice(0, bar).trim() },
    { ...meta, value: last.trim() },
  ]
}

function projectOf(entry: OwnEntry): ReadProfile['projects'][number] {
  const [link, dates] = parted(entry.meta, isOnlyDates)
  const { from, to } = workOf({ ...entry, meta: dates })
  const used = entry.lines.filter(({ value }) => usedSkills.test(value))
  return present({
    name: entry.strong,
    role: entry.rest,
    link,
    from,
    to,
    description: entry.lines.filter((line) => !used.includes(line)),
    skills: used.flatMap(skillsIn),
  })
}

/** The label of skills within an entry, in the languages of our documents. */
const usedSkills = /^(?:Skills|Kenntnisse|Compétences|Competencias) ?: /

const skillsIn = (line: ReadValue): ReadValue[] =>
  splitItems(line.value.replace(usedSkills, '')).map((value) => ({ ...line, value }))

/** "2024 – 2027 (expected)", in the languages of our documents. */
const expectedYears = / \((?:expected|voraussichtlich|prévu|previsto)\)$/
const unfinished = /^(?:in progress|nicht abgeschlossen|en cours|en curso)$/
const grade = /^(?:GPA|Note|Moyenne|Nota media) ?: (?!.*[a-z]{2})/i

function schoolOf(entry: OwnEntry): ReadProfile['education'][number] {
  const isYears = (text: string) => /^\d{4}\b|\bpresent\b|^[-–]/i.test(text) || unfinished.test(text)
  const [time, score] = parted(entry.meta, (text) => !isYears(text))
  const isExpected = time !== undefined && (expectedYears.test(time.value) || unfinished.test(time.value))
  const years = ongoing((time?.value ?? '').replace(expectedYears, '').replace(unfinished, ''))
  const rest = {
    attendance: time && years !== '' ? { ...time, value: years } : undefined,
    gpa: score && { ...score, value: score.value.replace(grade, '') },
    expected: isExpected ? { ...time, value: 'true' } : undefined,
  }
  // A field without degree is light and precedes the school.
  if (entry.lead) return present({ institution: entry.strong, specialization: entry.lead, ...rest })
  return present({ institution: entry.rest, ...degreeOf(entry), ...rest })
}

/** "2009 – 2013" and "2020 – Present" as the profile writes them. */
const ongoing = (years: string): string =>
  years.replace(/^(\d{4}) – (.+)$/, (whole, from: string, to: string) =>
    /^\d{4}$/.test(to) ? `${from} - ${to}` : isPresentWord(to) ? `${from} - present` : whole,
  )

/** Degree and field are bold with a light word between; older documents have all of it bold. */
function degreeOf({ strong, strongParts }: OwnEntry): { degree_type?: ReadValue; specialization?: ReadValue } {
  if (!strong) return {}
  const [degree, field] = strongParts
  if (degree !== undefined && field !== undefined) {
    return { degree_type: { ...strong, value: degree }, specialization: { ...strong, value: field } }
  }
  const parts = splitDegree(strong.value)
  if (!strong.value.includes(' in ') || parts.field === '') return { degree_type: strong }
  return { degree_type: { ...strong, value: parts.degree }, specialization: { ...strong, value: parts.field } }
}

function trainingOf({ strong, rest, meta, lines }: OwnEntry): ReadProfile['training'][number] {
  const acquired = lines.filter(({ value }) => usedSkills.test(value))
  const description = joined(
    lines.filter((line) => !acquired.includes(line)),
    '\n',
  )
  return present({
    training_name: strong,
    training_institution: rest,
    date: meta,
    skills_acquired: acquired.flatMap(skillsIn),
    description,
  })
}

function joined(values: readonly ReadValue[], separator: string): ReadValue | undefined {
  const lines = values.flatMap((value) => value.lines)
  return values.length === 0
    ? undefined
    : { value: values.map(({ value }) => value).join(separator), confidence: 'high', lines }
}

function textOf(lines: readonly IndexedLine[]): ReadValue | undefined {
  const text = joinLines(lines)
  return text === '' ? undefined : { value: text, confidence: 'high', lines: lines.map(({ index }) => index) }
}

/** A line that begins bold begins a category: "**Languages:** Python, Go". */
function skillsOf(lines: readonly IndexedLine[]): ReadProfile['skills'] {
  const groups: { category: ReadValue | undefined; lines: IndexedLine[] }[] = []
  for (const line of lines) {
    const bold = line.spans.findIndex((span) => !span.bold)
    const name = line.spans.slice(0, Math.max(0, bold)).map(({ text }) => text)
    if (name.length > 0) {
      const spans = line.spans.slice(bold)
      const value = name.join(' ').replace(/\s*:$/, '')
      const category: ReadValue = { value, confidence: 'high', lines: [line.index] }
      groups.push({ category, lines: [{ ...line, spans, text: spans.map(({ text }) => text).join(' ') }] })
    } else {
      const open = groups.at(-1)
      if (open) open.lines.push(line)
      else groups.push({ category: undefined, lines: [line] })
    }
  }
  return groups.flatMap((group) => itemsOf(group.lines).map((skill) => present({ skill, category: group.category })))
}

function summaryOf(lines: readonly IndexedLine[]): ReadValue | undefined {
  const text = joinLines(lines, ({ gapAbove }) => (gapAbove > 0.31 ? '\n' : ' '))
  return text === '' ? undefined : { value: text, confidence: 'high', lines: lines.map(({ index }) => index) }
}

/** Semicolons separate items if one of them contains a comma. */
function splitItems(text: string): string[] {
  return text
    .split(text.includes('; ') ? '; ' : ', ')
    .map((item) => item.trim())
    .filter(Boolean)
}

function itemsOf(lines: readonly IndexedLine[]): ReadValue[] {
  const all = lines.map(({ index }) => index)
  return splitItems(joinLines(lines)).map((value) => {
    const own = lines.filter(({ text }) => text.includes(value)).map(({ index }) => index)
    return { value, confidence: 'high', lines: own.length > 0 ? own : all }
  })
}

function contactOf(lines: readonly IndexedLine[]): ReadProfile['personal_details'] {
  const linked = lines.flatMap((line) => line.links)
  const mail = linked.find((link) => link.startsWith('mailto:'))?.slice('mailto:'.length)
  const links = [...new Set(linked.filter((link) => !link.startsWith('mailto:')))]
  const rest = [...links]
  const details: { [K in 'email' | 'present_location']?: ReadValue } & {
    mobile_numbers: ReadValue[]
    links: ReadValue[]
  } = {
    mobile_numbers: [],
    links: [],
  }
  const all = lines.map(({ text }) => text).join(' ')
  all
    .split(/\s·(?:\s|$)/)
    .map((item) => item.trim())
    .forEach((item, position) => {
      // The template draws no gap within an item: these are letters of a script that was not understood.
      if (item === '' || item.includes('\t')) return
      const own = lines.filter(({ text }) => text.includes(item) || item.includes(text)).map(({ index }) => index)
      const value = (text: string): ReadValue => ({ value: text, confidence: 'high', lines: own })
      const whole = item.replace(/\s/g, '')
      const link = rest.findIndex((address) => shown(address) === shown(whole))
      if (link !== -1) details.links.push(value(rest.splice(link, 1)[0] ?? item))
      else if (/^\S+@\S+$/.test(item) || whole === mail) details.email = value(whole)
      else if (/^[+\d(][\d\s()/.-]{4,}$/.test(item)) details.mobile_numbers.push(value(item))
      else if (position === 0) details.present_location = value(item)
      else details.links.push(value(item))
    })
  return present(details)
}

const shown = (address: string) => address.replace(/^[a-z]+:\/\/(www\.)?/i, '').replace(/\/$/, '')
