import { isJobStatus, statusMeanings, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'
import type { CardInMessage } from '@waymark/contract/message-parts.ts'
import type { JobTrackingService } from '../../job-tracking/job-tracking.service.ts'

export type Card = {
  id: string
  job_url: string
  job_title: string
  company_name: string
  status: JobStatus
  /** When it reached its present status. */
  since: string
  applied_at: string | null
  answered: boolean
  interviewed: boolean
  location: string
  salary: string
  follow_up_on: string | null
  next_interview_at: string | null
  /** Of the interviews that are over. */
  last_interview_at: string | null
  documents_at: string | null
  has_notes: boolean
  archived: boolean
  /** The names of its contacts, where they were read: no tool gives them to a language model unasked. */
  contacts?: readonly string[]
}

export async function listCards(jobTracking: JobTrackingService, userId: string): Promise<Card[]> {
  const [records, interviews] = await Promise.all([jobTracking.listAll(userId), jobTracking.listLastInterviews(userId)])
  return toCards(records, interviews)
}

export const toCardInMessage = ({ id, job_title, company_name, job_url, status }: Card): CardInMessage => ({
  id,
  job_title,
  company_name,
  job_url,
  status,
})

/** Nothing more is expected of this application. */
export const isOver = ({ status }: Pick<Card, 'status'>): boolean => statusMeanings[status].isEnd

/** Applied for, and not over. */
export const isUnderWay = ({ status }: Pick<Card, 'status'>): boolean =>
  statusMeanings[status].isApplied && !isOver({ status })

/** Since when nothing has come from the employer: whoever was met yesterday has not kept silent since the application. */
export const quietSince = ({ since, last_interview_at: met }: Pick<Card, 'since' | 'last_interview_at'>): string =>
  met !== null && met > since ? met : since

/** In the board's order, without jobs whose status is unknown. */
function toCards(records: readonly JobRecord[], interviews: ReadonlyMap<string, string>): Card[] {
  return records.flatMap((record) => {
    const last = record.history.at(-1)
    if (!last || !isJobStatus(last.status)) return []
    const last_interview_at = interviews.get(record.job_url) ?? null
    return [{ ...toCard(record, last.status), since: last.timestamp, last_interview_at }]
  })
}

function toCard(record: JobRecord, status: JobStatus): Omit<Card, 'since' | 'last_interview_at'> {
  const steps = record.history.flatMap((entry) =>
    isJobStatus(entry.status) ? [{ ...entry, status: entry.status }] : [],
  )
  const applied = steps.find((step) => statusMeanings[step.status].isApplied)
  const { id, job_url, job_title, company_name, location, salary, follow_up_on, next_interview_at, has_notes } = record
  return {
    id,
    job_url,
    job_title,
    company_name,
    status,
    applied_at: applied?.timestamp ?? null,
    // Putting a job aside without applying is not an answer of the employer.
    answered: applied !== undefined && steps.some((step) => statusMeanings[step.status].isAnswer),
    interviewed: steps.some((step) => step.status === 'Interview' || step.status === 'Offer'),
    location,
    salary,
    follow_up_on,
    next_interview_at,
    documents_at: record.generated_documents?.generated_at ?? null,
    has_notes,
    archived: record.archived_at !== null,
  }
}
