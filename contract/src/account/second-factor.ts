import * as z from 'zod/mini'
import { auth, done, givenPassword } from '../accounts.ts'
import { defineEndpoint, oneRow } from '../define-endpoint.ts'
import { passwordLimits } from './own-account.ts'

export const recoveryCodeCount = 10
/** Of 32 symbols: 50 bits. */
export const recoveryCodeLength = 10

export const getSecondFactor = defineEndpoint({
  ...auth,
  method: 'GET',
  path: '/second-factor',
  summary: 'Since when the account asks for a code of an authenticator app, and how many recovery codes are left.',
  answer: z.strictObject({ success: z.literal(true), since: z.nullable(z.string()), recovery_codes: z.number() }),
  no_limit_because: oneRow,
})

export const startSecondFactor = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/second-factor',
  summary: 'Make a secret for an authenticator app; it counts once a code of it is confirmed.',
  body: z.strictObject({ password: givenPassword }),
  answer: z.strictObject({ success: z.literal(true), secret: z.string(), uri: z.string() }),
  errors: ['wrong_password', 'second_factor_on'],
  limits: passwordLimits,
})

export const confirmSecondFactor = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/second-factor/confirm',
  summary: 'Switch the second factor on with a first code; answers ten recovery codes, this once.',
  body: z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) }),
  answer: z.strictObject({ success: z.literal(true), recovery_codes: z.array(z.string()) }),
  errors: ['invalid_code'],
  limits: [{ by: 'user', points: 20, window_s: 900, counts: 'failures' }],
})

export const removeSecondFactor = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/second-factor/remove',
  summary: 'Switch the second factor off.',
  body: z.strictObject({ password: givenPassword }),
  answer: done,
  errors: ['wrong_password'],
  limits: passwordLimits,
})
