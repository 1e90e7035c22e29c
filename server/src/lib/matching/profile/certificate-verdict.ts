import { generalWords, levelWords } from './certificate-words.ts'
import { isExpired } from './limits.ts'
import type { ProfileEvidence } from './profile-evidence.ts'
import { isOtherGrade } from '../posting/certificate-grades.ts'
import type { Requirement } from '../posting/requirement.ts'
import { findLicenceClasses } from '../skills/licence-classes.ts'
import { contentStems } from '../text/stems.ts'
import { readWords } from '../text/words.ts'
import { firstOf, missing, type Verdict } from './verdict.ts'

const asksForOne =
  /(?<!\p{L})(?:licen[cs]\p{L}*|certif\p{L}*|credential\p{L}*|registration|registered|accredit\p{L}*|permit|schein|\p{L}+schein|zertifi\p{L}+|nachweis|permis|habilitation\p{L}*|carn[eé]t?|acreditaci[oó]n)(?!\p{L})/iu
const fewestWords = 2
const nearShare = 0.6

/** Certificates that the list of skills does not know, by their names: all the telling words, the same level and numbers. */
export function certificateVerdict(
  { text }: Requirement,
  { certificates: all }: Pick<ProfileEvidence, 'certificates'>,
): Verdict {
  const certificates = all.filter(({ words }) => !isExpired(words))
  const inside = bracketWords(text)
  const bracketed = certificates.filter(({ words, isFuture }) => !isFuture && hasAll(words, inside))
  if (inside.length >= fewestWords && bracketed.length > 0)
    return { status: 'have', profile: firstOf(bracketed.map(({ words }) => words)) }
  // Classes of driving licences differ by a single letter, which word comparison ignores.
  if (!asksForOne.test(text) || findLicenceClasses(text).length > 0) return missing
  const asked = contentStems(text)
  const compared = certificates.flatMap(({ words, stems, isFuture }) => {
    const telling = [...stems].filter((stem) => !generalWords.has(stem))
    const shared = telling.filter((stem) => asked.has(stem)).length
    const isSure = !isFuture && !isOtherGrade(text, words) && asked.intersection(levelWords).isSubsetOf(stems)
    return shared < fewestWords ? [] : [{ words, isSure, share: shared / telling.length }]
  })
  const numbers = numbersIn(text)
  const same = compared.filter(
    ({ words, isSure, share }) => share === 1 && isSure && numbers.isSubsetOf(numbersIn(words)),
  )
  if (same.length > 0) return { status: 'have', profile: firstOf(same.map(({ words }) => words)) }
  const near = compared.filter(({ share }) => share >= nearShare)
  return near.length > 0 ? { status: 'similar', profile: firstOf(near.map(({ words }) => words)) } : missing
}

/** "Food safety level 3" is not level 2. */
const numbersIn = (text: string): Set<string> => new Set(text.match(/\d+/g) ?? [])

/** "Motorsägenschein (AS Baum I)" is the "Motorsägenkurs AS Baum I". */
const bracketWords = (text: string): string[] =>
  readWords(/\(([^)]{3,60})\)/.exec(text)?.[1] ?? '').map(({ key }) => key)

function hasAll(words: string, asked: readonly string[]): boolean {
  const held = readWords(words).map(({ key }) => key)
  return asked.every((key) => held.includes(key))
}
