import { mended } from '../../../../lib/intents/entities/mended-name.ts'
import { findReportedJob, plainName } from '../../../../lib/intents/entities/reported-job.ts'
import type { Go } from '../answer-state.ts'
import type { Ask } from '../ask.ts'
import { isStop } from '../practice/practice-commands.ts'

/** A title or a name by itself is short. */
const mostWords = 8

/** What an answer asked for of a job to add: its title, or who the employer is. Undefined where a message says something else. */
export function toldPart(ask: Omit<Ask, 'text'>, message: string, pending: Go): Go | undefined {
  const { told } = pending
  if (pending.intent !== 'job_add' || !told || ask.jobs.length > 0) return undefined
  const { language } = ask.speech
  if (message.trim().split(/\s+/).length > mostWords || message.includes('?') || isStop(message, ask.speech))
    return undefined
  const again = findReportedJob(message, language, ask.places)
  if (told.title === undefined) {
    const title = again.title ?? plainName(message, language, ask.places)
    return title === undefined ? undefined : { ...pending, told: { ...told, title: mended(title, language, 'title') } }
  }
  const company = again.company ?? plainName(message, language, ask.places)
  return company === undefined
    ? undefined
    : { ...pending, told: { ...told, company: mended(company, language, 'name') } }
}
