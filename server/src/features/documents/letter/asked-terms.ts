import type { LetterChoices } from '@waymark/contract/documents.ts'
import { askedTermsIn, type LetterTerm } from '@waymark/contract/letter-terms.ts'
import { oneLine } from '../resume/resume-sections.ts'

export type AskedTerm = { name: LetterTerm; words: string }

/** What a posting wants to be told of pay and start, in the words that the user gave for it; nothing without both. */
export function askedTerms(posting: string, choices: Pick<LetterChoices, 'salary' | 'start'>): AskedTerm[] {
  return askedTermsIn(posting).flatMap((name) => {
    const words = oneLine(choices[name] ?? '').replace(/[.\s]+$/, '')
    return words === '' ? [] : [{ name, words }]
  })
}
