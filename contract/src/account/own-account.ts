import * as z from 'zod/mini'
import { accountName, auth, done, givenPassword, newPassword } from '../accounts.ts'
import { defineEndpoint, fileAnswer, oneRow, type RateLimit } from '../define-endpoint.ts'
import { quotaUse } from '../quotas.ts'
import { languages } from './languages.ts'

/** Who is at a screen that was left open still does not know the password. */
export const passwordLimits: readonly RateLimit[] = [{ by: 'user', points: 10, window_s: 900, counts: 'failures' }]

export const updateAccount = defineEndpoint({
  ...auth,
  method: 'PATCH',
  path: '/account',
  summary: 'Change the name, or the language of mails and documents.',
  body: z.strictObject({ name: z.optional(accountName), language: z.optional(z.enum(languages)) }),
  answer: done,
  no_limit_because: oneRow,
})

export const getUsage = defineEndpoint({
  ...auth,
  method: 'GET',
  path: '/usage',
  summary: 'What the account holds of each quota, and what it did this month.',
  answer: z.strictObject({
    success: z.literal(true),
    quotas: z.array(quotaUse),
    this_month: z.strictObject({ messages: z.number(), documents: z.number() }),
  }),
  at_once: 2,
})

export const exportAccount = defineEndpoint({
  ...auth,
  method: 'GET',
  path: '/export',
  summary: 'Everything that belongs to the account, as a ZIP archive of JSON, attached files and documents.',
  answer: fileAnswer,
  // A whole account may be 300 MB.
  timeout_ms: 600_000,
  limits: [{ by: 'user', points: 10, window_s: 3600, counts: 'calls' }],
  at_once: 1,
})

export const deleteAccount = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/delete-account',
  summary: 'Delete the account and everything that belongs to it, for good.',
  body: z.strictObject({ password: givenPassword }),
  answer: done,
  errors: ['wrong_password'],
  limits: passwordLimits,
})

export const updatePassword = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/update-password',
  summary: 'Choose a new password with the current one; ends every other session of the account.',
  body: z.strictObject({ password: givenPassword, new_password: newPassword }),
  answer: done,
  errors: ['wrong_password', 'password_too_common'],
  limits: passwordLimits,
})

export const listSessions = defineEndpoint({
  ...auth,
  method: 'GET',
  path: '/sessions',
  summary: 'Where the account is signed in, the one last seen first.',
  answer: z.strictObject({
    success: z.literal(true),
    sessions: z.array(
      z.strictObject({
        id: z.uuid(),
        /** As the browser names itself; empty for sessions from before it was kept. */
        device: z.string(),
        network: z.string(),
        created_at: z.string(),
        last_seen_at: z.string(),
        is_this_one: z.boolean(),
      }),
    ),
  }),
  at_once: 4,
})

export const endSession = defineEndpoint({
  ...auth,
  method: 'DELETE',
  path: '/sessions/:id',
  summary: 'Sign one of the account’s sessions out.',
  params: z.strictObject({ id: z.uuid() }),
  answer: done,
  errors: ['not_found'],
  no_limit_because: oneRow,
})

export const endOtherSessions = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/sessions/end-others',
  summary: 'Sign out everywhere but here.',
  body: z.strictObject({}),
  answer: done,
  at_once: 2,
})
