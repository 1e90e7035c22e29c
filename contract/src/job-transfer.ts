import * as z from 'zod/mini'
import { defineEndpoint, fileAnswer } from './define-endpoint.ts'
import { day, jobLimits, jobStatuses, jobUrl, moment } from './job-tracking.ts'

/** 100,000 rows of a spreadsheet are some 20 MB; what people track has hundreds. */
export const csvLimits = { bytes: 10_485_760, rows: 5000, earlier: 100, problems: 10 } as const

const earlierEntry = z.strictObject({ status: z.enum(jobStatuses), at: moment })

/** A CSV row as a job; `problem` says why it cannot become one. */
const csvRow = z.strictObject({
  /** As in the file: the header is row 1. */
  row: z.number(),
  job_title: z.string(),
  company_name: z.string(),
  job_url: z.string(),
  status: z.enum(jobStatuses),
  at: z.nullable(z.string()),
  earlier: z.array(earlierEntry),
  location: z.string(),
  salary: z.string(),
  source: z.string(),
  notes: z.string(),
  follow_up_on: z.nullable(z.string()),
  problem: z.nullable(z.enum(['title_missing', 'company_missing', 'url_missing', 'url_wrong', 'too_long', 'twice'])),
  /** On the board already; importing leaves it unchanged. */
  existed: z.boolean(),
})
export type CsvRow = z.infer<typeof csvRow>

const tracking = { noun: 'job-tracking' } as const

export const previewJobs = defineEndpoint({
  ...tracking,
  method: 'POST',
  path: '/api/jobs/import/preview',
  summary: 'Read a CSV file of applications, sent as a form. Nothing is saved.',
  body: z.strictObject({}),
  upload: { field: 'file', max_bytes: csvLimits.bytes },
  answer: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({
      rows: z.array(csvRow),
      /** Rows with a problem; `rows` holds the first ten of them. */
      problems_total: z.number(),
      unused_columns: z.array(z.string()),
      encoding: z.string(),
    }),
  }),
  errors: ['file_missing', 'file_too_large', 'csv_unreadable', 'csv_too_long', 'import_timed_out', 'busy'],
  limits: [{ by: 'user', points: 30, window_s: 600, counts: 'calls' }],
  at_once: 2,
})

const jobToImport = z.strictObject({
  job_title: z.string().check(z.trim(), z.minLength(1), z.maxLength(jobLimits.job_title)),
  company_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(jobLimits.company_name)),
  job_url: jobUrl,
  status: z.enum(jobStatuses),
  at: z.nullable(moment),
  earlier: z.optional(z.array(earlierEntry).check(z.maxLength(csvLimits.earlier))),
  location: z.string().check(z.maxLength(jobLimits.location)),
  salary: z.string().check(z.maxLength(jobLimits.salary)),
  source: z.string().check(z.maxLength(jobLimits.source)),
  notes: z.string().check(z.maxLength(jobLimits.notes)),
  follow_up_on: z.optional(z.nullable(day)),
})

export type JobToImport = z.infer<typeof jobToImport>

export const importJobs = defineEndpoint({
  ...tracking,
  method: 'POST',
  path: '/api/jobs/import',
  summary: 'Add these jobs; those that are on the board already stay as they are. All or none are added.',
  body: z.strictObject({
    jobs: z.array(jobToImport).check(z.minLength(1), z.maxLength(csvLimits.rows)),
  }),
  answer: z.strictObject({ success: z.literal(true), added: z.number(), existed: z.number() }),
  errors: ['invalid_json', 'import_timed_out', 'busy'],
  // 5,000 rows as people keep them are 4 MB.
  max_body_bytes: 8_388_608,
  checked_apart: true,
  limits: [{ by: 'user', points: 20, window_s: 600, counts: 'calls' }],
  at_once: 1,
})

export const exportJobs = defineEndpoint({
  ...tracking,
  method: 'GET',
  path: '/api/jobs/export.csv',
  summary: 'All jobs with their history as a CSV file, archived ones too.',
  answer: fileAnswer,
  at_once: 1,
})
