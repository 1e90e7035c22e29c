import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'

/** `unchecked`: built from documentation, never seen to work here. `needs_key`: the operator has set none. */
export const sourceStates = ['ok', 'reading', 'waiting', 'failing', 'unchecked', 'needs_key', 'off'] as const

export const sourceHealth = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Only for an employer's own board. */
  employer: z.nullable(z.string()),
  url: z.string(),
  terms_url: z.string(),
  state: z.enum(sourceStates),
  last_run_at: z.nullable(z.string()),
  last_success_at: z.nullable(z.string()),
  postings: z.number(),
  problem: z.nullable(z.string()),
})
export type SourceHealth = z.infer<typeof sourceHealth>

export const listSources = defineEndpoint({
  noun: 'job-search',
  method: 'GET',
  path: '/sources',
  summary: 'Where postings come from, when each source was read and what came of it.',
  answer: z.strictObject({ success: z.literal(true), sources: z.array(sourceHealth) }),
  at_once: 4,
})
