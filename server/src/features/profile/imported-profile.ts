import { emptyProfile, profileDocument } from '@waymark/contract/profile-document.ts'
import { listSections, maritalStatuses } from '@waymark/contract/profile-sections.ts'
import type { ImportedProfile, ReadField } from '@waymark/contract/profile-import.ts'
import * as z from 'zod/mini'
import type { ProfileReading } from '@waymark/cv-reader/facts/outcome.ts'
import type { ReadValue } from '@waymark/cv-reader/facts/fields.ts'
import { fieldProblems } from '../../lib/http/field-problems.ts'
import { emptyEntry } from './upgrade-profile.ts'

type Read = Readonly<Record<string, ReadValue | readonly ReadValue[] | undefined>>
type Entry = Record<string, unknown>

/** Unread fields are empty and missing in `fields`; overlong texts stay, named by `problems`. */
export function toImportedProfile(reading: ProfileReading): ImportedProfile {
  const { profile, ids = {}, source, lines, unread, not_taken_over, warnings } = reading
  const fields: Record<string, ReadField> = {}
  const details = withoutUnknownStatus(profile.personal_details)
  const content: Entry = {
    personal_details: place(emptyProfile().personal_details, details, 'personal_details', fields),
    ...place({ profile_summary: '' }, { profile_summary: profile.profile_summary }, '', fields),
  }
  for (const section of listSections) {
    content[section] = profile[section].map((entry, index) => {
      const id = validId(ids[section]?.[index])
      const placed = place(emptyEntry(section), entry as Read, `${section}.${index}`, fields)
      return id === undefined ? placed : { id, ...placed }
    })
  }
  return { source, content, fields, lines, unread, not_taken_over, problems: problemsOf(content), warnings }
}

function place(empty: Entry, read: Read, path: string, fields: Record<string, ReadField>): Entry {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const note = (name: string, { confidence, lines, partial }: ReadValue) => {
    fields[at(name)] = { confidence, lines: [...lines], ...(partial === undefined ? {} : { partial }) }
  }
  const filled = Object.entries(empty).map(([name, nothing]) => {
    const value = read[name]
    if (value === undefined) return [name, nothing]
    if ('value' in value) {
      note(name, value)
      return [name, typeof nothing === 'boolean' ? value.value === 'true' : value.value]
    }
    value.forEach((one, index) => note(`${name}.${index}`, one))
    return [name, value.map((one) => one.value)]
  })
  return Object.fromEntries(filled) as Entry
}

/** Only the five statuses can be chosen in the editor. */
function withoutUnknownStatus(details: ProfileReading['profile']['personal_details']): Read {
  const { marital_status: status, ...rest } = details
  const isKnown = maritalStatuses.some((known) => known === status?.value)
  return isKnown ? { ...rest, marital_status: status } : rest
}

function validId(id: string | undefined): string | undefined {
  return id !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : undefined
}

function problemsOf(content: Entry): Record<string, string> {
  const result = z.safeParse(profileDocument, content)
  return result.success ? {} : fieldProblems(result.error.issues)
}
