import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { searchLimits } from './job-search.ts'

const jobMatch = z.strictObject({
  job_id: z.string(),
  /** The same number as on the job's own page, 0 to 100. */
  score: z.number(),
  // Requirements that the profile shows, shows something similar to, or does not show.
  have: z.number(),
  similar: z.number(),
  missing: z.number(),
})
export type JobMatch = z.infer<typeof jobMatch>

export const matchJobs = defineEndpoint({
  noun: 'job-search',
  method: 'POST',
  path: '/matches',
  summary: 'How much of what found jobs ask for your profile shows; empty while you have no profile.',
  body: z.strictObject({ job_ids: z.array(z.uuid()).check(z.maxLength(searchLimits.most)) }),
  answer: z.strictObject({ success: z.literal(true), matches: z.array(jobMatch) }),
  limits: [{ by: 'user', points: 240, window_s: 60, counts: 'calls' }],
})
