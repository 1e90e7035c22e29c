import { fold } from '../../../../lib/intents/plain-text.ts'
import { isOrdinaryWord, isWordOf } from '../../../../lib/intents/words/ordinary-words.ts'
import { offerWords } from '../../../../lib/intents/words/offer-words.ts'
import type { Language } from '../../../../lib/languages.ts'
import type { Place } from '../pay/offer-labels.ts'
import type { TypedPay } from '../pay/typed-pay.ts'

const capital = String.raw`\p{Lu}[\p{L}\d&'’-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\d&'’-]*){0,2}`
const small = String.raw`\p{Ll}[\p{L}\d]{2,}`
const name = String.raw`(?<![\p{L}\d])(?<name>${capital}|${small})`
const money = String.raw`\s*(?:[€£$]\s?)?`

/**
 * The employers that are named directly before each pay, or directly behind each: "Acme pays 55k, Globex 60k", "55k at
 * Acme or 60k at Globex". Undefined unless each pay has one, all differ, and none is an ordinary word.
 */
export function employersBeside(text: string, pays: readonly TypedPay[], language: Language): string[] | undefined {
  const { pays: verbs, from } = offerWords(language)
  const before = new RegExp(`${name}\\s*(?:(?:${verbs})(?:\\s(?:me|us|mir|uns))?|[:,=–-])?${money}$`, 'u')
  const behind = new RegExp(`^[^.,;:?!]{0,16}?\\s(?:${from})\\s${name}`, 'u')
  const pieces = pays.map((pay, at) => ({
    before: text.slice(pays[at - 1]?.to ?? 0, pay.from),
    behind: text.slice(pay.to, pays[at + 1]?.from),
  }))
  const named = (piece: string, pattern: RegExp) => employerOf(pattern.exec(piece)?.groups?.['name'], language)
  return (
    allNamed(pieces.map((piece) => named(piece.before, before))) ??
    allNamed(pieces.map((piece) => named(piece.behind, behind)))
  )
}

/** In small letters a word is a name only if no request has it. */
function employerOf(found: string | undefined, language: Language): string | undefined {
  const words = found?.split(' ') ?? []
  const isOrdinary = (word: string) =>
    isOrdinaryWord(fold(word)) || (/^\p{Ll}/u.test(word) && isWordOf(fold(word), language))
  const first = words.findIndex((word) => !isOrdinary(word))
  return first === -1 ? undefined : words.slice(first).join(' ')
}

function allNamed(names: readonly (string | undefined)[]): string[] | undefined {
  const known = names.flatMap((one) => one ?? [])
  return known.length === names.length && new Set(known.map(fold)).size === names.length ? known : undefined
}

/** Every place where an employer of that name stands, in any letters. */
export function placesOfName(text: string, employer: string): Place[] {
  const folded = text.toLowerCase()
  const looked = employer.toLowerCase()
  const places: Place[] = []
  for (let at = folded.indexOf(looked); at !== -1; at = folded.indexOf(looked, at + looked.length))
    if (!/[\p{L}\d]/u.test(folded.charAt(at - 1)) && !/[\p{L}\d]/u.test(folded.charAt(at + looked.length)))
      places.push({ name: employer, from: at, to: at + looked.length })
  return places
}
