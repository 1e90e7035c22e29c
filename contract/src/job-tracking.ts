import * as z from 'zod/mini'
import { defineEndpoint, oneRow } from './define-endpoint.ts'

type StatusMeaning = {
  tone: 'grey' | 'blue' | 'yellow' | 'green' | 'red'
  /** A stage on the way from the first look to an offer. */
  inFunnel: boolean
  /** Only an application gets here; a job that was merely viewed can be rejected, too. */
  isApplied: boolean
  isAnswer: boolean
  /** Nothing is expected any more, so earlier reminders are not sent. */
  isEnd: boolean
}

/** The order is that of the board's columns and of the funnel. */
export const statusMeanings = {
  Viewed: { tone: 'grey', inFunnel: true, isApplied: false, isAnswer: false, isEnd: false },
  Applied: { tone: 'blue', inFunnel: true, isApplied: true, isAnswer: false, isEnd: false },
  Interview: { tone: 'yellow', inFunnel: true, isApplied: true, isAnswer: true, isEnd: false },
  Offer: { tone: 'green', inFunnel: true, isApplied: true, isAnswer: true, isEnd: false },
  Rejected: { tone: 'red', inFunnel: false, isApplied: false, isAnswer: true, isEnd: true },
} as const satisfies Record<string, StatusMeaning>
export type JobStatus = keyof typeof statusMeanings
export const jobStatuses = Object.keys(statusMeanings) as JobStatus[]
/** Opening a job through an Apply link records it with this status; dialogs start with it. */
export const applyStatus: JobStatus = 'Viewed'

/** History entries may carry statuses that this version does not know. */
export const isJobStatus = (status: string): status is JobStatus => Object.hasOwn(statusMeanings, status)

export const statusesThat = (property: 'inFunnel' | 'isApplied' | 'isAnswer' | 'isEnd'): JobStatus[] =>
  jobStatuses.filter((status) => statusMeanings[status][property])

export const jobLimits = {
  job_title: 200,
  company_name: 200,
  job_url: 2048,
  location: 200,
  salary: 200,
  source: 100,
  notes: 20_000,
  contacts: 20,
  contact_text: 200,
  interviews: 20,
  interview_text: 500,
} as const

export const jobMessages = {
  required: 'Please fill in all required fields',
  url: 'Please enter a web address that starts with http:// or https://',
} as const

/** True for http or https addresses of at most 2,048 characters. */
export function isJobUrl(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= jobLimits.job_url && /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed)
}

/** Completes an address typed without its scheme; any other text stays unchanged. */
export const withScheme = (address: string): string =>
  /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(address) ? `https://${address}` : address

const noAddress = 'https://no-address.invalid/'

/** The address of a job without one, such as a tip in a call: never fetched or shown as a link. */
export const makeNoAddress = (id: string): string => noAddress + encodeURIComponent(id)

/** False for `makeNoAddress`: `.invalid` is reserved, so no such host can exist (RFC 2606). */
export const hasAddress = (jobUrl: string): boolean => !jobUrl.trim().toLowerCase().startsWith(noAddress)

const requiredText = (max: number) => z.string().check(z.trim(), z.minLength(1, jobMessages.required), z.maxLength(max))
export const jobUrl = z.string().check(z.trim(), z.maxLength(jobLimits.job_url), z.refine(isJobUrl, jobMessages.url))
/** A document of this installation, or a file elsewhere on the web. */
const documentLink = z.string().check(
  z.maxLength(jobLimits.job_url),
  z.refine((link) => link.startsWith('/api/documents/') || isJobUrl(link), jobMessages.url),
)

export const historyEntry = z.strictObject({ status: z.string(), timestamp: z.string() })

const shortText = (max: number) => z.string().check(z.trim(), z.maxLength(max))
/** A day in the user's calendar; 30 February is refused. PostgreSQL has no year 0. */
export const day = z.iso.date().check(z.refine((text) => text >= '1900-01-01'))
/** A moment in UTC, as `Date.toISOString` writes it. */
export const moment = z.iso.datetime().check(z.refine((text) => text >= '1900-01-01'))

/** What a card may show besides title and company; all of it may be empty. */
const cardFields = {
  location: shortText(jobLimits.location),
  salary: shortText(jobLimits.salary),
  /** Where the job was found: "LinkedIn", "a friend", the host of its address. */
  source: shortText(jobLimits.source),
  follow_up_on: z.nullable(day),
}

const contact = z.strictObject({
  name: shortText(jobLimits.contact_text),
  role: shortText(jobLimits.contact_text),
  email: shortText(jobLimits.contact_text),
  phone: shortText(jobLimits.contact_text),
})
export type JobContact = z.infer<typeof contact>

const interview = z.strictObject({ at: moment, text: shortText(jobLimits.interview_text) })
export type JobInterview = z.infer<typeof interview>

/** Separate from the card, so that the list of all jobs stays small. */
const detailFields = {
  notes: z.string().check(z.maxLength(jobLimits.notes)),
  contacts: z.array(contact).check(z.maxLength(jobLimits.contacts)),
  interviews: z.array(interview).check(z.maxLength(jobLimits.interviews)),
}

export const jobRecord = z.strictObject({
  /** Identifies the job in its page's address; constant for the same `job_url`. */
  id: z.string(),
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
  ...cardFields,
  next_interview_at: z.nullable(z.string()),
  has_notes: z.boolean(),
  archived_at: z.nullable(z.string()),
})
export type JobRecord = z.infer<typeof jobRecord>

