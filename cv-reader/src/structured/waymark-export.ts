import { emptyProfile, entrySchemas } from '@waymark/contract/profile-document.ts'
import { listSections, type ListSection } from '@waymark/contract/profile-sections.ts'
import type { ProfileReading } from '../facts/outcome.ts'
import { isEmpty, record, records, type Fields } from './json-values.ts'
import type { ReadProfile, ReadValue } from '../facts/fields.ts'
import { present, readValue, readValues } from '../facts/field-values.ts'

export const waymarkFormat = 'waymark-profile'
export const waymarkFormatVersion = 1

const envelope = ['format', 'format_version', 'exported_at', 'profile']

/** Reads our own export with its entries' ids. Unknown fields, from an edited file, are named. */
export function readWaymarkExport(file: Fields): Pick<ProfileReading, 'profile' | 'ids' | 'not_taken_over'> {
  const given = record(file['profile'])
  const unknown: string[] = Object.keys(file).filter((key) => !envelope.includes(key) && !isEmpty(file[key]))
  const read = (fields: Fields, known: readonly string[], place: string) => {
    unknown.push(
      ...Object.keys(fields)
        .filter((key) => key !== 'id' && !known.includes(key) && !isEmpty(fields[key]))
        .map((key) => place + key),
    )
    return present(Object.fromEntries(known.map((key) => [key, readField(fields[key])])))
  }
  const entries = (section: ListSection) =>
    records(given[section]).map((entry) => read(entry, entryFields(section), `${section}.`))
  const summary = readField(given['profile_summary'])
  unknown.push(...Object.keys(given).filter((key) => !(key in emptyProfile()) && !isEmpty(given[key])))
  const profile = {
    personal_details: read(
      record(given['personal_details']),
      Object.keys(emptyProfile().personal_details),
      'personal_details.',
    ),
    ...(summary ? { profile_summary: summary } : {}),
    ...Object.fromEntries(listSections.map((section) => [section, entries(section)])),
  } as unknown as ReadProfile
  return { profile, ids: idsOf(given), not_taken_over: [...new Set(unknown)] }
}

function readField(value: unknown): ReadValue | ReadValue[] | undefined {
  if (Array.isArray(value)) return readValues(value.filter((line) => typeof line === 'string'))
  if (value === true) return readValue('true')
  return typeof value === 'string' ? readValue(value) : undefined
}

function entryFields(section: ListSection): string[] {
  return Object.keys(entrySchemas[section].def.shape).filter((field) => field !== 'id')
}

function idsOf(given: Fields): NonNullable<ProfileReading['ids']> {
  return Object.fromEntries(
    listSections.map((section) => [
      section,
      records(given[section]).map(({ id }) => (typeof id === 'string' ? id : undefined)),
    ]),
  )
}
