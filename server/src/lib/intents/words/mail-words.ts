import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '../../languages.ts'

/** What tells an employer's mail, as regular expressions over folded text, by words/<language>/employer-mails.json. */
type MailWords = {
  /** At the beginning of a line. */
  salutations: string[]
  closings: string[]
  /** What an employer writes to somebody who has applied: thanks, a refusal, an invitation or an offer. */
  to_applicant: string[]
  regrets: string[]
  /** What somebody tells of an employer, and no employer of themselves. */
  news: string[]
}

const read = (language: Language): MailWords =>
  JSON.parse(readFileSync(join(import.meta.dirname, language, 'employer-mails.json'), 'utf8')) as MailWords

const all = languages.map(read)

/** The words of all languages, joined by bars: a mail may be in another one than what is said beside it. */
export const mailWords = (name: keyof MailWords): string => all.flatMap((words) => words[name]).join('|')
