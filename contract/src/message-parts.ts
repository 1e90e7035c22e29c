import * as z from 'zod/mini'
import { jobStatuses } from './job-tracking.ts'
import { proposal } from './proposals.ts'

/** Pressing it sends `message`, or opens `href`, a path of this app. */
export const messageButton = z.union([
  z.strictObject({ label: z.string(), message: z.string() }),
  z.strictObject({ label: z.string(), href: z.string().check(z.regex(/^\/(?!\/)/)) }),
])
export type MessageButton = z.infer<typeof messageButton>

/** A job that the search returned, as a result card with an Apply link. */
const jobInMessage = z.strictObject({
  job_title: z.string(),
  company: z.string(),
  location: z.string(),
  salary: z.string(),
  job_url: z.string(),
  posted_at: z.string(),
})
export type JobInMessage = z.infer<typeof jobInMessage>

/** A job on the user's board. */
const cardInMessage = z.strictObject({
  /** Its page is /jobtracking/jobs/{id}. */
  id: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  job_url: z.string(),
  status: z.enum(jobStatuses),
})
export type CardInMessage = z.infer<typeof cardInMessage>

/**
 * An answer in pieces, in the order in which they are read. The answer's HTML says the same without them. A proposal
 * comes as it stands when the message is read.
 */
export const messagePart = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), html: z.string() }),
  z.strictObject({ type: z.literal('jobs'), jobs: z.array(jobInMessage) }),
  z.strictObject({ type: z.literal('cards'), cards: z.array(cardInMessage) }),
  z.strictObject({ type: z.literal('proposal'), proposal }),
  z.strictObject({ type: z.literal('buttons'), buttons: z.array(messageButton) }),
])
export type MessagePart = z.infer<typeof messagePart>
