import { t } from '@lingui/core/macro'
import { ApiError } from '../../lib/api-error.ts'
import { serverText } from '../../lib/error-text.ts'
import { MissingTokenError } from './accounts.api.ts'

export function isUnverified(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'email_not_verified'
}

/** The password was right, and the account asks for a code besides. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.code.startsWith('second_factor_')
}

export function loginErrorText(error: unknown): string {
  const fallback = t`Login failed. Please check your credentials and try again.`
  if (error instanceof MissingTokenError) return t`Login successful but no token received. Please try again.`
  if (!(error instanceof ApiError)) return fallback
  if (error.status === 405) return t`Service temporarily unavailable. Please try again later.`
  if (error.status === 401) return t`Invalid email or password. Please check your credentials.`
  if (error.status === 403) return t`Account access denied. Please contact support.`
  const fromServer = serverText(error)
  if (fromServer) return fromServer
  const { message } = error
  return error.code === 'connection' && message ? t`Connection error: ${message}` : fallback
}
