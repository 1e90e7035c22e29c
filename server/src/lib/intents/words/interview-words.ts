import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '../../languages.ts'

/** How people speak of interviews, as regular expressions, by words/<language>/interviews.json. */
type InterviewWords = {
  names: string[]
  /** Somebody else moves the appointment. */
  moved: string[]
  /** What denies, hopes for or calls off, whichever words stand between. */
  unsure: string[]
  denied: string[]
  /** Being asked to come, in other words than an interview's. */
  invitations: string[]
}

const read = (language: Language): InterviewWords =>
  JSON.parse(readFileSync(join(import.meta.dirname, language, 'interviews.json'), 'utf8')) as InterviewWords

const all = languages.map(read)

/** Whole words of one kind, in any of the languages. */
export const interviewPattern = (name: keyof InterviewWords): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${all.flatMap((words) => words[name]).join('|')})(?!\p{L})`, 'iu')
