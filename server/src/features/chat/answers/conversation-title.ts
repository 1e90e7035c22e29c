import type { Intent } from '../../../lib/intents/intents.ts'
import type { Ask } from './ask.ts'
import type { Speech } from './speech.ts'

type Titled = keyof Speech['texts']['titles']
const longestTitle = 120

/** A name for the conversation by its first real request, and the one job or role that it is about. */
export function titleOf({ texts }: Speech, intent: Intent, about: Pick<Ask, 'jobs' | 'search'>): string | undefined {
  if (!(intent in texts.titles)) return undefined
  const name = texts.titles[intent as Titled]
  const [job, second] = about.jobs
  const subject = job && !second ? job.company_name : intent === 'job_search' ? about.search?.title : undefined
  return [...(subject ? `${name}: ${subject}` : name)].slice(0, longestTitle).join('')
}
