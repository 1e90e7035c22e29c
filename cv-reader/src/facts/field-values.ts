import { listSections } from '@waymark/contract/profile-sections.ts'
import type { Confidence } from '@waymark/contract/profile-import.ts'
import { findPhones } from './phone-numbers.ts'
import type { ReadProfile, ReadValue } from './fields.ts'

export function readValue(
  value: string,
  lines: readonly number[] = [],
  confidence: Confidence = 'high',
): ReadValue | undefined {
  return value === '' ? undefined : { value, confidence, lines }
}

export function readValues(values: readonly string[], lines: readonly number[] = []): ReadValue[] {
  return values.map((value) => readValue(value, lines)).filter((value) => value !== undefined)
}

/** A number with its country code in the profile's form, "+49 30 123"; any other text unchanged. */
export function phoneText(text: string): string {
  const found = findPhones(text)
  const [phone] = found
  return found.length === 1 && phone?.international && phone.end - phone.start === text.length ? phone.value : text
}

/** The parsed date, or else the text as `partial`, so that it is visible and no month is invented. */
export function readDate(
  text: string,
  parse: (text: string) => string | undefined,
  lines: readonly number[] = [],
): ReadValue | undefined {
  if (text === '') return undefined
  const value = parse(text)
  return value === undefined ? { value: '', confidence: 'high', lines, partial: text } : readValue(value, lines)
}

export function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }
}

export function valuesOf(profile: ReadProfile): ReadValue[] {
  const entries: object[] = [
    profile.personal_details,
    ...listSections.flatMap((section): readonly object[] => profile[section]),
  ]
  const values = entries.flatMap((entry) => Object.values(entry).flat() as ReadValue[])
  return profile.profile_summary ? [...values, profile.profile_summary] : values
}

/** The profile with a low confidence for all that was read of these lines. */
export function withDoubt(profile: ReadProfile, lines: ReadonlySet<number>): ReadProfile {
  if (lines.size === 0) return profile
  const doubt = (value: ReadValue): ReadValue =>
    value.lines.some((index) => lines.has(index)) ? { ...value, confidence: 'low' } : value
  const doubtAll = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields as Record<string, ReadValue | readonly ReadValue[]>).map(([name, value]) => [
        name,
        'value' in value ? doubt(value) : value.map(doubt),
      ]),
    )
  return {
    ...profile,
    personal_details: doubtAll(profile.personal_details),
    ...(profile.profile_summary && { profile_summary: doubt(profile.profile_summary) }),
    ...Object.fromEntries(listSections.map((section) => [section, profile[section].map(doubtAll)])),
  }
}

/** How much was read, including empty entries, which take room as well. */
export function sizeOf(profile: ReadProfile): { values: number; characters: number; entries: number } {
  const values = valuesOf(profile)
  const characters = values.reduce((sum, { value, partial = '' }) => sum + value.length + partial.length, 0)
  const entries = listSections.reduce((sum, section) => sum + profile[section].length, 0)
  return { values: values.length, characters, entries }
}

export function splitLines(text: string): string[] {
  return text
    .split(/\r?\n|\s(?=[•▪◦‣]\s)/)
    .map((line) => line.replace(/^\s*(?:[•▪◦‣]\s*|[*–-]\s+)/, '').trim())
    .filter(Boolean)
}
