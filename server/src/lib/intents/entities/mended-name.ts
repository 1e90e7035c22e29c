import type { Language } from '../../languages.ts'
import { fold } from '../plain-text.ts'

const small = new Set(
  'of and for the in at a an on to und oder für der die das des dem den von vom zu zur am im de du des d la le les et ou en à au aux y e o el los las del para con'.split(
    ' ',
  ),
)
/** In these, every word of a title has a capital. */
const titleCase = new Set<Language>(['en', 'de'])

/** The capitals that were left out, and nothing else: "st james hospital" is "St James Hospital", "dhl" is "DHL". */
export function mended(text: string, language: Language, kind: 'title' | 'name'): string {
  const written = text.trim().replace(/\s+/gu, ' ')
  if (/\p{Lu}/u.test(written)) return withCapital(written)
  if (kind === 'title' && !titleCase.has(language)) return withCapital(written)
  const parts = written.split(' ').map((word, index) => {
    if (kind === 'name' && isLetters(word)) return word.toUpperCase()
    return index > 0 && small.has(word) ? word : word.split('-').map(withCapital).join('-')
  })
  return parts.join(' ')
}

const isLetters = (word: string): boolean =>
  /^[bcdfghjklmnpqrstvwxz]{2,4}$/u.test(fold(word)) && !abbreviated.has(fold(word))
const abbreviated = new Set(['st', 'dr', 'mr', 'mrs', 'ms'])

const withCapital = (word: string): string => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
