import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'

/** The five columns of the board, in order (spec §2, §4). The card's status is that of its last history entry. */
export const jobStatuses = ['Viewed', 'Applied', 'Interview', 'Offer', 'Rejected'] as const
export type JobStatus = (typeof jobStatuses)[number]
/** Opening a job through an Apply link records it with this status (spec §4, §9). */
export const applyStatus: JobStatus = 'Viewed'

export const jobLimits = { job_title: 200, company_name: 200, job_url: 2048 } as const

export const jobMessages = {
  required: 'Please fill in all required fields',
  url: 'Please enter a web address that starts with http:// or https://',
} as const

/** Whether a text is an address that a job can have: http or https, at most 2,048 characters. */
export function isJobUrl(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= jobLimits.job_url && /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed)
}

const requiredText = (max: number) => z.string().check(z.trim(), z.minLength(1, jobMessages.required), z.maxLength(max))
const jobUrl = z.string().check(z.trim(), z.maxLength(jobLimits.job_url), z.refine(isJobUrl, jobMessages.url))
/** A download link: a document of this installation, or a file elsewhere on the web. */
const documentLink = z.string().check(
  z.maxLength(jobLimits.job_url),
  z.refine((link) => link.startsWith('/api/documents/') || isJobUrl(link), jobMessages.url),
)

export const historyEntry = z.strictObject({ status: z.string(), timestamp: z.string() })

export const jobRecord = z.strictObject({
  job_title: z.string(),
  job_url: z.string(),
  company_name: z.string(),
  /** Append-only, oldest first. */
  history: z.array(historyEntry),
  generated_documents: z.optional(
    z.strictObject({
      cv_link: z.nullable(z.string()),
      cover_letter_link: z.nullable(z.string()),
      generated_at: z.string(),
    }),
  ),
})
export type JobRecord = z.infer<typeof jobRecord>

export const jobToSave = z.strictObject({
  job_title: requiredText(jobLimits.job_title),
  job_url: jobUrl,
  company_name: requiredText(jobLimits.company_name),
  status: z.enum(jobStatuses),
  cv_link: z.optional(documentLink),
  cover_letter_link: z.optional(documentLink),
  /** Leaves a job that is there already as it is (decisions.md "Job tracking"). */
  if_absent: z.optional(z.boolean()),
})
export type JobToSave = z.infer<typeof jobToSave>

const tracking = { noun: 'job-tracking' } as const

export const listJobs = defineEndpoint({
  ...tracking,
  method: 'GET',
  path: '/api/jobs',
  summary: 'All jobs on the board, the one that changed last first.',
  answer: z.strictObject({ success: z.literal(true), data: z.array(jobRecord) }),
})

export const saveJob = defineEndpoint({
  ...tracking,
  method: 'POST',
  path: '/api/jobs',
  summary: 'Add a job, move it (a new status is appended to its history), or save its document links.',
  body: jobToSave,
  answer: z.strictObject({ success: z.literal(true), data: jobRecord, existed: z.boolean() }),
})

export const deleteJob = defineEndpoint({
  ...tracking,
  method: 'DELETE',
  path: '/api/jobs',
  summary: 'Take a job off the board, with everything that belongs to it.',
  body: z.strictObject({ job_url: z.string().check(z.trim(), z.minLength(1), z.maxLength(jobLimits.job_url)) }),
  answer: z.strictObject({ success: z.literal(true) }),
  errors: ['not_found'],
})
