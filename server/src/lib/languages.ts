import { languages, type Language } from '@waymark/contract/account/languages.ts'

export { isLanguage, languages, type Language } from '@waymark/contract/account/languages.ts'

/** Texts by language. A language is complete or absent; English is always there. */
export type Catalogue<Texts> = Partial<Record<Language, Texts>> & { en: Texts }

/** The language of a BCP 47 tag such as `de-AT`; English for one without texts, and without a tag. */
export function languageOf(tag: string | null | undefined): Language {
  const base = tag?.toLowerCase().split('-')[0]
  return languages.find((candidate) => candidate === base) ?? 'en'
}

/** The texts for a BCP 47 tag such as `de-AT` (null: unknown) with their language, or else in English. */
export function textsIn<Texts>(
  catalogue: Catalogue<Texts>,
  wanted: string | null | undefined,
): { language: Language; texts: Texts } {
  const language = languageOf(wanted)
  const texts = catalogue[language]
  return texts === undefined ? { language: 'en', texts: catalogue.en } : { language, texts }
}
