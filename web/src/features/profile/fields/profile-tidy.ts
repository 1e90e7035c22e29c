import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { createId } from '../../../lib/create-id.ts'
import { isBlankPhone } from '../../../ui/fields/phone-field.tsx'
import { isEmptyField, isListField, listOf, textOf, type Entry, type Field, type FieldValue } from './profile-fields.ts'
import type { Section } from './profile-sections.ts'

/** Empty texts stay, so that the paths of problems stay valid. */
export function trimmed<T>(value: T): T {
  if (typeof value === 'string') return value.trim() as T
  if (Array.isArray(value)) return value.map((item: unknown) => trimmed(item)) as T
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, trimmed(item as unknown)])) as T
  }
  return value
}

const filled = (items: string[]) => items.filter((item) => item !== '')
const once = (items: string[]) => {
  const lower = items.map((item) => item.toLowerCase())
  return items.filter((item, index) => item !== '' && lower.indexOf(item.toLowerCase()) === index)
}

function tidyField(entry: Entry, { kind, name }: Field): FieldValue | undefined {
  if (kind === 'lines' || kind === 'links') return filled(listOf(entry, name))
  if (kind === 'chips') return once(listOf(entry, name))
  if (kind === 'phones') return listOf(entry, name).filter((phone) => !isBlankPhone(phone))
  if (kind === 'phone') return isBlankPhone(textOf(entry, name)) ? '' : textOf(entry, name)
  return entry[name]
}

export const tidyEntry = (entry: Entry, fields: readonly Field[]): Entry => ({
  ...entry,
  ...Object.fromEntries(fields.map((field) => [field.name, tidyField(entry, field)])),
})

/** Drops empty lines and entries, and repeated short texts, from a section's trimmed copy. */
export function tidySection<S extends Section>(
  section: S,
  value: ProfileDocument[S['key']],
): ProfileDocument[S['key']] {
  const tidy = (): unknown => {
    switch (section.shape) {
      case 'text':
        return value
      case 'details':
        return tidyEntry(value as Entry, section.fields)
      case 'chips': {
        const skills = value as ProfileDocument['skills']
        const kept = once(skills.map(({ skill }) => skill))
        return kept.flatMap((text) => skills.find(({ skill }) => skill === text) ?? [])
      }
      case 'entries':
        return (value as Entry[])
          .map((entry) => tidyEntry(entry, section.fields))
          .filter((entry) => section.fields.some((field) => !isEmptyField(entry, field)))
    }
  }
  return tidy() as ProfileDocument[S['key']]
}

/** Skills of one category for these texts. Known ones, and the one being typed, keep their ids. */
export function skillsFromTexts(
  texts: readonly string[],
  before: ProfileDocument['skills'],
  category = '',
): ProfileDocument['skills'] {
  return texts.map((skill, index) => {
    const known = before.find((candidate) => candidate.skill === skill)
    if (known) return known
    const typed = texts.length === before.length ? before[index] : undefined
    return typed ? { ...typed, skill } : { id: createId(), skill, category }
  })
}

export function blankEntry(fields: readonly Field[]): Entry {
  const empty = fields.map((field) => [field.name, field.kind === 'check' ? false : isListField(field) ? [] : ''])
  return { id: createId(), ...(Object.fromEntries(empty) as Record<string, FieldValue>) }
}
