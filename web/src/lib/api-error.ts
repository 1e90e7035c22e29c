import type { ErrorCode, PostingProblem } from '@waymark/contract/errors.ts'

/** `connection`: no answer at all. `unreadable`: an answer that is not from this API, such as a proxy's. */
export type ApiErrorCode = ErrorCode | 'connection' | 'unreadable'

/** A failed call. `message` is the server's sentence, or the browser's for a lost connection. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ApiErrorCode
  readonly fields: Record<string, string>
  readonly retryAfterS: number | undefined
  readonly reason: PostingProblem | undefined
  /** With `email_not_verified`: the registration whose password was entered. */
  readonly registrationId: string | undefined

  constructor(
    status: number,
    code: ApiErrorCode,
    message: string,
    more: {
      fields?: Record<string, string>
      retryAfterS?: number | undefined
      reason?: PostingProblem | undefined
      registrationId?: string | undefined
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.status = status
    this.code = code
    this.fields = more.fields ?? {}
    this.retryAfterS = more.retryAfterS
    this.reason = more.reason
    this.registrationId = more.registrationId
  }
}
