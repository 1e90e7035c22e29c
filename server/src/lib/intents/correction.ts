import { languages, type Language } from '../languages.ts'
import { fold, readable } from './plain-text.ts'
import { spell, spellOut } from './words/spelling.ts'
import { turnWords } from './words/turn-words.ts'

/** `namesTarget`: the words after it name what was meant, as in "no, I meant the other one". */
export type Correction = { before: string; after: string; namesTarget: boolean }

const oneOf = (words: readonly string[]): string => words.join('|')

/** What stands before and after the last correction in one breath: "move it to Offer, no wait, to Interview". */
export function splitCorrection(message: string, language: Language): Correction | undefined {
  const { anywhere, afterPause, halts, meanings } = turnWords(language).corrections
  const [pause, end] = ['[\\s,;.…!–-]+', '(?![\\p{L}])[\\s,;:.…!–-]*']
  const marks = new RegExp(
    `(?<meant>(?:${pause}(?:${oneOf(halts)})(?![\\p{L}])){1,4}${pause}(?:${oneOf(meanings)})${end}|[,;.…!–]\\s*i meant${end})|` +
      `${pause}(?:${oneOf(anywhere)})${end}|(?:[,;.…!–]\\s*|\\s-\\s)(?:${oneOf(afterPause)})\\s*[,:.…!–]\\s*`,
    'giu',
  )
  const { text, written } = spell(message, language)
  const last = [...text.matchAll(marks)].at(-1)
  if (!last || last.index === 0) return undefined
  const [before, after] = [written(0, last.index).trim(), written(last.index + last[0].length).trim()]
  return before === '' || after === ''
    ? undefined
    : { before, after, namesTarget: last.groups?.['meant'] !== undefined }
}

/**
 * What is left of a message that begins by taking back the one before it: "the Acme one" of "not that one, the Acme one",
 * nothing of "wrong one". Undefined where it begins otherwise, and for a mere "no".
 */
export function afterCorrection(message: string, language: Language): string | undefined {
  const { takesBack, takesBackWithPause, notThat, meanings, not, but, trailing } = turnWords(language).corrections
  const text = fold(spellOut(readable(message, 'wish'), language))
  const [gap, end] = ["[\\s,;:.…!–'-]", '(?![\\p{L}\\p{N}])']
  const spaced = (words: readonly string[]) => oneOf(words).replaceAll(' ', `${gap}+`)
  const mark = [
    `(?:${spaced([...notThat, ...meanings.map(fold), ...takesBack])})${end}`,
    ...takesBackWithPause.map((word) => `${word}\\s*(?=[,;:.…!–])`),
  ]
  const opening = new RegExp(`^(?:(?:${oneOf(mark)})${gap}*){1,5}`, 'u')
  const found = opening.exec(text)
  const denied = `(?:${oneOf(not)})\\s+[^\\s,;]+(?:\\s+[^\\s,;]+){0,3}\\s*`
  const ruledOut = new RegExp(
    `^${denied}(?:[,;]\\s*(?:(?:${oneOf(but)})\\s+)?|(?<=\\s)(?:${oneOf(but)})\\s+)(?=\\S)|(?<=\\S)[\\s,;]+${denied}$`,
    'u',
  )
  const meantBehind = new RegExp(`${gap}+(?:${spaced(trailing)})${gap}*$`, 'u')
  const isBehind = meantBehind.test(text)
  const rest = (found ? text.slice(found[0].length) : text).replace(meantBehind, '')
  const left = rest.replace(ruledOut, '')
  // "No" alone refuses, and puts nothing right.
  const isRefusal = left === '' && !new RegExp(`(?<!\\p{L})(?:${spaced(notThat)})${end}`, 'u').test(text)
  return (found && !isRefusal) || (isBehind && left !== '') || left !== rest
    ? left.replace(/[\s.!?…]+$/u, '')
    : undefined
}

/** How many days "the day after" is from the one that was named; undefined for other words. */
export function findShift(rest: string, language: Language): number | undefined {
  const text = fold(rest)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return turnWords(language).corrections.shifts.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(text))?.[1]
}

/** Whether a message does nothing but refuse, in any language: "no thanks", "lieber nicht". */
export const isRefusal = (message: string): boolean => isWhole(message, 'refusals')

/** Whether it wants the last change back: "undo that", "mach das rückgängig". */
export const isUndo = (message: string): boolean => isWhole(message, 'undo')

/** No refusal is longer. */
const mostLetters = 100

function isWhole(message: string, kind: 'refusals' | 'undo'): boolean {
  // "No, 5" names something.
  if (message.length > mostLetters || /\d/u.test(message)) return false
  const text = fold(readable(message, 'wish'))
    .replaceAll("'", kind === 'refusals' ? '' : ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  return new RegExp(`^(?:${oneOf(languages.flatMap((language) => turnWords(language)[kind].map(fold)))})$`, 'u').test(
    text,
  )
}
