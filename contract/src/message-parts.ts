import * as z from 'zod/mini'
import { jobStatuses } from './job-tracking.ts'
import { proposal } from './proposals.ts'

/** Sends `message`, or opens `href`, a path of this app. */
export const messageButton = z.union([
  z.strictObject({ label: z.string(), message: z.string() }),
  z.strictObject({ label: z.string(), href: z.string().check(z.regex(/^\/(?!\/)/)) }),
])
export type MessageButton = z.infer<typeof messageButton>

/** A search result, as a card with an Apply link. */
const jobInMessage = z.strictObject({
  job_title: z.string(),
  company: z.string(),
  location: z.string(),
  salary: z.string(),
  job_url: z.string(),
  posted_at: z.string(),
})
export type JobInMessage = z.infer<typeof jobInMessage>

export const cardInMessage = z.strictObject({
  id: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  job_url: z.string(),
  status: z.enum(jobStatuses),
})
export type CardInMessage = z.infer<typeof cardInMessage>

/** An answer in reading order; its HTML says the same. A proposal has its state at the time of reading. */
export const messagePart = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), html: z.string() }),
  z.strictObject({ type: z.literal('jobs'), jobs: z.array(jobInMessage) }),
  z.strictObject({ type: z.literal('cards'), cards: z.array(cardInMessage) }),
  z.strictObject({ type: z.literal('proposal'), proposal }),
  z.strictObject({ type: z.literal('buttons'), buttons: z.array(messageButton) }),
])
export type MessagePart = z.infer<typeof messagePart>
