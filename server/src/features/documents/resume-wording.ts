import { documentTexts, resumeLanguages, type Wording } from './document-texts.ts'

/** The fixed words for a language tag such as `de-AT`; English for one without them, and without a tag. */
export function resumeWording(tag: string | null | undefined): Wording {
  const base = tag?.toLowerCase().split('-')[0]
  const language = resumeLanguages.find((one) => one === base) ?? 'en'
  return { texts: documentTexts[language], language }
}
