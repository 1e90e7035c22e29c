import * as z from 'zod/mini'
import { defineEndpoint, oneRow } from '../define-endpoint.ts'

/** More than a person hides by hand; the oldest make room for new ones. */
export const mostHidden = 1000

export const hiddenKinds = ['job', 'employer'] as const

const hidden = z.strictObject({
  id: z.string(),
  kind: z.enum(hiddenKinds),
  job_title: z.string(),
  company: z.string(),
  hidden_at: z.string(),
})
export type Hidden = z.infer<typeof hidden>

const search = { noun: 'job-search' } as const

export const listHidden = defineEndpoint({
  ...search,
  method: 'GET',
  path: '/hidden',
  summary: 'Jobs and employers that you do not want to see in your searches, newest first.',
  answer: z.strictObject({ success: z.literal(true), hidden: z.array(hidden) }),
  at_once: 4,
})

export const hide = defineEndpoint({
  ...search,
  method: 'POST',
  path: '/hidden',
  summary: 'Hide a job that a search found, or all jobs of its employer.',
  body: z.strictObject({ kind: z.enum(hiddenKinds), job_id: z.uuid() }),
  answer: z.strictObject({ success: z.literal(true), hidden }),
  errors: ['not_found'],
  at_once: 8,
})

export const unhide = defineEndpoint({
  ...search,
  method: 'DELETE',
  path: '/hidden/:id',
  summary: 'Show again what was hidden.',
  params: z.strictObject({ id: z.uuid() }),
  answer: z.strictObject({ success: z.literal(true) }),
  errors: ['not_found'],
  no_limit_because: oneRow,
})
