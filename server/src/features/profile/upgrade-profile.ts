import { emptyProfile, entrySchemas, phoneDigits, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { listSections, type ListSection } from '@waymark/contract/profile-sections.ts'

type Fields = Record<string, unknown>
type FieldSchema = { def: { type: string; defaultValue?: unknown } }

/** A stored profile in today's shape: new fields empty, old ones dropped, phone numbers unique. All readers use it. */
export function upgradeProfile(stored: unknown): ProfileDocument {
  const from = asFields(stored)
  const profile: Fields = filled({ ...emptyProfile() }, from)
  profile['personal_details'] = upgradeDetails(from['personal_details'])
  for (const section of listSections) profile[section] = upgradeEntries(section, from[section])
  return profile as ProfileDocument
}

function upgradeDetails(stored: unknown): Fields {
  const details = filled(emptyProfile().personal_details, asFields(stored))
  const numbers = details['mobile_numbers'] as string[]
  const digits = numbers.map(phoneDigits)
  const isFirst = (index: number) => digits[index] === '' || digits.indexOf(digits[index] ?? '') === index
  return { ...details, mobile_numbers: numbers.filter((_, index) => isFirst(index)) }
}

function upgradeEntries(section: ListSection, stored: unknown): Fields[] {
  const entries = Array.isArray(stored) ? (stored as unknown[]).map(asFields) : []
  return entries.map(({ id, ...fields }) => ({
    ...(typeof id === 'string' ? { id } : {}),
    ...filled(emptyEntry(section), fields),
  }))
}

/** The fields of `empty`, each with the stored value if that is of the same kind. */
function filled(empty: Fields, stored: Fields): Fields {
  return Object.fromEntries(
    Object.entries(empty).map(([name, nothing]) => [name, isSameKind(stored[name], nothing) ? stored[name] : nothing]),
  )
}

function isSameKind(value: unknown, empty: unknown): boolean {
  return typeof value === typeof empty && value !== null && Array.isArray(value) === Array.isArray(empty)
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

const emptyEntries = new Map<ListSection, Fields>(
  listSections.map((section) => {
    const { id: _, ...shape }: Record<string, FieldSchema> = entrySchemas[section].def.shape
    return [section, Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, emptyValue(schema)]))]
  }),
)

/** An entry with every field empty, by the contract's schema; without an id. */
export function emptyEntry(section: ListSection): Fields {
  return structuredClone(emptyEntries.get(section) ?? {})
}

function emptyValue({ def }: FieldSchema): unknown {
  if (def.type === 'default') return def.defaultValue
  return def.type === 'array' ? [] : def.type === 'boolean' ? false : ''
}
