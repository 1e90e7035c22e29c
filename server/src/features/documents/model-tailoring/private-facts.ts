import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { fold } from '../../../lib/matching/text/words.ts'
import { withoutContacts, withoutPrivateLines } from '../../../providers/ai/private-lines.ts'

/**
 * Tells whether a line may go to a provider: contact data, birth date, marital status and referees may not, whatever
 * their spelling. Where in doubt it may not; a line that stays here stays in the document word for word.
 */
export function publicLines(profile: ProfileDocument): (text: string) => boolean {
  const { personal_details: person, references } = profile
  const phones = [...person.mobile_numbers, ...references.map(({ mobile }) => mobile)].flatMap(phonePattern)
  const emails = [person.email, ...references.map(({ email }) => email)].map(plainAddress).filter((it) => it.length > 3)
  const places = person.address.split(',').flatMap(placePattern)
  const names = new Set(references.flatMap(({ name }) => wordsOf(name)).filter((word) => word.length > 2))
  const isBirthDate = birthDates(person.date_of_birth)
  return (text) => {
    const folded = fold(text)
    const address = plainAddress(text)
    return (
      hasNoContacts(text) &&
      withoutPrivateLines(text) === text &&
      !maritalWords.test(folded) &&
      !isBirthDate(folded) &&
      !phones.some((phone) => phone.test(text)) &&
      !places.some((place) => place.test(folded)) &&
      !emails.some((email) => address.includes(email)) &&
      !capitalised(text).some((word) => names.has(word))
    )
  }
}

/** Whether a text names no e-mail address and no phone number of anybody. */
export const hasNoContacts = (text: string): boolean =>
  withoutContacts(plainAddress(text)) === plainAddress(text) && !phoneLike.test(text) && !foreignDigits.test(text)

/** Seven digits or more behind a plus or a zero, with the separators of phone numbers. */
const phoneLike = /(?<![\p{L}\p{N}.,])(?:\+|\(?0)[\s()/.\-–]{0,3}\d(?:[\s()/.\-–]{0,3}\d){5,}/u
/** Digits of other scripts spell a number that no rule here reads. */
const foreignDigits = /(?:(?![0-9])\p{Nd}\P{L}{0,2}){5}/u

const separators = String.raw`[^\p{L}\p{N}]{0,3}`

/**
 * A number whatever its separators and its prefix: "+49 151 234", "0049151234" and "0151/234" end alike. A country code
 * has up to three digits.
 */
function phonePattern(number: string): RegExp[] {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < 5) return []
  const end = digits.slice(-Math.min(7, Math.max(5, digits.length - 3)))
  return [new RegExp(`${[...end].join(separators)}(?!\\d)`, 'u')]
}

/** "name (at) example dot org" is an address, too. */
const plainAddress = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*[[({<]?\s*(?:@|(?<=[\s[({<])at(?=[\s\])}>]))\s*[\])}>]?\s*(?=[\w-]+\s*(?:\.|[[({<]?\s*dot\b))/g, '@')
    .replace(/(?<=@[\w.-]*)\s*[[({<]?\s*\bdot\b\s*[\])}>]?\s*/g, '.')

/** The street with its number, or the town with its code. */
function placePattern(part: string): RegExp[] {
  const words = wordsOf(part)
  const number = words.find((word) => /\d/.test(word))
  const name = words.filter((word) => !/\d/.test(word)).toSorted((a, b) => b.length - a.length)[0]
  if (!number || !name || name.length < 3) return []
  return [new RegExp(`\\b${name}\\W{1,3}${number}\\b|\\b${number}\\W{1,3}(?:\\d+\\W{1,3})?${name}\\b`)]
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Names begin with a capital; of "will" and "may" only those count. */
const capitalised = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).filter((word) => /^\p{Lu}|^\p{Lo}/u.test(word)).map(fold)

const maritalWords =
  /\b(?:un)?married\b|\bdivorced\b|\bwidow(?:ed|er)?\b|\bverheiratet|\bledig\b|\bgeschieden\b|\bverwitwet|\bfamilienstand|\bmariee?\b|\bcelibataire|\bdivorcee?\b|\bveu(?:f|ve)\b|\bcasad[oa]\b|\bsolter[oa]\b|\bdivorciad[oa]\b|\bviud[oa]\b|\bestado civil\b|\bmarital status\b/
const birthWords = /\bborn\b|\bbirth|\bgeb(?:oren|\.|urt)|\bnee? (?:le|en)\b|\bnaissance\b|\bnacid[oa]\b|\bnacimiento\b/
const monthFormats = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr'].flatMap((language) =>
  (['long', 'short'] as const).map(
    (month) => new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' }),
  ),
)

/** Spellings of a birth date (`YYYY-MM-DD`, or empty) in folded text: "2.4.1988", "04/02/88", "2nd of April, 1988". */
function birthDates(date: string): (folded: string) => boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  if (year === 0) return () => false
  const names = monthFormats.map((format) => {
    const parts = format.formatToParts(new Date(`${date}T00:00:00Z`))
    return fold(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/\.$/, '')
  })
  const parts = [day, month, year % 100].toSorted().join()
  return (folded) => {
    const numbers = (folded.match(/\d+/g) ?? []).map(Number)
    const hasYear = numbers.includes(year)
    const isWritten =
      (folded.match(/(?<![\d.,])\d+/g) ?? []).map(Number).includes(day) &&
      names.some((name) => name !== '' && folded.includes(name))
    const inNumbers = [...folded.matchAll(/\d{1,4}(?:([./\-\s])\s?)\d{1,2}\1\s?\d{1,4}/g)].some(
      ([written]) =>
        (written.match(/\d+/g) ?? [])
          .map((it) => Number(it) % 100)
          .toSorted()
          .join() === parts,
    )
    const isPacked = numbers.some((it) =>
      [year * 10_000 + month * 100 + day, day * 1_000_000 + month * 10_000 + year].includes(it),
    )
    return inNumbers || isPacked || (hasYear && (isWritten || birthWords.test(folded)))
  }
}
