import type { Language } from '../../../lib/languages.ts'
import customs from './customs.json' with { type: 'json' }

export const letterTones = ['plain', 'warm', 'formal'] as const
export const letterLengths = ['full', 'short'] as const

/** How a letter sounds, how long it is, and the user's own words on why this employer. */
export type LetterStyle = {
  tone: (typeof letterTones)[number]
  /** `short`: a note for a form field or a mail, about half as long. */
  length: (typeof letterLengths)[number]
  /** Country of the employer, ISO 3166-1; undefined where nothing is known of it. */
  country?: string | undefined
  why?: string | undefined
}
export const plainStyle: LetterStyle = { tone: 'plain', length: 'full' }

export type Customs = { greeting: string; unnamed: string; closing: string; talk: string }

// Countries whose English, German, French or Spanish letters differ from the language's most usual ones.
const commonwealth = new Set(['GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'SG', 'HK', 'MT', 'NG', 'KE'])

/** The locale whose customs and dates a letter in a language follows in a country, such as `de-CH`. */
export function localeOf(language: Language, country = ''): string {
  if (language === 'en') return commonwealth.has(country) ? 'en-GB' : 'en-US'
  return ['CH', 'AT'].includes(country) ? `${language}-${country}` : language
}

/** Salutation, closing and what is said of an interview, as is customary where the letter goes. */
export function customsOf(language: Language, { tone, country }: LetterStyle): Customs {
  const local: Readonly<Record<string, Partial<Record<string, Partial<Customs>>>>> = customs
  return { ...customs[language][tone], ...local[localeOf(language, country)]?.[tone] }
}

/** Swiss German has no ß, and no comma behind the salutation, so the first sentence begins with a capital. */
export function isSwissGerman(language: Language, country: string | undefined): boolean {
  return language === 'de' && country === 'CH'
}
