import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Confidence } from '@waymark/contract/profile-import.ts'
import type { DateRange, MonthValue } from '../facts/dates.ts'
import { degreeWords, splitDegree } from '../words/degree-words.ts'
import { educationModel, type EducationRole, withCampus } from '../entries/education-roles.ts'
import { findGrade } from '../facts/grades.ts'
import type { IndexedLine } from '../lines/line.ts'
import { assignRoles, type Assigned } from '../entries/role-assignment.ts'
import type { ReadEntry, ReadValue } from '../facts/fields.ts'
import { present } from '../facts/field-values.ts'
import { type LabelledRow, readLabelledTable, yearsOfCell } from '../entries/school-tables.ts'
import { type EntryLines, splitLongEntries } from '../entries/long-entries.ts'
import type { RightEdges } from '../lines/wrapped-lines.ts'

export type ReadSchool = ReadEntry<ProfileDocument['education'][number]>

/**
 * Reads schools and degrees. Attendance is `start - end` in years; `unread` are lines (courses, theses) without a
 * field.
 */
export function readEducation(
  lines: readonly IndexedLine[],
  reach?: RightEdges,
): { entries: ReadSchool[]; unread: number[] } {
  const table = readLabelledTable(lines)
  const schools = table ? table.map(schoolOfRow) : readSchools(lines, reach)
  const used = new Set(schools.flatMap((school) => Object.values(school).flatMap((value) => value.lines)))
  return { entries: schools, unread: lines.filter(({ index }) => !used.has(index)).map(({ index }) => index) }
}

function schoolOfRow({ line, cells }: LabelledRow): ReadSchool {
  const value = (text: string | undefined): ReadValue | undefined =>
    text ? { value: text, confidence: 'high', lines: [line.index] } : undefined
  const years = value(yearsOfCell(cells.get('date') ?? ''))
  const fields = degreeAndField(value(cells.get('degree')), value(cells.get('field')))
  return present({
    institution: value(cells.get('school')),
    attendance: years,
    ...fields,
    gpa: value(cells.get('grade')),
  })
}

function readSchools(lines: readonly IndexedLine[], reach: RightEdges | undefined): ReadSchool[] {
  const grades = new Map(lines.flatMap((line) => gradeOf(line) ?? []))
  const { entries } = splitLongEntries(
    lines.map(withoutGrade).filter(({ text }) => text !== ''),
    reach,
  )
  const assigned = assignRoles(entries, educationModel)
  return entries.flatMap((entry, index) => {
    const roles = assigned[index]
    const school = roles && readSchool(entry, roles, gradeBetween(lines, grades, entry, entries[index + 1]))
    return school ? [school] : []
  })
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

function gradeBetween(
  lines: readonly IndexedLine[],
  grades: ReadonlyMap<number, ReadValue>,
  entry: EntryLines,
  next: EntryLines | undefined,
): ReadValue | undefined {
  const start = entry.heads[0]?.line.index ?? 0
  const end = next?.heads[0]?.line.index ?? Number.POSITIVE_INFINITY
  const line = lines.find(({ index }) => index >= start && index < end && grades.has(index))
  return line && grades.get(line.index)
}

function readSchool(
  entry: EntryLines,
  { found, margin }: Assigned<EducationRole>,
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
  const { degree_type, specialization } = degreeAndField(value('degree'), value('field'))
  if (!institution && !degree_type) return undefined
  return present({ institution, attendance: attendanceOf(entry), degree_type, specialization, gpa })
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
  const years = [from, to].map((month) => month && yearOf(month)).filter((year) => year !== undefined)
  return [...new Set(years)].join(' - ')
}

function yearOf({ value, partial }: MonthValue): string | undefined {
  if (value === 'present') return 'present'
  return value === '' ? partial : value.slice(0, 4)
}
