import type { ReadProfile, ReadValue } from './facts/fields.ts'

/** A job as a review of a CV's form needs it: only what was surely read. */
export type OutlineJob = {
  title?: string
  company?: string
  /** A year, or a year and a month; `to` may be "present". */
  from?: string
  to?: string
  /** What stands below it, bullets and paragraphs. */
  duties: string[]
}

const mostJobs = 60

/** Undefined where one of the jobs was read with doubt: a file half understood says nothing about its form. */
export function outlineJobs({ professional_experience: jobs }: ReadProfile): OutlineJob[] | undefined {
  if (jobs.length === 0 || jobs.length > mostJobs) return undefined
  const isDoubtful = jobs.some((job) => [job.title, job.company, job.from, job.to].some((value) => isUnsure(value)))
  if (isDoubtful) return undefined
  return jobs.map(({ title, company, from, to, responsibilities = [], notable_achievements = [] }) => ({
    ...(title && { title: title.value }),
    ...(company && { company: company.value }),
    ...(from && { from: from.value }),
    ...(to && { to: to.value }),
    duties: [...responsibilities, ...notable_achievements].map(({ value }) => value),
  }))
}

const isUnsure = (value: ReadValue | undefined): boolean =>
  value !== undefined && (value.confidence === 'low' || value.value === '')
