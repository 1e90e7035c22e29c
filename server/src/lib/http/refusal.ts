import { errors, type ErrorBody, type ErrorCode } from '@waymark/contract/errors.ts'

/** An expected outcome that is no success. Handlers return it; only surprises are thrown. */
export type Refusal<C extends ErrorCode = ErrorCode> = {
  refused: C
  /** Instead of the code's own sentence, where that has a place to fill in. */
  error?: string
  fields?: Record<string, string>
  retryAfterS?: number
}

export function refuse<C extends ErrorCode>(code: C, more: Omit<Refusal, 'refused'> = {}): Refusal<C> {
  return { refused: code, ...more }
}

export function isRefusal(outcome: object): outcome is Refusal {
  return 'refused' in outcome
}

/** The one error body (contract/src/errors.ts) with its status and, where known, Retry-After in whole seconds. */
export function refusalResponse({ refused, error, fields, retryAfterS }: Refusal): Response {
  const { status, error: sentence } = errors[refused]
  const body: ErrorBody = { success: false, code: refused, error: error ?? sentence, ...(fields ? { fields } : {}) }
  const headers: Record<string, string> = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  if (retryAfterS !== undefined) headers['retry-after'] = String(retryAfterS)
  return new Response(JSON.stringify(body), { status, headers })
}
