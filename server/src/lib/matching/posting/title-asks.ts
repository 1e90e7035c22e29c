import { readTitle } from './read-clause.ts'
import type { Requirement } from './requirement.ts'

const most = 2

/** What a posting's title asks for: the trade or role that it names. */
export function titleSkills(title: string): Requirement[] {
  const parts = readTitle(title).filter(({ what }) => what === 'skill')
  return parts.slice(0, most).map((part) => ({ ...part, kind: 'required', isTitle: true, title }))
}
