import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { cardInMessage } from './message-parts.ts'

/** At most so many of each kind are listed: it is a look at today, not the board. */
export const deskMost = 4

const listed = <Item extends z.core.$ZodType>(item: Item) => z.array(item).check(z.maxLength(deskMost))

export const desk = z.strictObject({
  /** Whether there is nothing yet to work with: then the desk offers a beginning. */
  profile_empty: z.boolean(),
  board_empty: z.boolean(),
  /** Within a week. */
  interviews: listed(
    z.strictObject({
      card: cardInMessage,
      at: z.string(),
      /** What went out with the application: addresses of the copies that were kept. */
      sent: z.array(z.strictObject({ kind: z.enum(['resume', 'letter']), url: z.string() })),
    }),
  ),
  /** Planned for today or tomorrow, or overdue. */
  follow_ups: listed(z.strictObject({ card: cardInMessage, day: z.string(), is_late: z.boolean() })),
  offers: listed(cardInMessage),
  /** Applied, no answer for long, and no follow-up planned. */
  silent: listed(z.strictObject({ card: cardInMessage, days: z.number() })),
  /** Not applied for yet, with documents that are older than the profile. */
  outdated: listed(cardInMessage),
  /** Saved searches with jobs that came within a week; `address` is that of the search page. */
  news: listed(z.strictObject({ id: z.string(), name: z.string(), address: z.string(), count: z.number() })),
})
export type Desk = z.infer<typeof desk>

export const getDesk = defineEndpoint({
  noun: 'chat',
  method: 'GET',
  path: '/api/desk',
  summary:
    'What today asks for: interviews, follow-ups, offers, silent applications, documents that grew old, new jobs of saved searches.',
  timeout_ms: 10_000,
  answer: z.strictObject({ success: z.literal(true), desk }),
  at_once: 4,
})
