import { getUsage } from '@waymark/contract/account/own-account.ts'
import {
  changePassword,
  forgotPassword,
  login,
  logout,
  register,
  resendCode,
  verifyEmail,
  verifyResetCode,
} from '@waymark/contract/accounts.ts'
import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { session } from '../../lib/session.ts'

export class MissingTokenError extends Error {
  override name = 'MissingTokenError'
}

type LoginIdentity = { token?: unknown; name?: unknown }

/** Token and name of the answer; both may also be within its `data`. */
export function identityOf(answer: LoginIdentity & { data?: LoginIdentity }): { token: string; name: string | null } {
  const { token, name } = typeof answer.token === 'string' && answer.token ? answer : (answer.data ?? {})
  if (typeof token !== 'string' || token === '') throw new MissingTokenError()
  return { token, name: typeof name === 'string' && name !== '' ? name : null }
}

/** `code` of the authenticator app, or a recovery code, once the server has asked for it. */
export async function signIn(email: string, password: string, code?: string): Promise<void> {
  const answer = call(login, { body: { email: email.trim(), password, ...(code !== undefined && { code }) } })
  const identity = identityOf(await answer.catch(rememberRegistration(email)))
  session.signIn({ ...identity, account: email.trim().toLowerCase() })
}

/** The password proved which registration of the address is this user's: its code is the one to enter. */
const rememberRegistration = (email: string) => (error: unknown) => {
  if (error instanceof ApiError && error.registrationId !== undefined)
    session.update({ email: email.trim(), registrationId: error.registrationId })
  throw error
}

export function signOut(): void {
  call(logout, { body: {} }).catch((error: unknown) => console.info('The server was not told of signing out.', error))
  session.signOut()
}

type Captcha = { recaptchaToken: string | undefined }

export async function createAccount(
  account: { name: string; email: string; password: string } & Captcha,
): Promise<void> {
  const { registration_id } = await call(register, { body: account })
  awaitCode(account.email)
  session.update({ registrationId: registration_id })
}

type EnteredCode = { email: string; code: string; registrationId: string | null }

/** `solve` gives a captcha solution; the server asks for one after too many wrong codes. */
export async function confirmEmail(
  { email, code, registrationId }: EnteredCode,
  solve: () => Promise<string | undefined>,
): Promise<void> {
  const body = { email, code, registration_id: registrationId ?? undefined }
  try {
    await call(verifyEmail, { body })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'captcha_failed') throw error
    await call(verifyEmail, { body: { ...body, recaptchaToken: await solve() } })
  }
  session.update({ email: null, codeSentAt: null })
}

export async function sendVerificationCode(email: string, registrationId: string | null): Promise<void> {
  await call(resendCode, { body: { email, registration_id: registrationId ?? undefined } })
  awaitCode(email)
  session.update({ registrationId })
}

export async function sendResetCode(email: string, { recaptchaToken }: Captcha): Promise<void> {
  await call(forgotPassword, { body: { email, recaptchaToken } })
  awaitCode(email)
}

export async function checkResetCode(email: string, code: string, { recaptchaToken }: Captcha): Promise<void> {
  const answer = await call(verifyResetCode, { body: { email, code, recaptchaToken } })
  session.update({ email, resetKey: answer.password_reset_key })
}

type NewPassword = { email: string; new_password: string; password_reset_key: string } & Captcha

export async function setNewPassword(reset: NewPassword): Promise<void> {
  await call(changePassword, { body: reset })
  // The server ended every session of this account. Unsaved work stays for its next sign-in.
  const { token, account } = session.get()
  if (token && (account === null || account === reset.email.trim().toLowerCase())) session.expire(token)
  // Earlier failures were with the old password and must not count against the new one.
  session.update({ email: null, resetKey: null, codeSentAt: null, loginFailures: 0 })
}

function awaitCode(email: string): void {
  session.update({ email: email.trim(), codeSentAt: Date.now(), resetKey: null })
}

export type Usage = AnswerOf<typeof getUsage>

export const fetchUsage = (signal: AbortSignal): Promise<Usage> => call(getUsage, { signal })
