import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { FactSource } from '../../../lib/facts/fact-source.ts'
import { supportOf } from '../../../lib/facts/support.ts'
import { findPhrase, phraseList, type PhraseList } from '../../../lib/matching/text/phrases.ts'
import { stem } from '../../../lib/matching/text/stems.ts'
import { stopWords } from '../../../lib/matching/text/stop-words.ts'
import { tellingness } from '../../../lib/matching/text/word-shares.ts'
import { fold, readWords, type Word } from '../../../lib/matching/text/words.ts'
import { isPastVerb } from '../letter/past-sentence.ts'

/** Names, employers, titles and degrees of a profile, which the product alone writes. */
export function findProfileNames(profile: ProfileDocument): PhraseList {
  const names = [
    profile.personal_details.name,
    ...profile.professional_experience.flatMap(({ title, company }) => [title, company]),
    ...profile.volunteer_experience.flatMap(({ title, organization }) => [title, organization]),
    ...profile.projects.flatMap(({ name, role }) => [name, role]),
    ...profile.education.flatMap(({ institution, degree_type, specialization }) => [
      institution,
      degree_type,
      specialization,
    ]),
    ...profile.certifications.flatMap((it) => [it.certification_name, it.certification_organization]),
    ...profile.publications.flatMap((it) => [it.publication_title, it.publication_organization]),
    ...profile.references.flatMap(({ name, company }) => [name, company]),
  ]
  return phraseList(names.map((name) => name.trim()).filter((name) => name.length > 2))
}

/**
 * Names that a phrase has and its original has not: those of the profile in any spelling, and every other word with a
 * capital. In German that refuses each new noun, because a noun cannot be told from a name there.
 */
export function findForeignNames(text: string, original: FactSource, names: PhraseList): string[] {
  const words = readWords(text)
  const own = new Set(namesIn(readWords(original.text), names).map(fold))
  const foreign = namesIn(words, names).filter((name) => !own.has(fold(name)))
  const capitals = words.filter(
    ({ raw, key }, index) =>
      /^\p{Lu}/u.test(raw) && raw.length > 1 && !isKnown(key, original) && !(index === 0 && isCommon(raw, key)),
  )
  return [...foreign, ...capitals.map(({ raw }) => raw)]
}

const namesIn = (words: readonly Word[], names: PhraseList): string[] =>
  findPhrase(words, names).map(({ from, to }) =>
    words
      .slice(from, to)
      .map(({ raw }) => raw)
      .join(' '),
  )

const isKnown = (key: string, { words, stems }: FactSource): boolean =>
  words.has(key) || supportOf([stem(key)], [stems]) === 1

/** The first word has a capital anyway: it is no name if it is grammar, a verb of CVs or a word of one posting in fifty. */
const isCommon = (raw: string, key: string): boolean =>
  stopWords.has(key) || isPastVerb(raw) || tellingness(stem(key)) < rarest
const rarest = 3.4
