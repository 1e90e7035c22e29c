import * as z from 'zod/mini'
import { defineEndpoint, oneRow } from './define-endpoint.ts'

/** Follow-ups and interviews: a mail on the day, and a private calendar feed. Quiet until switched on. */
const settings = z.strictObject({
  mails: z.boolean(),
  /** IANA name; UTC until the user or their browser gives one. */
  time_zone: z.nullable(z.string()),
  feed_url: z.nullable(z.string()),
})
export type ReminderSettings = z.infer<typeof settings>

const tracking = { noun: 'job-tracking' } as const
const answer = z.strictObject({ success: z.literal(true), data: settings })

export const getReminders = defineEndpoint({
  ...tracking,
  method: 'GET',
  path: '/api/jobs/reminders',
  summary: 'Whether reminders are mailed, in which time zone, and the address of the calendar feed.',
  answer,
  no_limit_because: oneRow,
})

export const updateReminders = defineEndpoint({
  ...tracking,
  method: 'PATCH',
  path: '/api/jobs/reminders',
  summary:
    'Switch reminder mails on or off, set the time zone, make, renew or remove the address of the calendar feed.',
  body: z.strictObject({
    mails: z.optional(z.boolean()),
    time_zone: z.optional(z.string().check(z.maxLength(64))),
    feed: z.optional(z.enum(['renew', 'remove'])),
  }),
  answer,
  no_limit_because: oneRow,
})
