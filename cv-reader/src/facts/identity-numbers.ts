import { allWords, alternatives } from '../words/dictionary.ts'

const withoutAccents = (label: string) => label.normalize('NFD').replace(/\p{M}/gu, '')
const written = allWords(({ identity_numbers }) => identity_numbers)
const labels = [...new Set([...written, ...written.map(withoutAccents)])].toSorted((a, b) => b.length - a.length)
/** "RUN" and "FIN" are labels, "run" and "fin" are words. */
const isAbbreviation = (label: string) => label === label.toUpperCase()
const number = String.raw`(?:[\s.:-]{0,3}(?:(?:no|nr|nro|num|number|nummer|n[°ºo]|[°º#])(?!\p{L})))?`
const endsWith = (words: readonly string[], flags: string, begins = String.raw`(?<![\p{L}\d])`) =>
  new RegExp(String.raw`${begins}(?:${alternatives(words)})${number}[\s.:#°º]*(?:\p{L}{0,2}\s?)$`, flags)
const isWhole = (words: readonly string[], flags: string, ending: string) =>
  new RegExp(String.raw`^(?:${alternatives(words)})${number}${ending}\s*$`, flags)
/** Also names of people: "XIAO PAN", "LI NIE", "RUT SOLER". */
const isAlsoName = (label: string) => /^(?:PAN|FIN|BIG|RUN|INE|NAS|NIR|NIE|RUT|EIN|PIS|RIB|CIF)$/.test(label)
const abbreviations = labels.filter(isAbbreviation)
const unlikeNames = abbreviations.filter((label) => !isAlsoName(label))
const likeNames = abbreviations.filter(isAlsoName)
const words = labels.filter((label) => !isAbbreviation(label))
const before = [
  endsWith(unlikeNames, 'u'),
  endsWith(likeNames, 'u', String.raw`(?<=(?:^|[,;:|/·•(–-])\s*)`),
  endsWith(words, 'iu'),
]
const wholes = [isWhole(unlikeNames, 'u', ':?'), isWhole(likeNames, 'u', ':'), isWhole(words, 'iu', ':?')]
const isLabelled = (text: string) => before.some((pattern) => pattern.test(text))

/** The check letter of Spanish numbers: "12.345.678-Z", not "+41 79 123 45 67 P". */
const withLetter = /^(?:\d{8}|\d{1,2}\.\d{3}\.\d{3})-?\p{Lu}(?![\p{L}\d:])/u

/** In Chile, Brazil, Switzerland and the USA these numbers are written like this, and no telephone number is. */
const form =
  /^(?:\d{1,2}\.\d{3}\.\d{3}-[\dkK]|\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|756[. ]\d{4}[. ]\d{4}[. ]\d{2}|\d{3}-\d{2}-\d{4})$/

/**
 * True if digits from `start` to `end` are a number of identity, tax, insurance or registration: "DNI 12.345.678-Z", "AHV-Nr. 756.…". An
 * employer must not be told them, and nobody can be rung there.
 */
export function isIdentityNumber(text: string, start: number, end: number): boolean {
  return (
    form.test(text.slice(start, end).trim()) ||
    isLabelled(text.slice(Math.max(0, start - 60), start)) ||
    withLetter.test(text.slice(start, end + 3))
  )
}

/**
 * True for a text that begins with the label of such a number, or is one: "Passport no. 533380006", "DNI". Without digits
 * the label must be the whole text: "Administrador colegiado" is an occupation.
 */
export function namesIdentity(text: string): boolean {
  const digit = text.slice(0, 60).search(/\d/)
  return digit > 0 ? isLabelled(text.slice(0, digit)) : wholes.some((pattern) => pattern.test(text.slice(0, 60)))
}
