import { scaleLevelOf } from '../../../../lib/matching/posting/spoken-languages.ts'
import { fold } from '../../../../lib/matching/text/words.ts'

/** "(mind. C1 in beiden Sprachen)", ", niveau C1": what stands behind an ask that was cut at a full stop or a bracket. */
const levelBehind =
  /^[^\p{L}\p{N}\n]{0,3}(?:(?:mind|mindestens|min|minimum|minimo|mínimo|at least|at|to|an?|avec|un|con|dem|au moins|al menos|niveau|nivel|level|stufe|ab|de|auf)[.:]?\s){0,4}[abc][12](?![\p{L}\p{N}])(?!\s(?:in |en )?(?:deutsch|engl|fran[zc]|span|espa|ital|portug|niederl|poln|russ|allem|alem|angla|ingl|german|french|dutch|polish))/u

/** Englisch and Englischkenntnisse, anglais and Anglais courant. */
const fewestLetters = 4

/** Whether an ask names a language of the profile, in any form of its name. */
export function namesLanguage(asked: string, held: string): boolean {
  const name = /^\p{L}+/u.exec(fold(held))?.[0] ?? ''
  return name.length >= fewestLetters && new RegExp(`(?<!\\p{L})${name.slice(0, -1)}`, 'u').test(fold(asked))
}

/** The same for several languages of the profile with commas between them: "Englisch (C1), Türkisch". */
export const namesHeldLanguage = (asked: string, held: string): boolean =>
  held.split(', ').some((it) => namesLanguage(asked, it))

const levelIn = (text: string): number => scaleLevelOf(text) ?? 0

/**
 * Whether a language of the profile has the level that an ask names for it, A1 to C2. A level that stands only behind
 * the ask in the posting counts; where one of both has none, nothing speaks against it.
 */
export function reachesLevel(held: string, ask: string, posting: string): boolean {
  const own = levelIn(fold(held))
  if (own === 0) return true
  return own >= askedLevel(/^\p{L}+/u.exec(fold(held))?.[0] ?? '', fold(ask), fold(posting))
}

const between = /[,;]|\/(?!\s*[abc][12])|\s(?:and|und|et|y|e)\s/u
/** "C1 German": the level of a language that is named behind it. */
const ofTheNext = /^\W*[abc][12]\s\p{L}/u

/** The level beside the language's name, else one behind it that names no other language's. */
function askedLevel(language: string, ask: string, posting: string): number {
  const pieces = ask.split(between)
  const own = pieces.findIndex((piece) => piece.includes(language.slice(0, -1)))
  const behind = pieces.slice(own + 1).filter((piece) => !ofTheNext.test(piece))
  const [named] = [pieces[own] ?? '', ...behind].map(levelIn).filter((level) => level > 0)
  if (named !== undefined) return named
  const at = posting.indexOf(ask)
  const next = at < 0 ? '' : posting.slice(at + ask.length)
  return levelIn(levelBehind.exec(next)?.[0] ?? '')
}
