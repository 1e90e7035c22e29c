import { languages, type Language } from '../../languages.ts'

// Indispensable words of a language that the others here do not share.
export const frequentWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the and of to for with by from on at as an in that this their our using through across into was were'.split(' '),
  ),
  de: new Set(
    'und der die das mit von für im den dem des zur zum bei auf als eine einer eines durch sowie aus nach über'.split(
      ' ',
    ),
  ),
  fr: new Set('et le la les des du de pour avec dans sur par une un au aux en à chez ainsi que ses leur'.split(' ')),
  es: new Set('y el la los las del de para con en por una un al como sus su más desde hasta'.split(' ')),
}
const fewestHits = 3

/** The language by its small words; undefined for a short, mixed or foreign text. */
export function textLanguage(text: string): Language | undefined {
  const words =
    text
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const hits = languages
    .map((language) => ({ language, count: words.filter((word) => frequentWords[language].has(word)).length }))
    .toSorted((a, b) => b.count - a.count)
  const [first, second] = hits
  if (!first || !second || first.count < fewestHits || first.count < second.count * 1.3) return undefined
  return first.language
}
