import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { listSections } from '@waymark/contract/profile-sections.ts'

/**
 * What a profile says at a source of a document: `<item id>/<field>[/<index>]`, `personal_details/<field>[/<index>]` or
 * `profile_summary`. Undefined for the posting, and for what the profile no longer has.
 */
export function sourceText(profile: ProfileDocument, source: string): string | undefined {
  const [first = '', field, index] = source.split('/')
  if (first === 'profile_summary') return profile.profile_summary || undefined
  const item: object | undefined =
    first === 'personal_details'
      ? profile.personal_details
      : listSections
          .flatMap((section): { id?: string | undefined }[] => profile[section])
          .find(({ id }) => id === first)
  if (!item || field === undefined || !Object.hasOwn(item, field)) return undefined
  const value: unknown = (item as Record<string, unknown>)[field]
  const text: unknown = Array.isArray(value) ? value[Number(index)] : value
  return typeof text === 'string' && text !== '' ? text : undefined
}
