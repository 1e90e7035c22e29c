import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Confidence } from '@waymark/contract/profile-import.ts'
import { normalized, sameWords } from './import-matching.ts'
import {
  fieldsOf,
  groupsOf,
  leafPath,
  rowPath,
  valuesOf,
  categoriesOf,
  completeDate,
  contentOf,
  textsOf,
  type Edits,
  type Reading,
} from './import-reading.ts'
import { isPresent } from '../../fields/profile-dates.ts'
import { isEmptyProfile } from '../../fields/profile-document.ts'
import { isListField, textOf, type Entry, type Field, type FieldKind } from '../../fields/profile-fields.ts'
import { sections, type Section } from '../../fields/profile-sections.ts'

/** `new`: the profile has nothing; `different`: it has another value. */
export type LeafState = 'new' | 'different' | 'same'

export type Leaf = {
  path: string
  value: string
  state: LeafState
  confidence: Confidence | null
  lines: readonly number[]
  /** Text that the field cannot hold; `value` stays empty until the user fills it. */
  partial: string
  category: string
}
export type Row = { path: string; field: Field; leaves: Leaf[]; mine: string[]; isEdited: boolean }
export type Group = {
  path: string
  theirs: Entry
  mine: Entry | null
  state: LeafState
  rows: Row[]
  missing: Row[]
}
export type Proposal = { section: Section; groups: Group[] }

const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')
const address = (text: string) => text.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/+$/, '')

function isSamePhone(a: string, b: string): boolean {
  const [x, y] = [digits(a), digits(b)]
  return x === y || (Math.min(x.length, y.length) >= 7 && (x.endsWith(y) || y.endsWith(x)))
}

/** True if no reader of the profile would notice the difference. */
export function isSameValue(kind: FieldKind, a: string, b: string): boolean {
  switch (kind) {
    case 'phone':
    case 'phones':
      return isSamePhone(a, b)
    case 'links':
      return sameWords(address(a), address(b))
    case 'chips':
    case 'email':
      return sameWords(a, b)
    case 'last-month':
      return a === b || (isPresent(a) && isPresent(b))
    default:
      return a === b || (normalized(a) !== '' && normalized(a) === normalized(b))
  }
}

type Source = { reading: Reading; edits: Edits; section: Section }

function rowOf(source: Source, group: string, theirs: Entry, mine: Entry | null, field: Field): Row {
  const { reading, edits, section } = source
  const path = rowPath(section, group, field)
  const edited = edits[path]
  const known = mine ? valuesOf(mine, field).filter((value) => value !== '') : []
  const read = valuesOf(theirs, field)
  const lines = [
    ...new Set(read.flatMap((_, index) => reading.fields[leafPath(section, path, field, index)]?.lines ?? [])),
  ]
  const values = edited === undefined ? read : textsOf(edited)
  const categories = section.shape === 'chips' ? categoriesOf(contentOf(reading)) : undefined
  const leaves = values.map((given, index): Leaf => {
    const at = leafPath(section, path, field, index)
    const value = completeDate(given)
    const { confidence = 'medium', lines: from = [], partial = '' } = reading.fields[at] ?? {}
    const leaf = { path: at, value, partial, category: categories?.get(value.toLowerCase()) ?? '' }
    const state = stateOf(field, value || partial, known)
    return edited === undefined
      ? { ...leaf, state, confidence, lines: from }
      : { ...leaf, state, confidence: null, lines }
  })
  // A row that the user emptied stays visible, so that it can be filled again.
  const isShown = (leaf: Leaf) => leaf.value !== '' || leaf.partial !== '' || edited !== undefined
  return { path, field, leaves: leaves.filter(isShown), mine: known, isEdited: edited !== undefined }
}

function stateOf(field: Field, value: string, known: readonly string[]): LeafState {
  // A lone year says less than a month of that year that the profile has.
  const isMonth = field.kind === 'month' || field.kind === 'last-month'
  if (isMonth && /^\d{4}$/.test(value) && known[0]?.startsWith(value)) return 'same'
  if (known.some((mine) => isSameValue(field.kind, mine, value))) return 'same'
  return known.length === 0 || isListField(field) ? 'new' : 'different'
}

/** Single is the default of every profile; it counts as read only if the file says so. */
function isRead(source: Source, row: Row): boolean {
  const isDefault = row.field.name === 'marital_status' && row.leaves[0]?.value === 'Single'
  return row.leaves.length > 0 || row.isEdited ? !isDefault || row.path in source.reading.fields || row.isEdited : false
}

function groupState(rows: readonly Row[], mine: Entry | null): LeafState {
  if (!mine) return 'new'
  return rows.every((row) => row.leaves.every(({ state }) => state === 'same')) ? 'same' : 'different'
}

/** What the file offers by section, compared with the profile. `separate` are entries wanted as new ones. */
export function proposalsOf(
  reading: Reading,
  content: ProfileDocument,
  mine: ProfileDocument,
  matches: ReadonlyMap<string, Entry>,
  edits: Edits,
  separate: ReadonlySet<string> = new Set(),
): Proposal[] {
  // In an empty profile, Single was not chosen by the user.
  const details: Entry = { ...mine.personal_details, ...(isEmptyProfile(mine) && { marital_status: '' }) }
  return sections.map((section) => {
    const source = { reading, edits, section }
    const groups = groupsOf(section, content).map(({ path, entry }): Group => {
      const counterpart =
        section.shape === 'details'
          ? details
          : section.shape === 'entries'
            ? (!separate.has(path) && matches.get(path)) || null
            : (groupsOf(section, mine)[0]?.entry ?? null)
      const all = fieldsOf(section).map((field) => rowOf(source, path, entry, counterpart, field))
      const rows = all.filter((row) => isRead(source, row))
      const missing = all.filter(
        (row) => row.field.kind !== 'check' && row.leaves.length === 0 && row.mine.length === 0 && !row.isEdited,
      )
      return { path, theirs: entry, mine: counterpart, state: groupState(rows, counterpart), rows, missing }
    })
    return { section, groups: groups.filter(({ rows }) => rows.length > 0) }
  })
}

/** For "Replace my profile": compared with an empty profile. */
export const replacing = (reading: Reading, content: ProfileDocument, edits: Edits) =>
  proposalsOf(reading, content, emptyProfile(), new Map(), edits)

export function timeOf({ rows }: Group): Entry {
  const read = (name: string) => {
    const leaf = rows.find(({ field }) => field.name === name)?.leaves[0]
    return leaf?.value || leaf?.partial || ''
  }
  return { from: read('from'), to: read('to') }
}

export function nameOf(section: Section, group: Group): { headline: string; subline: string } {
  const read = (name: string) => group.rows.find(({ field }) => field.name === name)?.leaves[0]?.value ?? ''
  if (section.shape !== 'entries') return { headline: '', subline: '' }
  const subline = section.subline.map(read).find(Boolean) ?? ''
  const headline = read(section.headline)
  return headline
    ? { headline, subline }
    : { headline: subline || (group.mine ? textOf(group.mine, section.headline) : ''), subline: '' }
}
