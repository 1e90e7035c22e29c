import { findPhrase, phraseList } from '../text/phrases.ts'
import { readWords, type Word } from '../text/words.ts'
import lists from './title-roles.json' with { type: 'json' }
import { namesRank } from './title-ranks.ts'

const roles = lists.roles.map(({ words }) => phraseList(words.split(' | ')))

/** Which kinds of role a title names ("HR Administrator": administration); a role may be of several kinds. */
export function rolesIn(title: string): ReadonlySet<number> {
  const words = readWords(title)
  return new Set(roles.flatMap((list, at) => (findPhrase(words, list).length > 0 ? [at] : [])))
}

const telling = lists.roles.flatMap(({ isAlone = false }, at) => (isAlone ? [at] : []))

/** True if a listed name says a role that no other word for the field does: an officer of HR is no People Partner. */
export const isOwnRole = (name: string): boolean => telling.some((at) => rolesIn(name).has(at))

type Span = { start: number; end: number }

/**
 * The part of a title that says what somebody is in a field: of "HR" the whole "HR Advisor (m/f/d)" without its
 * bracket; English and German say it behind the field or before it, French and Spanish before it ("Chargée de
 * communication"). `undefined` where the title names the field alone.
 */
export function roleAround(title: string, { start, end }: Span): Span | undefined {
  const words = readWords(title)
  const behind = words.filter((word) => word.start >= end).slice(0, longestRole)
  const before = words.filter((word) => word.end <= start).slice(-longestRole)
  const roleEnd = endOfRole(title, behind, end)
  if (roleEnd !== undefined) return { start, end: roleEnd }
  const first = before.find(
    (word) => isRole([word]) && joins.test(title.slice(word.end, start)) && title.slice(word.end, start) !== ' ',
  )
  return first && { start: first.start, end }
}

const longestRole = 3

function endOfRole(title: string, behind: readonly Word[], from: number): number | undefined {
  const count = behind.findIndex((_, at) => isRole(behind.slice(0, at + 1)))
  const last = behind[count]
  // "HR / Advisor" and "Sales, Manager" are two things.
  return last && /^[\s\p{L}-]*$/u.test(title.slice(from, last.end)) ? last.end : undefined
}

/** "Técnico de mantenimiento", "Conseillère en vente"; "Specialist Dementia Nurse" is no specialist. */
const joins = /^\s(?:(?:de|du|des|en|del|für|im|in)\s)?(?:(?:la|el|los|las|les)\s)?(?:d['’]|l['’])?$/iu

const isRole = (words: readonly Word[]): boolean => {
  const raw = words.map(({ raw }) => raw).join(' ')
  return namesRank(raw) || roles.some((list) => findPhrase(words, list).some(({ to }) => to === words.length))
}
