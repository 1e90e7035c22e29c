import { withoutLegalForms } from '../../../lib/legal-forms.ts'
import { foldText } from '../../../lib/fold-text.ts'
import { hasAddress, type JobRecord } from '@waymark/contract/job-tracking.ts'

export type BoardFilter = {
  text: string
  archived: boolean
}

export const noFilter: BoardFilter = { text: '', archived: false }

/** Caches a text derived from a job: every keystroke filters up to two thousand jobs, which seldom change. */
function remembered(make: (job: JobRecord) => string): (job: JobRecord) => string {
  const known = new WeakMap<JobRecord, string>()
  return (job) => {
    const text = known.get(job) ?? make(job)
    known.set(job, text)
    return text
  }
}

const searchTextOf = remembered(({ job_title, company_name, location, salary, source, job_url }) =>
  foldText([job_title, company_name, location, salary, source, hasAddress(job_url) ? job_url : ''].join('\n')),
)

/** Jobs that contain every word of the search in their title, company, place, salary, source or address. */
export function filterJobs(jobs: readonly JobRecord[], { text, archived }: BoardFilter): JobRecord[] {
  const wanted = foldText(text).split(/\s+/).filter(Boolean)
  return jobs.filter((job) => {
    if ((job.archived_at !== null) !== archived) return false
    return wanted.every((word) => searchTextOf(job).includes(word))
  })
}

/** Jobs with the same company and title, whatever their address: people apply twice without noticing. */
export function similarJobs(
  jobs: readonly JobRecord[],
  { job_title, company_name }: { job_title: string; company_name: string },
): JobRecord[] {
  if (words(job_title) === '' || words(company_name) === '') return []
  const wanted = keyOf({ job_title, company_name })
  return jobs.filter((job) => rememberedKeyOf(job) === wanted)
}

/** Drops punctuation and legal forms: "Acme, Inc." and "ACME" are one company. */
const words = (text: string) => withoutLegalForms(foldText(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).join(' ')

const keyOf = ({ job_title, company_name }: Pick<JobRecord, 'job_title' | 'company_name'>) =>
  `${words(job_title)}\n${words(company_name)}`
const rememberedKeyOf = remembered(keyOf)
