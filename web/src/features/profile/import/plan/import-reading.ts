import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { ImportedProfile } from '@waymark/contract/profile-import.ts'
import {
  isChecked,
  isListField,
  listOf,
  textOf,
  type Entry,
  type Field,
  type FieldValue,
} from '../../fields/profile-fields.ts'
import { sections, type Section } from '../../fields/profile-sections.ts'

export type Reading = ImportedProfile & { fileName: string }

export type Edits = Readonly<Record<string, FieldValue>>

/** The complete document in the file's order, to which the paths of `fields` refer. */
export function contentOf(reading: Reading): ProfileDocument {
  const empty = emptyProfile()
  const given = reading.content as Partial<ProfileDocument>
  return { ...empty, ...given, personal_details: { ...empty.personal_details, ...given.personal_details } }
}

export function fieldsOf(section: Section): readonly Field[] {
  switch (section.shape) {
    case 'details':
    case 'entries':
      return section.fields
    case 'text':
      return [{ name: section.key, kind: 'area', label: section.title, max: section.max, wide: true }]
    case 'chips':
      return [{ name: section.key, kind: 'chips', label: section.title, max: section.max, adds: section.adds }]
  }
}

/** The objects of a section by path. Summary and skills count as one object with one field. */
export function groupsOf(section: Section, document: ProfileDocument): { path: string; entry: Entry }[] {
  const { key } = section
  switch (section.shape) {
    case 'details':
      return [{ path: key, entry: document.personal_details as Entry }]
    case 'text':
      return [{ path: key, entry: { [key]: document.profile_summary } }]
    case 'chips':
      return [{ path: key, entry: { [key]: document.skills.map(({ skill }) => skill) } }]
    case 'entries':
      return document[section.key].map((entry, index) => ({ path: `${key}.${index}`, entry: entry as Entry }))
  }
}

export const rowPath = (section: Section, group: string, field: Field) =>
  section.shape === 'text' || section.shape === 'chips' ? group : `${group}.${field.name}`

/** The path of one value in the file's document, in `fields` and in `problems`. */
export function leafPath(section: Section, row: string, field: Field, index: number): string {
  if (section.shape === 'chips') return `${row}.${index}.skill`
  return isListField(field) ? `${row}.${index}` : row
}

export function valuesOf(entry: Entry, field: Field): string[] {
  if (field.kind === 'check') return textsOf(isChecked(entry, field.name))
  return isListField(field) ? listOf(entry, field.name) : [textOf(entry, field.name)]
}

/** A value as the texts that are ticked one by one; a set flag is the text `true`. */
export const textsOf = (value: FieldValue): string[] =>
  typeof value === 'boolean' ? [value ? 'true' : ''] : [value].flat()

export const valueOf = (text: string | undefined, { kind }: Field): FieldValue | undefined =>
  kind === 'check' && text !== undefined ? text === 'true' : text

export const categoriesOf = (content: ProfileDocument): ReadonlyMap<string, string> =>
  new Map(content.skills.map(({ skill, category }) => [skill.toLowerCase(), category]))

export function editedContent(content: ProfileDocument, edits: Edits): ProfileDocument {
  const edited = structuredClone(content) as unknown as Record<string, unknown>
  const categories = categoriesOf(content)
  for (const section of sections) {
    for (const { path } of groupsOf(section, content)) {
      for (const field of fieldsOf(section)) {
        const value = edits[rowPath(section, path, field)]
        if (value === undefined) continue
        if (section.shape === 'text') edited[section.key] = value
        else if (section.shape === 'chips')
          edited[section.key] = textsOf(value).map((skill) => ({
            skill,
            category: categories.get(skill.toLowerCase()) ?? '',
          }))
        else if (section.shape === 'details') (edited[section.key] as Entry)[field.name] = value
        else at(edited[section.key] as Entry[], path)[field.name] = completeDate(value)
      }
    }
  }
  return edited as ProfileDocument
}

function at(entries: Entry[], path: string): Entry {
  const entry = entries[Number(path.split('.').at(-1))]
  if (!entry) throw new Error(`There is no entry at ${path}.`)
  return entry
}

/** A month without its year counts as empty. */
export function completeDate<T extends FieldValue>(value: T): T | '' {
  return typeof value === 'string' && /^-\d{2}$/.test(value) ? '' : value
}
