import type { JobRecord } from '@waymark/contract/job-tracking.ts'

export type BoardFilter = {
  text: string
  /** Archived jobs instead of the others. */
  archived: boolean
}

export const noFilter: BoardFilter = { text: '', archived: false }

/** Letters without their marks, in one case: "zürich" is found by "ZURICH". */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** What is worked out of a job's texts, once: two thousand jobs are gone through at every key, and change seldom. */
function remembered(make: (job: JobRecord) => string): (job: JobRecord) => string {
  const known = new WeakMap<JobRecord, string>()
  return (job) => {
    const text = known.get(job) ?? make(job)
    known.set(job, text)
    return text
  }
}

const searchTextOf = remembered(({ job_title, company_name, location, salary, source, job_url }) =>
  plain([job_title, company_name, location, salary, source, job_url].join('\n')),
)

/** Jobs in which every word of the search stands somewhere: title, company, place, salary, source or address. */
export function filterJobs(jobs: readonly JobRecord[], { text, archived }: BoardFilter): JobRecord[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean)
  return jobs.filter((job) => {
    if ((job.archived_at !== null) !== archived) return false
    return wanted.every((word) => searchTextOf(job).includes(word))
  })
}

/** Jobs of the same company with the same title, whatever their address: people apply twice without noticing. */
export function similarJobs(
  jobs: readonly JobRecord[],
  { job_title, company_name }: { job_title: string; company_name: string },
): JobRecord[] {
  if (words(job_title) === '' || words(company_name) === '') return []
  const wanted = keyOf({ job_title, company_name })
  return jobs.filter((job) => rememberedKeyOf(job) === wanted)
}

/** Without punctuation and legal forms: "Acme, Inc." and "ACME" are one company. */
const words = (text: string) =>
  plain(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .replace(/\b(?:inc|ltd|llc|gmbh|ag|se|kg|sa|sas|sarl|bv|plc|co|corp)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const keyOf = ({ job_title, company_name }: Pick<JobRecord, 'job_title' | 'company_name'>) =>
  `${words(job_title)}\n${words(company_name)}`
const rememberedKeyOf = remembered(keyOf)
