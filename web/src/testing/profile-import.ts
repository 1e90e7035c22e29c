import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Confidence, ImportedProfile, ReadField } from '@waymark/contract/profile-import.ts'
import { makeProfile } from './profile.ts'

type Parts = Partial<Omit<ImportedProfile, 'content'>> & {
  content?: Omit<Partial<ProfileDocument>, 'personal_details'> & {
    personal_details?: Partial<ProfileDocument['personal_details']>
  }
  doubts?: Record<string, Confidence>
  partials?: Record<string, string>
}

function valuesOf(value: unknown, path = ''): [string, string][] {
  if (value === true) return [[path, 'true']]
  if (typeof value === 'string') return value === '' || path.endsWith('.id') ? [] : [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => valuesOf(inside, path === '' ? key : `${path}.${key}`))
}

/** The server's answer to a file, with the source line of each value. */
export function makeImport({ content = {}, doubts = {}, partials = {}, ...parts }: Parts = {}): ImportedProfile {
  const { personal_details, ...rest } = content
  const document = makeProfile({
    ...rest,
    personal_details: { ...makeProfile().personal_details, ...personal_details },
  })
  const values = valuesOf(document).filter(
    ([path]) => path !== 'personal_details.marital_status' || personal_details?.marital_status,
  )
  const unreadable = Object.entries(partials)
  const texts = [...values.map(([, text]) => text), ...unreadable.map(([, text]) => text)]
  const fields = [...values, ...unreadable].map(([path], index): [string, ReadField] => [
    path,
    { confidence: doubts[path] ?? 'high', lines: [index], ...(partials[path] && { partial: partials[path] }) },
  ])
  return {
    source: 'pdf',
    content: document,
    fields: Object.fromEntries(fields),
    lines: texts.map((text) => ({ text, place: '1' })),
    unread: [],
    not_taken_over: [],
    problems: {},
    warnings: [],
    ...parts,
  }
}
