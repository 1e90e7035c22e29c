import { allWords, alternatives } from '../words/dictionary.ts'

const labels = allWords(({ identity_numbers }) => identity_numbers).toSorted((a, b) => b.length - a.length)
/** "RUN" and "FIN" are labels, "run" and "fin" are words. */
const isAbbreviation = (label: string) => label === label.toUpperCase()
const number = String.raw`(?:[\s.:-]{0,3}(?:(?:no|nr|nro|num|number|nummer|n[°ºo]|[°º#])(?!\p{L})))?`
const endsWith = (words: readonly string[], flags: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${alternatives(words)})${number}[\s.:#°º]*(?:\p{L}{0,2}\s?)$`, flags)
const abbreviated = endsWith(labels.filter(isAbbreviation), 'u')
const named = endsWith(
  labels.filter((label) => !isAbbreviation(label)),
  'iu',
)

/** In Chile, Brazil, Switzerland and the USA these numbers are written like this, and no telephone number is. */
const form =
  /^(?:\d{1,2}\.\d{3}\.\d{3}-[\dkK]|\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|756[. ]\d{4}[. ]\d{4}[. ]\d{2}|\d{3}-\d{2}-\d{4})$/

/**
 * True if digits from `start` to `end` are a number of identity, tax, insurance or registration: "DNI 12.345.678-Z", "AHV-Nr. 756.…". An
 * employer must not be told them, and nobody can be rung there.
 */
export function isIdentityNumber(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start)
  return (
    form.test(text.slice(start, end).trim()) ||
    abbreviated.test(before) ||
    named.test(before) ||
    // The check letter of Spanish numbers: "12.345.678-Z".
    /^\s?-?\s?\p{Lu}(?![\p{L}\d:])/u.test(text.slice(end))
  )
}

/** True for a text that begins with the label of such a number, or is one: "Passport no. 533380006", "DNI". */
export function namesIdentity(text: string): boolean {
  const digit = text.slice(0, 60).search(/\d/)
  const before = digit > 0 ? text.slice(0, digit) : text.slice(0, 60)
  return abbreviated.test(before) || named.test(before)
}
