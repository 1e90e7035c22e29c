import type { LetterChoices } from '@waymark/contract/documents.ts'
import type { Language } from '../../../lib/languages.ts'
import customs from './customs.json' with { type: 'json' }

export type LetterStyle = LetterChoices & {
  /** The employer's country, ISO 3166-1; undefined if unknown. */
  country?: string | undefined
}
export const plainChoices: LetterChoices = {
  tone: 'plain',
  length: 'full',
  form: 'auto',
  salary: '',
  start: '',
  why: '',
}

/** `to_woman` and `to_man` greet somebody by name, where a language has a sure form. */
export type Customs = {
  greeting: string
  unnamed: string
  closing: string
  /** After a greeting by name, where custom has another one. */
  closing_named?: string
  talk: string
  to_woman?: string
  to_man?: string
  /** By the whole name, where the posting says no more. */
  to_person?: string
}

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
