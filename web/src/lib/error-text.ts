import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import type { ErrorCode } from '@waymark/contract/errors.ts'
import { ApiError } from './api-error.ts'

/** Messages that any screen can meet, by code, for translation. Codes missing here show the server's own sentence. */
export const errorTexts: Partial<Record<ErrorCode, MessageDescriptor>> = {
  validation: msg`Some fields are not right. Please check them and try again.`,
  invalid_json: msg`The request body is not valid JSON.`,
  captcha_failed: msg`Please complete the CAPTCHA verification`,
  invalid_code: msg`Invalid verification code. Please try again.`,
  code_expired: msg`This code no longer works. Ask for a new one.`,
  code_needs_link: msg`This address was registered more than once. Please open the link in the mail that brought this code.`,
  password_too_common: msg`This password is one of the most common ones. Please choose another.`,
  invalid_reset_key: msg`This password reset has expired. Please start again.`,
  wrong_password: msg`This is not your current password.`,
  signed_out: msg`Please sign in again.`,
  invalid_credentials: msg`Invalid email or password. Please check your credentials.`,
  second_factor_needed: msg`Please enter the code from your authenticator app.`,
  second_factor_wrong: msg`This code is not right, or it was used already. Please enter the next one.`,
  second_factor_blocked: msg`Too many wrong codes. Please wait an hour, or enter a recovery code.`,
  second_factor_on: msg`Two-step sign-in is already on.`,
  email_not_verified: msg`Please verify your email address before you sign in.`,
  not_found: msg`There is nothing at this address.`,
  method_not_allowed: msg`This address does not answer that kind of request.`,
  body_too_large: msg`The request is too large.`,
  unsupported_media_type: msg`Please send this request as JSON.`,
  too_many_requests: msg`Too many attempts. Please wait a moment and try again.`,
  internal: msg`Something went wrong on our side. Please try again.`,
  import_timed_out: msg`Checking this file took more time or memory than there is for one. Please try again in a minute, or split it.`,
  busy: msg`Too many files and pages are being read right now. Please try again in a minute.`,
  unavailable: msg`The service is busy or restarting. Please try again in a moment.`,
}

/** The server's sentence, translated where its code is known; '' without one. */
export function serverText(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'connection') return ''
  const known = error.code === 'unreadable' ? undefined : errorTexts[error.code]
  return known ? i18n._(known) : error.message
}

export function errorText(error: unknown, fallback: string): string {
  return serverText(error) || fallback
}
