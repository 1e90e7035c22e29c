import type { Language } from '../../../lib/languages.ts'
import customs from './customs.json' with { type: 'json' }

export const letterTones = ['plain', 'warm', 'formal'] as const
export const letterLengths = ['full', 'short'] as const

export type LetterStyle = {
  tone: (typeof letterTones)[number]
  /** `short`: a note for a form field or a mail, about half as long. */
  length: (typeof letterLengths)[number]
  /** The employer's country, ISO 3166-1; undefined if unknown. */
  country?: string | undefined
  why?: string | undefined
}
export const plainStyle: LetterStyle = { tone: 'plain', length: 'full' }

export type Customs = { greeting: string; unnamed: string; closing: string; talk: string }

// Countries whose letters differ from the language's usual ones.
const commonwealth = new Set(['GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'SG', 'HK', 'MT', 'NG', 'KE'])

/** The locale of a letter's customs and dates, such as `de-CH`. */
export function localeOf(language: Language, country = ''): string {
  if (language === 'en') return commonwealth.has(country) ? 'en-GB' : 'en-US'
  return ['CH', 'AT'].includes(country) ? `${language}-${country}` : language
}

export function customsOf(language: Language, { tone, country }: LetterStyle): Customs {
  const local: Readonly<Record<string, Partial<Record<string, Partial<Customs>>>>> = customs
  return { ...customs[language][tone], ...local[localeOf(language, country)]?.[tone] }
}

/** Swiss German has no ß, and no comma after the salutation, so the first sentence starts with a capital. */
export function isSwissGerman(language: Language, country: string | undefined): boolean {
  return language === 'de' && country === 'CH'
}
