import { keyOf } from './posting-words.ts'
import { readTitle, type Part } from './read-clause.ts'
import type { Requirement } from './requirement.ts'

const most = 2

/** What a posting's title asks for: the trade or role that it names. */
export function titleSkills(title: string): Requirement[] {
  const all = readTitle(title).filter(({ what }) => what === 'skill')
  // "KS2 Teacher" asks for a teacher, too.
  const parts = all.filter((it) => !all.some((other) => other !== it && isWithin(it, other)))
  return parts.slice(0, most).map((part) => ({ ...part, kind: 'required', isTitle: true, title }))
}

const isWithin = ({ text }: Part, { text: whole }: Part): boolean =>
  whole.length > text.length && ` ${keyOf(whole)} `.includes(` ${keyOf(text)} `)
