import { APICallError, RetryError } from 'ai'
import { AnswerTooLong } from './bounded-fetch.ts'

/** Why a model did not answer: the user is told in one line, the operator by the log. */
export type ModelFailure =
  | 'setup'
  | 'busy'
  | 'away'
  | 'slow'
  | 'garbled'
  | 'endless'
  | 'empty'
  | 'declined'
  | 'too_long'
  | 'budget'
  | 'crowded'

const tooLong = /context|too long|too many tokens|maximum.{0,30}tokens|token limit/i
const overloaded = /overload|rate.?limit|quota|too many requests/i

/** By the status codes of OpenAI, Anthropic and Google: 529 is Anthropic's "overloaded", 402 a used-up balance. */
export function failureOf(error: unknown): ModelFailure {
  const cause = RetryError.isInstance(error) ? error.lastError : error
  if (APICallError.isInstance(cause)) return failureOfCall(cause)
  if (hasInChain(cause, (one) => one instanceof AnswerTooLong)) return 'endless'
  const text = textOf(cause)
  if (tooLong.test(text)) return 'too_long'
  if (overloaded.test(text)) return 'busy'
  return isNetwork(cause) ? 'away' : 'garbled'
}

function failureOfCall(error: APICallError): ModelFailure {
  const { statusCode: status, responseBody = '', message } = error
  if (hasInChain(error, (one) => one instanceof AnswerTooLong)) return 'endless'
  if (status === undefined) return 'away'
  const text = `${message} ${responseBody.slice(0, 2000)}`
  if (status === 413 || (status === 400 && tooLong.test(text))) return 'too_long'
  if (status === 402 || status === 429 || status === 503 || status === 529) return 'busy'
  if (status >= 500 || status === 408) return 'away'
  return status >= 400 ? 'setup' : 'garbled'
}

/** The wait that a busy provider asks for, in milliseconds; undefined if it asks for none. */
export function retryAfterOf(error: unknown): number | undefined {
  if (!APICallError.isInstance(error)) return undefined
  const { 'retry-after-ms': milliseconds, 'retry-after': seconds } = error.responseHeaders ?? {}
  const wait = milliseconds === undefined ? Number(seconds) * 1000 : Number(milliseconds)
  return Number.isFinite(wait) && wait >= 0 ? wait : undefined
}

function textOf(error: unknown): string {
  if (error instanceof Error) return error.message
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? '').slice(0, 2000)
}

/** "fetch failed" and "terminated" are undici's words for a connection refused or cut. */
const isNetwork = (error: unknown): boolean =>
  hasInChain(
    error,
    (one) => (one instanceof TypeError && /fetch failed|terminated/.test(one.message)) || 'code' in (one as object),
  )

function hasInChain(error: unknown, matches: (error: Error) => boolean): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++)
    if (matches(one)) return true
  return false
}
