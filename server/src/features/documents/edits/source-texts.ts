import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { listSections } from '@waymark/contract/profile-sections.ts'

/**
 * What a profile says at a source of a document: `<item id>/<field>[/<index>]`, `personal_details/<field>[/<index>]` or
 * `profile_summary`. Undefined for the posting, and for what the profile no longer has.
 */
export function sourceText(profile: ProfileDocument, source: string): string | undefined {
  const [first = '', field, index] = source.split('/')
  if (first === 'profile_summary') return profile.profile_summary || undefined
  const value = fieldOf(profile, first, field)
  const text: unknown = Array.isArray(value) ? value[Number(index)] : value
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** `<item id>/<field>/<index>`: one line of a list. */
export const isLineSource = (source: string): boolean => source.split('/').length === 3

/** A source in a later version of the profile. */
export type FollowSource = (source: string) => string

/**
 * Finds sources of one version of a profile in a later one. Lines are named by their number, which changes when another
 * is added or deleted: a line is the same where its words are, or where it was reworded in its place. A line that is
 * gone becomes `<item id>/<field>`, which names no line.
 */
export function followSources(before: ProfileDocument | undefined, after: ProfileDocument): FollowSource {
  return (source) => {
    if (!before || !isLineSource(source)) return source
    const [item = '', field = '', index] = source.split('/')
    const [old, now] = [linesOf(before, item, field), linesOf(after, item, field)]
    const [at, line] = [Number(index), old[Number(index)]]
    if (line !== undefined && now[at] === line) return source
    if (line !== undefined && now.includes(line)) return [item, field, now.indexOf(line)].join('/')
    const isReworded = line !== undefined && now[at] !== undefined && !old.includes(now[at])
    return isReworded ? source : [item, field].join('/')
  }
}

function linesOf(profile: ProfileDocument, item: string, field: string): readonly unknown[] {
  const value = fieldOf(profile, item, field)
  return Array.isArray(value) ? value : []
}

function fieldOf(profile: ProfileDocument, first: string, field: string | undefined): unknown {
  const item: object | undefined =
    first === 'personal_details'
      ? profile.personal_details
      : listSections
          .flatMap((section): { id?: string | undefined }[] => profile[section])
          .find(({ id }) => id === first)
  if (!item || field === undefined || !Object.hasOwn(item, field)) return undefined
  return (item as Record<string, unknown>)[field]
}
