import { degreeWords, isSubject } from '../words/degree-words.ts'
import { employerWords, standsLikePlace, titleWords } from '../words/occupation-words.ts'
import { placeLikeness } from '../words/place-names.ts'
import { endsInPlacement } from '../words/placement-words.ts'
import { type HeadLine, type HeadToken, textOfTokens } from './head-tokens.ts'
import type { Assigned } from './role-assignment.ts'
import type { Placed } from './role-candidates.ts'
import type { WorkRole } from './work-roles.ts'

type Found = { text: string; lines: readonly number[]; employer: string }

/**
 * The place of a job that no list of places knows, if no role has its words: what stands behind the employer's comma ("Kent Health Trust,
 * Tonbridge"), or alone in the right-hand cell of the employer's or title's line ("QC Technician ⇥ Tuas"). `employer` is without it.
 */
export function leftoverPlace(heads: readonly HeadLine[], { found }: Assigned<WorkRole>): Found | undefined {
  const { employer, title, place } = found
  if (place || !employer) return undefined
  for (const named of [employer, title]) {
    const head = heads.find(({ offset }) => offset === named?.offset)
    if (!named || !head) continue
    const roles = [employer, title].flatMap((role) => (role?.offset === named.offset ? [role] : []))
    const ends = roles.map((role) => endOf(role, head))
    const last = Math.max(...ends)
    const rest = head.tokens.slice(last + 1)
    const isBehind = named === employer && ends[0] === last && rest.every(({ before }) => before === 'comma')
    const isOpposite = rest[0]?.before === 'cell' && rest.slice(1).every(({ before }) => before === 'comma')
    const text = isBehind || isOpposite ? placeOf(head, rest) : undefined
    if (text !== undefined) return { text, lines: head.sources, employer: employer.text }
  }
  return swallowedPlace(heads, employer)
}

/** "Kent Health Trust, Tonbridge" was read as a name in one piece, whose first part is a whole name. */
function swallowedPlace(heads: readonly HeadLine[], employer: Placed<WorkRole>): Found | undefined {
  const head = heads.find(({ offset }) => offset === employer.offset)
  const end = head && endOf(employer, head)
  const [first, before, last] = [head?.tokens[employer.at], head?.tokens[(end ?? 0) - 1], head?.tokens[end ?? 0]]
  if (!head || !first || !before || !last || first === last || last.before !== 'comma') return undefined
  const name = textOfTokens(head, first, before)
  const isName = employerWords(name) >= 1.5 && titleWords(name) < 1.5 && !endsInPlacement(name)
  const text = isName ? placeOf(head, [last]) : undefined
  return text === undefined ? undefined : { text, lines: head.sources, employer: name }
}

/** The index of the last token of a role's text. */
function endOf({ at, text }: Placed<WorkRole>, head: HeadLine): number {
  const first = head.tokens[at]
  const end = head.tokens.findIndex((token, index) => first && index >= at && textOfTokens(head, first, token) === text)
  return end === -1 ? head.tokens.length : end
}

const mostWords = 4

function placeOf(head: HeadLine, rest: readonly HeadToken[]): string | undefined {
  const [first, last] = [rest[0], rest.at(-1)]
  if (!first || !last || rest.length > 2) return undefined
  const text = textOfTokens(head, first, last)
  return mayBePlace(text) ? text : undefined
}

/**
 * The names and towns of a column of employers: "Boots, Bath". One comma in every cell has one meaning, so a town that is known shows the
 * others; without one they stay names.
 */
export function townsOfColumn(
  cells: readonly string[],
  home: string | undefined,
): { name: string; town: string }[] | undefined {
  const parts = cells.map((cell) => /^([^,]*\S[^,]*),\s([^,]+)$/.exec(cell))
  const found = parts.flatMap((part) => (part?.[1] && part[2] ? [{ name: part[1], town: part[2] }] : []))
  const isHome = (town: string) => home !== undefined && home.split(/[,\s]+/).includes(town)
  const isKnown = found.some(({ town }) => placeLikeness(town) >= 2.5 || isHome(town))
  return isKnown && found.length === cells.length && found.every(({ town }) => mayBePlace(town)) ? found : undefined
}

function mayBePlace(text: string): boolean {
  const isPlain = /\p{Ll}/u.test(text) && !/[\d@:]/.test(text) && text.split(/\s+/).length <= mostWords
  const isOther = [employerWords(text), titleWords(text), degreeWords(text)].some((words) => words > 0)
  return isPlain && !isOther && !isSubject(text) && !standsLikePlace(text) && placeLikeness(text) >= 0.5
}
