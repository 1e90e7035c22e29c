import * as z from 'zod/mini'
import { defineEndpoint, oneRow } from '../define-endpoint.ts'
import { jobLimits } from '../job-tracking.ts'

/** As many careers pages as one person watches; each is read several times a day. */
export const mostFollowed = 50

export const followedEmployer = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The system that the employer's board is on, such as Greenhouse. */
  system: z.string(),
  /** The board's page. */
  url: z.string(),
  /** Jobs in the index now. */
  jobs: z.number(),
  /** Null until the board has been read. */
  read_at: z.nullable(z.string()),
  /** Why the last reading failed; null if it did not. */
  problem: z.nullable(z.string()),
  followed_at: z.string(),
})
export type FollowedEmployer = z.infer<typeof followedEmployer>

const search = { noun: 'job-search' } as const

export const listFollowed = defineEndpoint({
  ...search,
  method: 'GET',
  path: '/followed',
  summary: 'Employers that you follow, newest first.',
  answer: z.strictObject({ success: z.literal(true), followed: z.array(followedEmployer) }),
  at_once: 4,
})

export const follow = defineEndpoint({
  ...search,
  method: 'POST',
  path: '/followed',
  summary:
    'Follow an employer by the address of its careers page or of one of its postings, or by a job that a search found. Its board is read at once, then several times a day.',
  // Not a union: its refusal would not name the field that is wrong.
  body: z
    .strictObject({
      url: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(jobLimits.job_url))),
      job_id: z.optional(z.uuid()),
    })
    .check(z.refine(({ url, job_id }) => (url === undefined) !== (job_id === undefined), 'Please give url or job_id')),
  answer: z.strictObject({ success: z.literal(true), followed: followedEmployer }),
  errors: ['not_found', 'board_unknown', 'board_unreadable', 'url_refused', 'unavailable'],
  limits: [{ by: 'user', points: 60, window_s: 3600, counts: 'calls' }],
  at_once: 1,
})

export const unfollow = defineEndpoint({
  ...search,
  method: 'DELETE',
  path: '/followed/:id',
  summary: 'Stop following an employer. A board that nobody follows is no longer read.',
  params: z.strictObject({ id: z.uuid() }),
  answer: z.strictObject({ success: z.literal(true) }),
  errors: ['not_found'],
  no_limit_because: oneRow,
})
