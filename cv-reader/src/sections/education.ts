import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Confidence } from '@waymark/contract/profile-import.ts'
import { type DatePoint, type DateRange, findDates, isOnlyDates } from '../facts/dates.ts'
import { degreeWords, namesTrade, splitDegree } from '../words/degree-words.ts'
import { textOfTokens } from '../entries/head-tokens.ts'
import { educationModel, type EducationRole, withCampus } from '../entries/education-roles.ts'
import { hasPlannedCell, saysUnfinished, withoutExpectation } from '../facts/expected-dates.ts'
import { isOnlyRemark, type NotHeld, notHeldIn, saysBrokenOff, withRemark } from '../facts/not-held.ts'
import { findGrade } from '../facts/grades.ts'
import type { IndexedLine } from '../lines/line.ts'
import { lineOfSpans } from '../lines/line-look.ts'
import { assignRoles, type Assigned } from '../entries/role-assignment.ts'
import type { ReadEntry, ReadValue } from '../facts/fields.ts'
import { present } from '../facts/field-values.ts'
import { type LabelledRow, readLabelledTable, yearsOfCell } from '../entries/labelled-tables.ts'
import { type EntryLines, splitLongEntries } from '../entries/long-entries.ts'
import { sectionNamed } from '../words/section-names.ts'
import type { RightEdges } from '../lines/wrapped-lines.ts'

export type ReadSchool = ReadEntry<ProfileDocument['education'][number]>

/** Reads schools and degrees. `unread` are indexes of lines without a field, such as courses and theses. */
export function readEducation(
  lines: readonly IndexedLine[],
  reach?: RightEdges,
): { entries: ReadSchool[]; unread: number[] } {
  const table = readLabelledTable(lines, ['school'])
  const schools = table ? table.map(schoolOfRow) : readSchools(lines, reach)
  const used = new Set(schools.flatMap((school) => Object.values(school).flatMap((value) => value.lines)))
  return { entries: schools, unread: lines.filter(({ index }) => !used.has(index)).map(({ index }) => index) }
}

function schoolOfRow({ lines, cells }: LabelledRow): ReadSchool {
  const value = (text: string | undefined): ReadValue | undefined =>
    text ? { value: text, confidence: 'high', lines } : undefined
  const date = cells.get('date') ?? ''
  const years = value(yearsOfCell(date))
  const found = [...cells.values()].flatMap((cell) => notHeldIn(cell) ?? [])[0]
  const bare = (cell: string | undefined) => value(cell && (notHeldIn(cell)?.rest ?? cell))
  const fields = degreeAndField(bare(cells.get('degree')), bare(cells.get('field')))
  const school = present({
    institution: value(cells.get('school')),
    attendance: years,
    ...fields,
    gpa: value(cells.get('grade')),
    expected: withoutExpectation(date) === undefined ? undefined : value('true'),
  })
  return found ? withNotHeld(school, found, lines) : school
}

/** "(partial exams in German and" above "English passed)" is one remark. `rests` names the second line by the first. */
function joinRemarks(given: readonly IndexedLine[]): { lines: IndexedLine[]; rests: ReadonlyMap<number, number> } {
  const rests = new Map<number, number>()
  const lines = given.flatMap((line, at) => {
    const [above, next] = [given[at - 1], given[at + 1]]
    if (above && rests.get(above.index) === line.index) return []
    const open = /\([^()]*$/.exec(line.text)?.[0]
    const close = /^[^()]{0,80}\)/.exec(next?.text ?? '')?.[0]
    if (!next || open === undefined || close === undefined || !saysBrokenOff(`${open} ${close}`)) return [line]
    rests.set(line.index, next.index)
    const [first, ...others] = next.spans
    return [lineOfSpans(line, [...line.spans, ...(first ? [{ ...first, apart: false }] : []), ...others])]
  })
  return { lines, rests }
}

