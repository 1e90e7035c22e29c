import * as z from 'zod/mini'
import { canonicalEmail, isCanonicalEmail } from './email-address.ts'
import { defineEndpoint, oneRow, type RateLimit } from './define-endpoint.ts'
import { passwordProblems, passwordRules } from './password-rules.ts'

export const codeLength = 6
export const nameMaxLength = 40
/** Failed sign-ins in a row before the web opens /forgot-password. */
export const loginAttemptsBeforeReset = 3
export const resendPauseS = 60

export const messages = {
  email: 'Please enter a valid email address',
  code: 'Please enter the 6-character verification code',
  name: 'Please enter your name',
} as const

/** Letters and digits of typed or pasted text, in upper case, at most six. */
export function normaliseCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, codeLength)
}

const email = z.string().check(z.overwrite(canonicalEmail), z.refine(isCanonicalEmail, messages.email))
export const accountName = z.string().check(z.trim(), z.minLength(1, messages.name), z.maxLength(nameMaxLength))
const code = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{6}$/, messages.code))
export const newPassword = z.string().check(
  z.maxLength(512),
  z.check((ctx) => {
    for (const problem of passwordProblems(ctx.value)) {
      const rule = passwordRules.find((candidate) => candidate.code === problem)
      ctx.issues.push({ code: 'custom', message: rule?.message ?? problem, input: ctx.value })
    }
  }),
)
/** The password of a sign-in: older rules may have accepted what today's refuse. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(512))
const resetKey = z.string().check(z.minLength(1), z.maxLength(200))
/** Optional because CAPTCHA_PROVIDER=none ignores it; otherwise a missing one is `captcha_failed`. */
const recaptchaToken = z.optional(z.string().check(z.maxLength(8192)))

export const done = z.strictObject({ success: z.literal(true) })

/** One mail a minute per address; a whole office may share one client address. Each endpoint counts separately. */
const mailLimits: readonly RateLimit[] = [
  { by: 'client', points: 30, window_s: 3600, counts: 'calls', spares: 'known-device' },
  { by: 'address', points: 1, window_s: 60, counts: 'calls' },
]
/** Five tries of a client end a code anyway; this stops one client from guessing over many addresses. */
const codeLimits: readonly RateLimit[] = [
  { by: 'client', points: 60, window_s: 900, counts: 'failures', spares: 'known-device' },
]

export const auth = { noun: 'accounts', timeout_ms: 30_000 } as const

export const login = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/login',
  summary: 'Sign in with address and password; answers a session token.',
  access: 'open',
  /** `code`: of the authenticator app, or a recovery code, where the account asks for one. */
  body: z.strictObject({ email, password: givenPassword, code: z.optional(z.string().check(z.maxLength(40))) }),
  answer: z.strictObject({ success: z.literal(true), token: z.string(), name: z.string() }),
  errors: [
    'invalid_credentials',
    'email_not_verified',
    'second_factor_needed',
    'second_factor_wrong',
    'second_factor_blocked',
  ],
  limits: [
    { by: 'client', points: 100, window_s: 900, counts: 'failures', spares: 'known-device' },
    // The owner's own devices count apart: whoever guesses beside them, in the same library, uses up nothing of theirs.
    { by: 'address-and-client', points: 10, window_s: 900, counts: 'failures' },
    // Against guessing from many clients. The owner's own devices do not count, and a password reset makes one.
    { by: 'address', points: 30, window_s: 900, counts: 'failures', spares: 'known-device' },
  ],
  remembers_device: true,
})

export const register = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/register',
  summary: 'Ask for an account; a verification code is mailed. A known address gets the same answer.',
  access: 'open',
  body: z.strictObject({ name: accountName, email, password: newPassword, recaptchaToken }),
  answer: z.strictObject({ success: z.literal(true), registration_id: z.uuid() }),
  captcha: 'register',
  errors: ['password_too_common'],
  limits: mailLimits,
})

