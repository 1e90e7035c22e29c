import { fold } from '../plain-text.ts'

const small = new Set(
  'of and for the an am im in der die das des dem den und fur de du des la le les et en y del los las'.split(' '),
)
const fewestInitials = 3
/** Shorter halves of a compound stand in many words. */
const shortestHalf = 6
const shortestRest = 4

/**
 * Whether an employer is named by letters: those in its name, "EMT" for "Transportes (EMT)", or its initials, "HLB" for
 * "Hessische Landesbahn" and "GMIC" for "Greater Manchester Integrated Care". `said` are a message's words in capitals.
 */
export function isNamedByLetters(said: ReadonlySet<string>, name: string): boolean {
  if (said.size === 0) return false
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.some((word, at) => at > 0 && /^\p{Lu}{2,5}$/u.test(word) && said.has(fold(word)))) return true
  const outside = name.replaceAll(/\([^)]*\)/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  const big = outside.filter((word) => !small.has(fold(word)))
  return [outside, big].some((parts) => parts.length >= fewestInitials && said.has(parts.map(initial).join('')))
}

const initial = (word: string): string => fold(word).charAt(0)

/** The words of a message that are written in capitals alone: "the NHS", "la EMT". */
export const lettersIn = (message: string): Set<string> =>
  new Set((message.match(/(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu) ?? []).map(fold))

/** Whether a word behind an article is half of a compound in a name: "das Klinikum" is "Universitätsklinikum Marburg". */
export const isHalfSaid = (nouns: readonly string[], name: string): boolean =>
  (fold(name).match(/\p{L}+/gu) ?? []).some((part) =>
    nouns.some(
      (noun) =>
        noun.length >= shortestHalf &&
        part.length >= noun.length + shortestRest &&
        (part.endsWith(noun) || part.startsWith(noun)),
    ),
  )

/** The German nouns of a message behind an article or preposition that names one of them. */
export const nounsIn = (message: string): string[] =>
  [...message.matchAll(/(?<!\p{L})(?:der|die|das|dem|beim|vom|bei|von|zum|zur)\s+(\p{Lu}\p{Ll}+)/giu)].flatMap(
    ([, noun = '']) => (/^\p{Lu}/u.test(noun) ? [fold(noun)] : []),
  )
