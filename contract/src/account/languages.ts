/** The languages of mails, documents and the built-in assistant. */
export const languages = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text)
