import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { dialCodes } from '@waymark/contract/countries.ts'
import { isIdentityNumber } from './identity-numbers.ts'

const candidate = /(?:\+|00)?\(?\+?\d[\d\s().\u00a0\u2010-\u2013\u2212/-]{5,34}\d/gu

export type FoundPhone = { value: string; start: number; end: number; international: boolean }

/** Finds phone numbers: "+49 30 123" with a country code, as written without one, because no country is invented. */
export function findPhones(text: string): FoundPhone[] {
  return [...text.slice(0, 2000).matchAll(candidate)].flatMap((match) =>
    runsOf(match[0]).flatMap(({ run, at }) => {
      const [start, end] = [match.index + at, match.index + at + run.length]
      const before = text[start - 1] ?? ''
      if (/[\d@\p{L}_=-]/u.test(before) && !/\p{L}/u.test(before)) return []
      // `+49 176 *** ***` is incomplete.
      if (/[@_]/.test(text[end] ?? '') || /^\s?(?:[*•_]|[xX]{2})/.test(text.slice(end))) return []
      if (isIdentityNumber(text, start, end)) return []
      const value = phoneValue(withoutUnmatched(run))
      return value === undefined ? [] : [{ ...value, start, end }]
    }),
  )
}

/**
 * One slash may be part of a number (`0251 / 55 50 12`). Between two whole numbers, or after a postcode, it separates facts, and after
 * the second one another fact starts.
 */
function runsOf(found: string): { run: string; at: number }[] {
  const parts = found.split(slash)
  const [first = '', second] = parts
  if (second === undefined) return [{ run: found, at: 0 }]
  if (digitsIn(first) + digitsIn(second) <= mostDigits || isPrefix(first, second))
    return [{ run: `${first} / ${second}`, at: 0 }]
  return parts.flatMap((run) => (digitsIn(run) < leastDigits ? [] : [{ run, at: found.indexOf(run) }]))
}

/** "0043 664 / 123 45 67": a country and its network alone are no number, and what begins with a zero or a plus is one. */
const isPrefix = (first: string, second: string) =>
  /^\(?(?:\+|00)/.test(first) &&
  digitsIn(first.replace(/^00/, '').replace('(0)', '')) < leastDigits &&
  digitsIn(second) <= mostAfterPrefix &&
  !/^\(?[+0]/.test(second)

const slash = /\s\/\s/
const digitsIn = (text: string) => text.replace(/\D/g, '').length
/** Of a number without a country code. */
const [leastDigits, mostDigits] = [7, 13]
const mostAfterPrefix = 9

const withoutUnmatched = (raw: string) => {
  const text = raw.includes(')') ? raw : raw.replaceAll('(', '')
  return (text.includes('(') ? text : text.replaceAll(')', '')).trim()
}

function phoneValue(raw: string): { value: string; international: boolean } | undefined {
  const digits = raw.replace(/\D/g, '')
  if (digits.length < leastDigits || digits.length > 17 || isDateOrRange(raw)) return undefined
  if (/^\(?\+|^00/.test(raw)) {
    const value = internationalValue(raw)
    return value === undefined ? undefined : { value, international: true }
  }
  // Without separators at least nine: shorter runs are postcodes and the like.
  const isOneRun = /^\d+$/.test(raw)
  if (digits.length > mostDigits || (isOneRun && digits.length < 9)) return undefined
  return { value: raw.replace(/\s+/g, ' ').replace(/[\u2010-\u2013\u2212]/g, '-'), international: false }
}

function isDateOrRange(raw: string): boolean {
  const parts = raw.match(/\d+/g) ?? []
  const isYear = (part: string | undefined) => part !== undefined && /^(?:19|20)\d\d$/.test(part)
  const isSmall = (part: string | undefined) => part !== undefined && part.length <= 2 && Number(part) <= 31
  if (parts.some(isYear) && parts.every((part) => isYear(part) || isSmall(part))) return true
  return parts.length > 1 && parts.every(isSmall) && /[./]/.test(raw) && parts.length < 4
}

function internationalValue(raw: string): string | undefined {
  const text = raw.replace(/^\(?\+\)?|^00/, '').replace(/\(0\)/, ' ')
  const digits = text.replace(/\D/g, '')
  const code = callingCode(digits)
  if (code === undefined || digits.length < code.length + 5) return undefined
  let rest = text.trimStart()
  for (const digit of code) rest = rest.slice(rest.indexOf(digit) + 1)
  return `+${code} ${rest
    .replace(/[^\d\s-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '')}`
}

const codes = new Set(dialCodes.map(({ code }) => code.slice(1)))

function callingCode(digits: string): string | undefined {
  const parsed = parsePhoneNumberFromString(`+${digits}`)?.countryCallingCode
  return parsed ?? [1, 2, 3].map((length) => digits.slice(0, length)).find((code) => codes.has(code))
}
