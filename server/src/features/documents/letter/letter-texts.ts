import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }

export type LetterTexts = Readonly<Record<keyof typeof en, string>>
export type LetterLanguage = 'en' | 'de' | 'fr' | 'es'

/** Every fixed word of a letter, by language, with the salutation and closing that are customary there. */
export const letterTexts: Readonly<Record<LetterLanguage, LetterTexts>> = { en, de, fr, es }

/** The account's language where letters have it, else English. */
export function letterLanguageOf(language: string | null): LetterLanguage {
  const wanted = language?.toLowerCase().split('-')[0]
  return wanted !== undefined && wanted in letterTexts ? (wanted as LetterLanguage) : 'en'
}
