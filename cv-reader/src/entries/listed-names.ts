import { findDates, isOnlyDates, withoutDates } from '../facts/dates.ts'
import { isOnlyPlanned, saysExpiry } from '../facts/expected-dates.ts'
import { saysBrokenOff } from '../facts/not-held.ts'
import { saysRenewal } from '../words/credential-words.ts'
import { schoolWords } from '../words/degree-words.ts'
import { isBareClass } from '../words/licence-words.ts'
import { employerWords } from '../words/occupation-words.ts'
import { placeLikeness } from '../words/place-names.ts'
import type { ShortEntry } from './short-entries.ts'

const mostWords = 8

/**
 * The entries of a line that lists several: "Staplerschein, Ladungssicherung, Ersthelfer" and "HACCP (2021), SST (2025)" name one each,
 * "First Aid at Work, St John Ambulance, Leeds" names one with its issuer.
 */
export function listedNames(entry: ShortEntry): ShortEntry[] {
  const [row, second] = entry.rows
  if (row === undefined || second !== undefined || row.text.length > 400) return [entry]
  if (saysBrokenOff(row.text) && !/[;·•|]/.test(row.text)) return [entry]
  if (saysRowPlanned(row.text)) return [entry]
  const names = namesIn(row.text)
  return names === undefined ? [entry] : names.map((text) => ({ rows: [{ ...row, text }] }))
}

/** "Titre secrétaire médicale, CNED | en cours | examen juin 2027": the cells of a row speak of its first one. */
function saysRowPlanned(text: string): boolean {
  const [, ...cells] = text.split(/\t+|\s\|\s/)
  return cells.some(isOnlyPlanned)
}

/** True for "HACCP (2021), SST (2025)". */
export const listsDatedNames = (text: string): boolean => {
  if (text.length > 400) return false
  const names = namesIn(text)
  return names !== undefined && names.length > 1 && names.every(hasDate) && schoolWords(text) === 0
}

const namesIn = (text: string): string[] | undefined =>
  bySemicolons(text) ?? byDashes(text) ?? byDates(text) ?? byMarks(text) ?? byCommas(text)

/**
 * "Counterbalance (2013) – Reach (2016, refreshed 2025) – First Aid (expired 2022)": what a bracket says belongs to the name before it
 * alone. One dash, or two without brackets, may stand within a name.
 */
function byDashes(text: string): string[] | undefined {
  const parts = partsOf(text, /\s[–—-]\s(?![^()]*\))/u)
  const remarks = parts.filter((part) => /\([^()]*\d{4}[^()]*\)$/.test(part)).length
  const areSeparate = parts.length > 3 || (parts.length > 1 && remarks > 1) || (parts.length > 2 && remarks > 0)
  return areSeparate && areNames(parts) && parts.every((part) => /^[\p{Lu}\d]/u.test(part)) ? parts : undefined
}

/** "ITIL 4 Foundation, AXELOS, 2022; First Aid, 2020": a semicolon divides what has commas within, each part with its own date. */
function bySemicolons(text: string): string[] | undefined {
  const parts = withRemarks(partsOf(text, /\s?;\s(?![^()]*\))/u))
  if (parts.length === 1 && parts[0] !== text) return parts
  if (parts.length < 2 || !parts.every((part) => /^[\p{Lu}\d]/u.test(part))) return undefined
  return parts.filter(hasDate).length > 1 || areNames(parts) ? parts : undefined
}

/** "ITIL 4 Foundation, AXELOS, 2022, PRINCE2, 2021": each name ends in its date. */
function byDates(text: string): string[] | undefined {
  const parts = withRemarks(
    partsOf(text, /(?<=(?:19|20)\d\d\)?)\s?(?:[,·•|]|\sand|\sund|\set|\sy)\s(?=\p{Lu}|\d\s\p{Lu})/u),
  )
  return parts.length > 1 && parts.every(endsInDate) && !parts.some(saysRenewal) ? parts : undefined
}

const endsInDate = (part: string) => /(?:19|20)\d\d\)?$/.test(part)

/** "renewed 2023" and "Leeds" in a part of their own belong to the name before them. */
function withRemarks(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1)
    const isPlace = !part.includes(',') && placeLikeness(withoutDates(part)) >= 2
    const mark = isPlace || isOnlyPlanned(part) ? ', ' : isOnlyDates(part) || saysRenewal(part) ? ' – ' : undefined
    return last === undefined || mark === undefined ? [...joined, part] : [...joined.slice(0, -1), last + mark + part]
  }, [])
}

function byMarks(text: string): string[] | undefined {
  const parts = withRemarks(partsOf(text, /\s[·•∙⋅|]\s|\s?;\s(?![^()]*\))|\t+/u))
  return parts.length > 1 && areNames(parts) && (parts.length > 2 || parts.every(hasDate)) ? parts : undefined
}

function byCommas(text: string): string[] | undefined {
  const parts = withRenewals(withClasses(withNumbers(partsOf(text, /,\s(?![^()]*\))/u))))
  if (!areNames(parts)) return undefined
  if (parts.length > 1 && parts.every(hasDate)) return parts
  const areWhole = parts.every((part) => !goesOn.test(part) && (!hasDate(part) || saysExpiry(part)))
  return parts.length > 2 && areWhole ? parts : undefined
}

/** "Manual Handling 2019, refreshed 2022" is one certificate. */
function withRenewals(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1)
    return last !== undefined && (isOnlyPlanned(part) || (saysRenewal(part) && /^\p{Ll}/u.test(part)))
      ? [...joined.slice(0, -1), `${last}, ${part}`]
      : [...joined, part]
  }, [])
}

/** "CACES 1, 3 et 5 (2017)": numbers stay with the words before them. */
function withNumbers(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1)
    return last !== undefined && /^\d{1,2}[a-zA-Z]?(?:$|\s(?:et|and|und|y|&)\s\d|\s\()/u.test(part)
      ? [...joined.slice(0, -1), `${last}, ${part}`]
      : [...joined, part]
  }, [])
}

/** "Führerscheine: B, C, CE, ADR-Schein": classes stay with the words that say what they are. */
function withClasses(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1)
    const isNext =
      last !== undefined && isBareClass(part.replace(/\.$/, '')) && isBareClass(last.replace(/^.*(?::|\bCat)\s/u, ''))
    return isNext ? [...joined.slice(0, -1), `${last}, ${part}`] : [...joined, part]
  }, [])
}

const goesOn = /^(?:and|with|incl|including|for|in|of|to|und|mit|für|inkl|et|avec|pour|y|con|para|e)(?!\p{L})/iu

const partsOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const hasDate = (text: string) => findDates(text).length > 0

const areNames = (parts: readonly string[]) =>
  parts.every(
    (part) =>
      !isOnlyDates(part) &&
      part.split(/\s+/).length <= mostWords &&
      employerWords(part) === 0 &&
      schoolWords(part) === 0 &&
      placeLikeness(part) < 2,
  )
