import { profileLimits } from '@waymark/contract/profile-document.ts'
import type { ReadValue } from '../facts/fields.ts'
import { placeLikeness } from '../words/place-names.ts'
import { isPlacement } from '../words/placement-words.ts'
import type { HeadLine } from './head-tokens.ts'
import type { Assigned } from './role-assignment.ts'
import type { WorkRole } from './work-roles.ts'

const bracket = /\(([^()]{3,100})\)/gu
/** A single word is a mark: "(remote)", "(Hons)". */
const isStatement = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && (/\d/.test(text) ? /\s/ : /\p{L}+[\s-]\p{L}+/u).test(text)

/**
 * What stands in brackets behind an employer or its town and belongs to no field: "The Salt Yard, Glasgow (70 covers, two
 * AA rosettes)". It keeps its brackets, as it says what the employer is and not what was done.
 */
export function employerAsides(heads: readonly HeadLine[], { found }: Assigned<WorkRole>): ReadValue[] {
  const { employer, place } = found
  if (!employer) return []
  const taken = Object.values(found).map(({ text }) => (text === employer.text ? withoutLongAside(text) : text))
  const named = place && place.offset !== employer.offset ? [employer, place] : [employer]
  return named.flatMap(({ text, offset }) => {
    const head = heads.find((it) => it.offset === offset)
    const start = head?.masked.indexOf(withoutLongAside(text)) ?? -1
    if (!head || start < 0) return []
    return [...head.masked.slice(start).matchAll(bracket)]
      .map(([, inner = '']) => inner.trim())
      .filter((inner) => !inner.includes('\ue000') && isStatement(inner) && placeLikeness(inner) < 2)
      .filter((inner) => !isPlacement(inner) && !taken.some((it) => it.includes(inner)))
      .map((inner): ReadValue => ({ value: `(${inner})`, confidence: 'medium', lines: head.sources }))
  })
}

/** An employer with what is said of it, where both are too long for one field: the name alone. */
export const withoutLongAside = (name: string): string =>
  name.length > profileLimits.company ? name.replace(/\s*\([^()]*\)$/u, '') : name
