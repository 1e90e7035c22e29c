import { stopWords } from './stop-words.ts'
import { readWords } from './words.ts'

const stopStems: ReadonlySet<string> = new Set([...stopWords].flatMap((word) => [word, stem(word)]))

/** The stems that say what a text is about: no grammar, no numbers, nothing that every posting says. */
export function contentStems(text: string): Set<string> {
  return new Set(orderedStems(text))
}

export function orderedStems(text: string): string[] {
  return readWords(text)
    .map(({ key }) => stem(key))
    .filter((it) => it.length > 2 && !stopStems.has(it) && !/^\d/.test(it))
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

/** Fachangestellte and Fachangestellten, Baustelle and Baustellen: stems know English endings only. */
export function isInflected(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return one === other || (short.length >= 6 && long.length - short.length <= 2 && long.startsWith(short))
}

/** True if a set of stems has the stem or an inflection of it. */
export const hasStem = (stems: ReadonlySet<string>, asked: string): boolean =>
  stems.has(asked) || [...stems].some((stem) => isInflected(asked, stem))

function undouble(root: string): string {
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root
}