export const jobToSave = z.strictObject({
  job_title: requiredText(jobLimits.job_title),
  job_url: jobUrl,
  company_name: requiredText(jobLimits.company_name),
  status: z.enum(jobStatuses),
  cv_link: z.optional(documentLink),
  cover_letter_link: z.optional(documentLink),
  // Only fills what is empty in an existing job.
  location: z.optional(cardFields.location),
  salary: z.optional(cardFields.salary),
  source: z.optional(cardFields.source),
  /** Leaves an existing job unchanged. */
  if_absent: z.optional(z.boolean()),
})
export type JobToSave = z.infer<typeof jobToSave>

const tracking = { noun: 'job-tracking' } as const

export const listJobs = defineEndpoint({
  ...tracking,
  method: 'GET',
  path: '/api/jobs',
  summary: 'All jobs on the board, the one that changed last first. Archived ones are a list of their own.',
  answer: z.strictObject({
    success: z.literal(true),
    data: z.array(jobRecord),
    /** How many jobs are archived; left out when none are. */
    archived_total: z.optional(z.number()),
  }),
  at_once: 4,
})

export const saveJob = defineEndpoint({
  ...tracking,
  method: 'POST',
  path: '/api/jobs',
  summary: 'Add a job, move it (a new status is appended to its history), or save its document links.',
  body: jobToSave,
  answer: z.strictObject({ success: z.literal(true), data: jobRecord, existed: z.boolean() }),
  at_once: 8,
})

/** Archived jobs in one answer. */
export const archivedPageSize = 200

export const listArchivedJobs = defineEndpoint({
  ...tracking,
  method: 'GET',
  path: '/api/jobs/archived',
  summary: 'Archived jobs, the one that changed last first, 200 at a time; `after` is the id of the last one seen.',
  query: z.strictObject({ after: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))) }),
  answer: z.strictObject({ success: z.literal(true), data: z.array(jobRecord) }),
  at_once: 4,
})

export const findSameOpenings = defineEndpoint({
  ...tracking,
  method: 'GET',
  path: '/api/jobs/same',
  summary:
    'Jobs on the board that are this opening under another address: the same employer, title and place, or the same text.',
  query: z.strictObject({
    job_url: jobUrl,
    job_title: shortText(jobLimits.job_title),
    company_name: shortText(jobLimits.company_name),
    location: z.optional(cardFields.location),
  }),
  answer: z.strictObject({ success: z.literal(true), data: z.array(jobRecord) }),
  at_once: 4,
})

const jobUrlInQuery = z.strictObject({
  job_url: z.string().check(z.trim(), z.minLength(1), z.maxLength(jobLimits.job_url)),
})

export const jobDetails = z.strictObject({ ...detailFields, revision: z.number() })
export type JobDetails = z.infer<typeof jobDetails>

export const getJobDetails = defineEndpoint({
  ...tracking,
  method: 'GET',
  path: '/api/jobs/details',
  summary: 'Notes, contacts and interviews of one job.',
  query: jobUrlInQuery,
  answer: z.strictObject({ success: z.literal(true), data: jobDetails }),
  errors: ['not_found'],
  no_limit_because: oneRow,
})

export const updateJob = defineEndpoint({
  ...tracking,
  method: 'PATCH',
  path: '/api/jobs',
  summary:
    'Change what belongs to a job besides its status: only the fields that are sent. Details need the `revision` they were read with.',
  body: z.strictObject({
    job_url: jobUrl,
    job_title: z.optional(requiredText(jobLimits.job_title)),
    company_name: z.optional(requiredText(jobLimits.company_name)),
    location: z.optional(cardFields.location),
    salary: z.optional(cardFields.salary),
    source: z.optional(cardFields.source),
    follow_up_on: z.optional(cardFields.follow_up_on),
    archived: z.optional(z.boolean()),
    notes: z.optional(detailFields.notes),
    contacts: z.optional(detailFields.contacts),
    interviews: z.optional(detailFields.interviews),
    /** Of the details as read; required with notes, contacts or interviews, and refused if stale. */
    revision: z.optional(z.int32().check(z.minimum(0))),
  }),
  answer: z.strictObject({ success: z.literal(true), data: jobRecord, details: jobDetails }),
  errors: ['not_found', 'job_changed'],
  max_body_bytes: 262_144,
  at_once: 8,
})

export const readPosting = defineEndpoint({
  ...tracking,
  method: 'POST',
  path: '/api/jobs/read-posting',
  summary: 'Read title, company, place and salary from a posting, to fill in the add dialog. Nothing is saved.',
  body: z.strictObject({ job_url: jobUrl }),
  answer: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({
      job_title: z.string(),
      company_name: z.string(),
      location: z.string(),
      salary: z.string(),
      source: z.string(),
    }),
  }),
  errors: ['posting_unreadable', 'url_refused', 'busy'],
  limits: [{ by: 'user', points: 30, window_s: 60, counts: 'calls' }],
  timeout_ms: 30_000,
  at_once: 4,
})

export const deleteJob = defineEndpoint({
  ...tracking,
  method: 'DELETE',
  path: '/api/jobs',
  summary: 'Take a job off the board, with everything that belongs to it.',
  body: z.strictObject({ job_url: z.string().check(z.trim(), z.minLength(1), z.maxLength(jobLimits.job_url)) }),
  answer: z.strictObject({ success: z.literal(true) }),
  errors: ['not_found'],
  at_once: 8,
})
