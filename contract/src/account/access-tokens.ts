import * as z from 'zod/mini'
import { defineEndpoint, oneRow } from '../define-endpoint.ts'

/** All hold `read`: a proposal is about what was read. `contacts`: other people's names, addresses and numbers, too. */
export const tokenScopes = ['read', 'propose', 'contacts'] as const
export type TokenScope = (typeof tokenScopes)[number]

export const tokenLimits = { count: 20, name: 60, days: 3650 } as const

/** Characters that no session token begins with, so that neither kind passes for the other. */
export const accessTokenPrefix = 'wmk_'

const tokens = { noun: 'accounts', timeout_ms: 30_000 } as const
const scopes = z.array(z.enum(tokenScopes)).check(z.minLength(1), z.maxLength(tokenScopes.length))

const accessToken = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  last_used_at: z.nullable(z.string()),
})
export type AccessToken = z.infer<typeof accessToken>

export const listTokens = defineEndpoint({
  ...tokens,
  method: 'GET',
  path: '/tokens',
  summary: 'The access tokens of outside clients, newest first. The tokens themselves are stored nowhere.',
  answer: z.strictObject({ success: z.literal(true), tokens: z.array(accessToken) }),
  at_once: 4,
})

export const createToken = defineEndpoint({
  ...tokens,
  method: 'POST',
  path: '/tokens',
  summary: 'Make an access token for an outside client at /mcp; this answer alone shows it.',
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(tokenLimits.name)),
    scopes,
    /** Without it the token works until it is revoked. */
    expires_in_days: z.optional(z.int().check(z.minimum(1), z.maximum(tokenLimits.days))),
  }),
  answer: z.strictObject({ success: z.literal(true), id: z.uuid(), token: z.string() }),
  errors: ['tokens_full'],
  limits: [{ by: 'user', points: 60, window_s: 3600, counts: 'calls' }],
})

export const revokeToken = defineEndpoint({
  ...tokens,
  method: 'DELETE',
  path: '/tokens/:id',
  summary: 'Revoke an access token: its next call is refused.',
  params: z.strictObject({ id: z.uuid() }),
  answer: z.strictObject({ success: z.literal(true) }),
  errors: ['not_found'],
  no_limit_because: oneRow,
})
