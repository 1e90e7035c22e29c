import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../languages.ts'

/**
 * Regular expressions over folded words without marks, of what is said in a practice round besides answers
 * (words/<language>/practice.json).
 */
type PracticeWords = {
  /** Before an order: "ok, can we". */
  lead: string[]
  stop: string[]
  stopAfter: string[]
  /** Beside an order: "thank you very much". */
  manners: string[]
  skipLead: string[]
  skip: string[]
  /** No answer comes to mind: the question is left out, with a word of help. */
  unsure: string[]
  skipAfter: string[]
  /** Asks for the question again, or what it means. */
  repeat: string[]
  /** Spoken to the assistant: nobody answers an employer so. */
  asks: string[]
  /** What is told of the past belongs to an answer. */
  tellsPast: string[]
  /** How a sentence begins in which people speak of themselves. */
  tellsSelf: string[]
}

const read = languages.map(
  (language) => JSON.parse(readFileSync(join(import.meta.dirname, language, 'practice.json'), 'utf8')) as PracticeWords,
)

/** Of all languages, one pattern: rounds are held in one and stopped in another. */
export const practicePattern = (list: keyof PracticeWords): string => read.flatMap((words) => words[list]).join('|')