export const verifyEmail = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/verify-email',
  summary: 'Confirm an address with the mailed code; the account exists from then on.',
  access: 'open',
  /** With `registration_id` only that registration's code counts; without, it must be the address's only one. */
  body: z.strictObject({ email, code, registration_id: z.optional(z.uuid()), recaptchaToken }),
  answer: done,
  errors: ['invalid_code', 'code_expired', 'code_needs_link', 'captcha_failed'],
  limits: codeLimits,
})

export const resendCode = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/resend-code',
  summary: 'Mail a new verification code, at most one a minute. An unknown address gets the same answer.',
  access: 'open',
  /** With `registration_id` only that registration's code is mailed, else the newest one's. */
  body: z.strictObject({ email, registration_id: z.optional(z.uuid()) }),
  answer: done,
  limits: [
    { by: 'client', points: 30, window_s: 3600, counts: 'calls' },
    // By registration: a stranger's request must not use up the owner's.
    { by: 'registration-or-address', points: 1, window_s: 60, counts: 'calls' },
  ],
})

export const forgotPassword = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/forgot-password',
  summary: 'Mail a password reset code. An unknown address gets the same answer.',
  access: 'open',
  body: z.strictObject({ email, recaptchaToken }),
  answer: done,
  captcha: 'forgot-password',
  limits: mailLimits,
})

export const verifyResetCode = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/verify-reset-code',
  summary: 'Exchange the mailed reset code for a reset key that lives ten minutes.',
  access: 'open',
  body: z.strictObject({ email, code, recaptchaToken }),
  answer: z.strictObject({ success: z.literal(true), password_reset_key: z.string() }),
  captcha: 'verify-reset-code',
  errors: ['invalid_code', 'code_expired'],
  limits: codeLimits,
})

export const changePassword = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/change-password',
  summary: 'Set a new password with a reset key; ends every session of the account.',
  access: 'open',
  body: z.strictObject({ email, new_password: newPassword, password_reset_key: resetKey, recaptchaToken }),
  answer: done,
  captcha: 'change-password',
  errors: ['invalid_reset_key', 'password_too_common'],
  limits: codeLimits,
  // Whoever reads the address's mail is its owner, and must get in while strangers use up the limit.
  remembers_device: true,
})

export const logout = defineEndpoint({
  ...auth,
  method: 'POST',
  path: '/logout',
  summary: 'End this session.',
  body: z.strictObject({}),
  answer: done,
  no_limit_because: oneRow,
})

export const getSession = defineEndpoint({
  ...auth,
  method: 'GET',
  path: '/session',
  summary: 'Who is signed in: the auth check that the profile page calls first.',
  answer: z.strictObject({
    success: z.literal(true),
    name: z.string(),
    email: z.string(),
    language: z.nullable(z.string()),
    time_zone: z.nullable(z.string()),
  }),
  no_limit_because: oneRow,
})

export const captchaActions = [
  'register',
  'verify-email',
  'forgot-password',
  'verify-reset-code',
  'change-password',
] as const
export type CaptchaAction = (typeof captchaActions)[number]

export const captchaChallenge = z.discriminatedUnion('provider', [
  z.strictObject({ success: z.literal(true), provider: z.literal('altcha'), challenge: z.looseObject({}) }),
  z.strictObject({ success: z.literal(true), provider: z.literal('recaptcha'), site_key: z.string() }),
  z.strictObject({ success: z.literal(true), provider: z.literal('none') }),
])

export const getCaptcha = defineEndpoint({
  ...auth,
  method: 'GET',
  path: '/captcha',
  summary: 'A fresh captcha challenge for one action.',
  access: 'open',
  query: z.strictObject({ action: z.enum(captchaActions) }),
  answer: captchaChallenge,
  // By the minute: whoever uses it up must not keep a whole office from signing up for an hour.
  limits: [{ by: 'client', points: 300, window_s: 60, counts: 'calls' }],
})
