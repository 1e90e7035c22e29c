/** The languages of the product. */
export const languages = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]

/** Texts by language. A language is whole or absent; English is always there. */
export type Catalogue<Texts> = Partial<Record<Language, Texts>> & { en: Texts }

/**
 * The texts in the wanted language, or in English where the catalogue has no others: whatever a user reads from the
 * server chooses its language here.
 * @param wanted a BCP 47 tag such as `de-AT`; null for a user who has not said
 * @returns the texts with the language that they are in
 */
export function textsIn<Texts>(
  catalogue: Catalogue<Texts>,
  wanted: string | null | undefined,
): { language: Language; texts: Texts } {
  const base = wanted?.toLowerCase().split('-')[0]
  const language = languages.find((candidate) => candidate === base) ?? 'en'
  const texts = catalogue[language]
  return texts === undefined ? { language: 'en', texts: catalogue.en } : { language, texts }
}