function readSchools(whole: readonly IndexedLine[], reach: RightEdges | undefined): ReadSchool[] {
  const { lines: given, rests } = joinRemarks(whole)
  const expectations = new Set(
    given
      .filter(({ text }) => withoutExpectation(text) !== undefined || saysUnfinished(text))
      .map(({ index }) => index),
  )
  // "CIPD Level 5 | ongoing" below a degree speaks of itself alone.
  const otherNames = new Set(given.filter(({ text }) => hasPlannedCell(text)).map(({ index }) => index))
  const remarks = new Map(
    given.flatMap((line): [number, NotHeld][] => {
      const found = notHeldIn(line.text)
      return found ? [[line.index, found]] : []
    }),
  )
  const lines = given
    .map((line) => rewritten(line, (text) => notHeldIn(text)?.rest.replace(/\s+(?=[.,;])/g, '')))
    .map((line) => rewritten(line, withoutExpectation))
    .map((line) => rewritten(line, withoutTrainingLabel))
  const grades = new Map(lines.flatMap((line) => gradeOf(line) ?? []))
  const classes = new Set(lines.filter(({ text }) => findGrade(text)?.isClass).map(({ index }) => index))
  const { entries } = splitLongEntries(
    lines.map(withoutGrade).filter(({ text }, at) => text !== '' && !isEndBelowRange(lines, at, expectations)),
    reach,
  )
  const assigned = assignRoles(entries, educationModel)
  return entries.flatMap((entry, index) => {
    const roles = assigned[index]
    const own = linesBetween(lines, entry, entries[index + 1])
    const graded = own.flatMap(({ index: at }) => grades.get(at) ?? [])
    const isClass = ({ lines: [at] }: ReadValue) => at !== undefined && classes.has(at)
    const read =
      roles &&
      readSchool(
        entry,
        roles,
        graded.find((grade) => !isClass(grade)),
      )
    const honours = graded.find(isClass)
    const school = read && honours ? withClass(read, honours) : read
    const expected = own.find(
      (line) =>
        expectations.has(line.index) &&
        (!otherNames.has(line.index) || roles?.used.has(line.index) || entry.dateLines.includes(line.index)),
    )
    const unfinished: ReadValue | undefined = expected && { value: 'true', confidence: 'high', lines: [expected.index] }
    if (!school || !roles) return []
    const dated = { ...school, ...(unfinished && { expected: unfinished }) }
    const remarked = own.find(({ index: at }) => {
      const remark = remarks.get(at)
      return remark && (isOnlyRemark(remark) || roles.used.has(at) || entry.dateLines.includes(at))
    })
    const remark = remarked && remarks.get(remarked.index)
    const rest = remarked && rests.get(remarked.index)
    return [remark ? withNotHeld(dated, remark, [remarked.index, ...(rest === undefined ? [] : [rest])]) : dated]
  })
}

/** "Weiterbildung: seit 09/2026 Bilanzbuchhalterin" among the schools: the label itself is no school. */
function withoutTrainingLabel(text: string): string | undefined {
  const [whole = '', label = ''] = /^([^:：\t]{3,30})[:：]\s+(?=\S)/u.exec(text.slice(0, 60)) ?? []
  return sectionNamed(label)?.kinds.join() === 'training' ? text.slice(whole.length) : undefined
}

/** "Expected degree: February 2027" below a range says when that ends, and begins no entry of its own. */
function isEndBelowRange(lines: readonly IndexedLine[], at: number, expectations: ReadonlySet<number>): boolean {
  const line = lines[at]
  if (!line || !expectations.has(line.index) || !isOnlyDates(line.text)) return false
  return lines
    .slice(Math.max(0, at - 3), at)
    .some(({ text, block }) => block === line.block && findDates(text.slice(0, 300)).some(({ to }) => to !== undefined))
}

/** "BSc (not completed)": nobody can take a degree for one that was awarded without reading that it was not. */
function withNotHeld(school: ReadSchool, remark: NotHeld, at: readonly number[]): ReadSchool {
  const name = school.specialization && !school.degree_type ? 'specialization' : 'degree_type'
  const degree: ReadValue = school[name] ?? { value: '', confidence: 'medium', lines: [] }
  const lines = [...new Set([...degree.lines, ...at])]
  return { ...school, [name]: { ...degree, value: withRemark(degree.value, remark), lines } }
}

/** "BSc (2:2)": a class of honours stays with its degree; without one it is the grade. */
function withClass(school: ReadSchool, grade: ReadValue): ReadSchool {
  const name = school.specialization && !school.degree_type ? 'specialization' : 'degree_type'
  const degree = school[name]
  if (degree === undefined) return { gpa: grade, ...school }
  const lines = [...new Set([...degree.lines, ...grade.lines])]
  return { ...school, [name]: { ...degree, value: `${degree.value} (${grade.value})`, lines } }
}

function gradeOf(line: IndexedLine): [[number, ReadValue]] | undefined {
  const grade = findGrade(line.text)
  return grade && [[line.index, { value: grade.value, confidence: 'high', lines: [line.index] }]]
}

function withoutGrade(line: IndexedLine): IndexedLine {
  const grade = findGrade(line.text)
  if (!grade) return line
  const cut = (text: string) => {
    const found = findGrade(text)
    if (!found) return text
    const rest = `${text.slice(0, found.start)} ${text.slice(found.end)}`
    return rest
      .replace(/\(\s*\)/g, '')
      .replace(/[ ,;:|·•–—-]+$/, '')
      .replace(/^[ ,;:|·•–—-]+/, '')
      .trim()
  }
  const spans = line.spans.map((span) => ({ ...span, text: cut(span.text) })).filter(({ text }) => text !== '')
  const joined = spans.map((span, at) => (at === 0 ? span.text : `${span.apart ? '\t' : ' '}${span.text}`)).join('')
  return findGrade(joined)
    ? { ...line, text: cut(line.text), spans: [{ ...spans[0]!, text: cut(line.text) }] }
    : { ...line, text: joined, spans }
}

