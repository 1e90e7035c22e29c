import { en } from './texts-en.ts'

/** The whole catalogue of one language; English is the first, and the measure for the others. */
export type Texts = typeof en

/** The catalogue for a BCP 47 tag such as `de-AT`; English where there is none yet. */
export function textsFor(language: string): Texts {
  return catalogues[language.toLowerCase().split('-')[0] ?? ''] ?? en
}

const catalogues: Record<string, Texts> = { en }
