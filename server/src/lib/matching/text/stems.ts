import { stopWords } from './stop-words.ts'
import { readWords, type Word } from './words.ts'

const stopStems: ReadonlySet<string> = new Set([...stopWords].flatMap((word) => [word, stem(word)]))

/** The stems that say what a text is about: no grammar, no numbers, nothing that every posting says. */
export function contentStems(text: string): Set<string> {
  return new Set(orderedStems(text))
}

export const orderedStems = (text: string): string[] => stemsOf(readWords(text))

export function stemsOf(words: readonly Word[]): string[] {
  return words.map(({ key }) => stem(key)).filter((it) => it.length > 2 && !stopStems.has(it) && !/^\d/.test(it))
}

/** Strips common English endings ("managing", "managed"). Words of up to three letters, with digits or signs, stay. */
export function stem(word: string): string {
  if (word.length <= 3 || /[^\p{L}]/u.test(word)) return word
  let root = word
  if (root.endsWith('ies') && root.length > 4) root = `${root.slice(0, -3)}y`
  else if (/(ss|x|ch|sh)es$/.test(root)) root = root.slice(0, -2)
  else if (/[^su]s$/.test(root) && !root.endsWith('is')) root = root.slice(0, -1)
  if (root.endsWith('ing') && root.length > 5) root = undouble(root.slice(0, -3))
  else if (root.endsWith('ed') && root.length > 4) root = undouble(root.slice(0, -2))
  return root.length > 4 && root.endsWith('e') ? root.slice(0, -1) : root
}

/** What the grammar of four languages puts behind a word: Kellnerin, vendeuse, técnicas, expérimentée. */
const inflections = new Set(
  ' e n s x i t r a o en er em es et te ten ern in inn innen erin eri as os ee ere el ell enn eus ric or eur iv iva d ad ado ada ido ida'.split(
    ' ',
  ),
)
/** What makes another kind of word of it: Anleitung, encadrement, mantenimiento, supervisión. */
const derivations = new Set(
  'ung ungen ier ieren iert ment ement amiento imiento ion ation acion cion ing ist al ant ent ar ir age ador adora ando iendo eur or ation ions'.split(
    ' ',
  ),
)
const shortestRoot = { inflected: 4, derived: 5 }
const rootShare = 0.6

/** Fachangestellte and Fachangestellten, técnico and técnica: one word in two forms. */
export function isInflected(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (one === other || (short.length >= 6 && long.length - short.length <= 2 && long.startsWith(short))) return true
  return isOneRoot(one, other, shortestRoot.inflected, (tail) => inflections.has(tail))
}

/** Encadrement and encadrer, Anleitung and anleiten: the same work as a noun and a verb. */
export function isDerived(one: string, other: string): boolean {
  return isOneRoot(one, other, shortestRoot.derived, (tail) => inflections.has(tail) || derivations.has(tail))
}

function isOneRoot(one: string, other: string, shortest: number, isEnding: (tail: string) => boolean): boolean {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  for (let root = length; root >= Math.max(shortest, rootShare * Math.min(one.length, other.length)); root--) {
    const [tail, otherTail] = [one.slice(root), other.slice(root)]
    // Two endings on a short root are chance: carer, career.
    const isLongEnough = root > shortestRoot.inflected || tail === '' || otherTail === ''
    if (isLongEnough && isEnding(tail) && isEnding(otherTail)) return true
  }
  return false
}

/** True if a set of stems has the stem or an inflection of it. */
export const hasStem = (stems: ReadonlySet<string>, asked: string): boolean =>
  stems.has(asked) || [...stems].some((stem) => isInflected(asked, stem))

function undouble(root: string): string {
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root
}
