import { fold, isWithin, slipsIn } from '../plain-text.ts'

/** Titles share these with every sentence about work. */
export const commonWords = new Set(
  'a an and as at for in of on or the to with der die das und im in am von fur mit de du des la le les et en pour au aux un une el los las y para con del m w d f x h job jobs stelle poste puesto trabajo work manager senior junior'.split(
    ' ',
  ),
)

/** The folded words of a text or a name. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a word is a part of a name, with an s or with a slip in longer ones. */
export function isAlike(word: string | undefined, part: string): boolean {
  if (word === undefined) return false
  if (word === part || word === `${part}s`) return true
  return word[0] === part[0] && isWithin(word, part, slipsIn(part))
}
