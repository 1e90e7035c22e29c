import { errors, type ErrorBody, type ErrorCode, type PostingProblem } from '@waymark/contract/errors.ts'

/** An expected failure. Handlers return it; only unexpected errors are thrown. */
export type Refusal<C extends ErrorCode = ErrorCode> = {
  refused: C
  /** Replaces the code's sentence, to fill in a value. */
  error?: string
  fields?: Record<string, string>
  problems?: number
  reason?: PostingProblem
  retryAfterS?: number
  registration_id?: string
}

export function refuse<C extends ErrorCode>(code: C, more: Omit<Refusal, 'refused'> = {}): Refusal<C> {
  return { refused: code, ...more }
}

/** The queue of files and pages is full; one of them is done within a minute. */
export const busy = refuse('busy', { retryAfterS: 60 })

export function isRefusal(outcome: object): outcome is Refusal {
  return 'refused' in outcome
}

/** The error body (contract/src/errors.ts) with its status and, where known, Retry-After. */
export function refusalResponse({
  refused,
  error,
  fields,
  problems,
  reason,
  retryAfterS,
  registration_id,
}: Refusal): Response {
  const { status, error: sentence } = errors[refused]
  const body: ErrorBody = {
    success: false,
    code: refused,
    error: error ?? sentence,
    ...(fields ? { fields } : {}),
    ...(problems ? { problems } : {}),
    ...(reason ? { reason } : {}),
    ...(registration_id ? { registration_id } : {}),
  }
  const headers: Record<string, string> = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  if (retryAfterS !== undefined) headers['retry-after'] = String(retryAfterS)
  return new Response(JSON.stringify(body), { status, headers })
}
