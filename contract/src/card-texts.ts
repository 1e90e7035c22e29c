import { jobLimits } from './job-tracking.ts'

const names = ['job_title', 'company_name', 'location', 'salary', 'source'] as const

export type CardTexts = Record<(typeof names)[number], string>

/** At most `max` UTF-16 units, without half a character at the end. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '')

/** Cuts what a posting says to the limits of a card. What users type is refused instead, never cut. */
export function fitToCard(texts: CardTexts): CardTexts {
  return Object.fromEntries(names.map((name) => [name, cutText(texts[name].trim(), jobLimits[name])])) as CardTexts
}
