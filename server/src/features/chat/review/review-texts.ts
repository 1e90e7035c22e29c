import type { Language } from '../../../lib/languages.ts'
import de from '../texts/review-de.json' with { type: 'json' }
import en from '../texts/review-en.json' with { type: 'json' }
import es from '../texts/review-es.json' with { type: 'json' }
import fr from '../texts/review-fr.json' with { type: 'json' }
import type { Template } from '../answers/speech.ts'
import type { CheckId } from './cv-checks.ts'

type CheckTexts = Record<CheckId, { passed: Template; problem: Template; advice: string }>
export type ReviewTexts = Omit<typeof en, 'checks'> & { checks: CheckTexts }

/** Quotations in a review are the user's own text, whatever its language. */
export const reviewTexts: Record<Language, ReviewTexts> = { en, de, fr, es }