function linesBetween(
  lines: readonly IndexedLine[],
  entry: EntryLines,
  next: EntryLines | undefined,
): readonly IndexedLine[] {
  const start = entry.heads[0]?.line.index ?? 0
  const end = next?.heads[0]?.line.index ?? Number.POSITIVE_INFINITY
  return lines.filter(({ index }) => index >= start && index < end)
}

/** "Expected May 2027" as "May 2027": the word is not part of a degree's name. `cut` gives undefined for what stays. */
function rewritten(line: IndexedLine, cut: (text: string) => string | undefined): IndexedLine {
  const text = cut(line.text)
  if (text === undefined) return line
  const spans = line.spans
    .map((span) => ({ ...span, text: cut(span.text) ?? span.text }))
    .filter((span) => /[\p{L}\d]/u.test(span.text))
  const joined = spans.map((span, at) => (at === 0 ? span.text : `${span.apart ? '\t' : ' '}${span.text}`)).join('')
  // The word and its date may be in different spans.
  const [first] = spans
  return cut(joined) === undefined || !first
    ? { ...line, text: joined, spans }
    : { ...line, text, spans: [{ ...first, text }] }
}

function readSchool(
  entry: EntryLines,
  { found, margin, used }: Assigned<EducationRole>,
  gpa: ReadValue | undefined,
): ReadSchool | undefined {
  const value = (role: EducationRole): ReadValue | undefined => {
    const placed = found[role]
    const sure = margin[role] ?? 0
    const confidence: Confidence = sure > 2.5 ? 'high' : sure > 0.8 ? 'medium' : 'low'
    return placed && placed.text !== '' ? { value: placed.text, confidence, lines: placed.lines } : undefined
  }
  const school = value('school')
  const isSameLine = found.place?.offset === found.school?.offset && found.place?.at === (found.school?.at ?? 0) + 1
  const institution = school && isSameLine ? { ...school, value: withCampus(school.value, found.place) } : school
  const named = degreeAndField(value('degree'), value('field'))
  const { degree_type, specialization = institution && !named.degree_type ? unusedHead(entry, used) : undefined } =
    named
  const attendance = attendanceOf(entry)
  if (institution || degree_type) return present({ institution, attendance, degree_type, specialization, gpa })
  const isTrade = attendance && specialization && namesTrade(specialization.value)
  return isTrade ? present({ attendance, specialization: { ...specialization, confidence: 'medium' }, gpa }) : undefined
}

/** Above an institution stands what was learnt there, in whatever words. */
function unusedHead({ heads }: EntryLines, used: ReadonlySet<number>): ReadValue | undefined {
  const head = heads.find(({ line, tokens }) => tokens.length > 0 && !used.has(line.index))
  const [first, last] = [head?.tokens[0], head?.tokens.at(-1)]
  if (!head || !first || !last) return undefined
  const value = textOfTokens(head, first, last)
  return value.split(/\s+/).length <= 14 ? { value, confidence: 'low', lines: head.sources } : undefined
}

function degreeAndField(
  degree: ReadValue | undefined,
  field: ReadValue | undefined,
): { degree_type: ReadValue | undefined; specialization: ReadValue | undefined } {
  if (!degree) return { degree_type: undefined, specialization: field }
  if (degreeWords(degree.value) === 0) return { degree_type: undefined, specialization: field ?? degree }
  const parts = splitDegree(degree.value)
  if (parts.field === '' || field)
    return {
      degree_type: { ...degree, value: field ? withoutTail(degree.value) : parts.degree },
      specialization: field,
    }
  return {
    degree_type: { ...degree, value: parts.degree },
    specialization: { ...degree, value: parts.field },
  }
}

const withoutTail = (degree: string) => degree.replace(/\s(?:in|of|en|im|de|der)$/i, '')

function attendanceOf({ date, dateLines }: EntryLines): ReadValue | undefined {
  const value = date && yearsOf(date)
  return value ? { value, confidence: 'high', lines: dateLines } : undefined
}

function yearsOf({ from, to }: DateRange): string {
  const years = [from, to].flatMap((date) => (date === undefined ? [] : [yearOf(date)]))
  return [...new Set(years)].join(' - ')
}

const yearOf = (date: DatePoint): string => (date === 'present' ? date : date.slice(0, 4))
