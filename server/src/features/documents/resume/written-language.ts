import { frequentWords, textLanguage } from '../../../lib/matching/text/text-language.ts'
import { resumeLanguages, type ResumeLanguage } from '../document-texts.ts'

// Indispensable words, of which neighbouring languages share some.
const frequent: Readonly<Record<Exclude<ResumeLanguage, 'ar'>, ReadonlySet<string>>> = {
  ...frequentWords,
  it: new Set(
    'di il lo la le un una da gli della delle dei degli nel nella con per presso che alla sono e ed dal sulla'.split(
      ' ',
    ),
  ),
  pt: new Set('os do da dos das em no na nos nas com para uma um ao pela pelo são não junto'.split(' ')),
  nl: new Set('het een van voor met naar bij aan zijn op uit door wordt werd en tijdens binnen ook'.split(' ')),
  pl: new Set('na do dla oraz przy się od przez nad jest po ramach ze'.split(' ')),
  tr: new Set('ve ile için bir olarak bu da de göre üzere olan sonra kadar çok tarafından'.split(' ')),
}
const fewestHits = 3
const fewestWords = 3
const lead = 1.3

/** The language that a CV is written in, by its script or its small words; undefined for a short, mixed or foreign text. */
export function writtenLanguage(text: string): ResumeLanguage | undefined {
  const sample = text.slice(0, 20_000)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if ((sample.match(/\p{Script=Arabic}/gu)?.length ?? 0) * 2 > letters) return 'ar'
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  const [first, second] = resumeLanguages
    .flatMap((language) => (language === 'ar' ? [] : [{ language, small: frequent[language] }]))
    .map(({ language, small }) => ({ language, count: countOf(words, small) }))
    .toSorted((a, b) => b.count - a.count)
  // As everywhere else for the languages of the product: two of them in one text are told apart there.
  if (!first || !second || first.language in frequentWords) return textLanguage(sample)
  return first.count < fewestHits || first.count < second.count * lead ? textLanguage(sample) : first.language
}

/** How often the small words stand in a text; one or two of them alone may be names. */
function countOf(words: readonly string[], small: ReadonlySet<string>): number {
  const hits = words.filter((word) => small.has(word))
  return new Set(hits).size < fewestWords ? 0 : hits.length
}
