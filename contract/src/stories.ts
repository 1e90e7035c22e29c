import * as z from 'zod/mini'
import { defineEndpoint, oneRow } from './define-endpoint.ts'
import { messageMaxLength } from './chat.ts'

/** Far more than anybody tells; beyond, a practice round keeps no further answer and says so. */
export const mostStories = 200

const story = z.strictObject({
  id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  updated_at: z.string(),
})
export type Story = z.infer<typeof story>

const stories = { noun: 'chat', timeout_ms: 30_000 } as const
const params = z.strictObject({ id: z.uuid() })

export const listStories = defineEndpoint({
  ...stories,
  method: 'GET',
  path: '/api/stories',
  summary: 'What you told in practice rounds, the newest first: one answer to each question.',
  answer: z.strictObject({ success: z.literal(true), stories: z.array(story) }),
  at_once: 4,
})

export const changeStory = defineEndpoint({
  ...stories,
  method: 'PATCH',
  path: '/api/stories/:id',
  summary: 'Tell a story in other words.',
  params,
  body: z.strictObject({ answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(messageMaxLength)) }),
  answer: z.strictObject({ success: z.literal(true), story }),
  errors: ['not_found'],
  no_limit_because: oneRow,
})

export const deleteStory = defineEndpoint({
  ...stories,
  method: 'DELETE',
  path: '/api/stories/:id',
  summary: 'Delete a story.',
  params,
  answer: z.strictObject({ success: z.literal(true) }),
  errors: ['not_found'],
  no_limit_because: oneRow,
})
