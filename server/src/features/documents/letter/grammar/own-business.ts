import { oneLine } from '../../resume/resume-sections.ts'
import words from './own-business.json' with { type: 'json' }

const all = new Set(Object.values(words).flat())
/** "Selbstständigkeit", "eigenes Gewerbe": what nobody is, and what a bracket behind a title can't say. */
const isNoun = /(?:keit|tätigkeit|gewerbe|unternehmen|business|employment|entreprise|libérale)$/u

/**
 * How somebody works who fills in no firm but "Self-employed" or "Freiberuflich": the word as it stands behind a title in
 * brackets, '' where it can't stand there. Undefined for an employer, of whom "freelance" may be a part of the name.
 */
export function ownBusiness(company: string): string | undefined {
  const word = oneLine(company)
    .toLowerCase()
    .replace(/^[([]+|[)\].]+$/g, '')
  if (!all.has(word)) return undefined
  if (isNoun.test(word)) return ''
  // German nouns keep their capital; they are persons.
  return /^(?:freelancer|freelancerin|freiberufler|freiberuflerin)$/.test(word) ? oneLine(company) : word
}
