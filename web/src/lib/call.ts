import {
  joinPath,
  type AnswerOf,
  type BodyInputOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
} from '@waymark/contract/define-endpoint.ts'
import type { ErrorBody } from '@waymark/contract/errors.ts'
import { ApiError } from './api-error.ts'
import { runtimeConfig } from './config.ts'
import { session } from './session.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : { [N in Name]: Value }
export type CallInput<E extends Endpoint> = Part<'body', BodyInputOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'params', ParamsOf<E>> &
  (E extends { upload: object } ? { file?: File | undefined } : { file?: undefined }) &
  CallOptions
type AnyInput = { body?: unknown; query?: unknown; params?: unknown; file?: File | undefined } & CallOptions
type CallOptions = {
  signal?: AbortSignal
  /** Finishes even if the page is left. Browsers allow this for small bodies only. */
  keepalive?: boolean
}

// Browsers refuse such calls when their bodies exceed 64 KiB together.
const keepaliveBytes = 60_000

/** The only way to the server. Rejects with ApiError, or with the caller's own abort. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> {
  const { send, readText } = prepareCall(endpoint, input, 'application/json')
  return readText(await send())
}

/** The two steps of a call: an answer that comes as events is read in another way (call-stream.ts). */
export function prepareCall<E extends Endpoint>(endpoint: E, input: CallInput<E>, accept: string) {
  const { query, params, signal, keepalive = false } = input as AnyInput
  const body = encodeBody(endpoint, input as AnyInput)
  const token = endpoint.access === 'open' ? null : session.get().token
  const patience = AbortSignal.timeout(endpoint.timeout_ms)

  /** What fails on the way is a lost connection, unless the caller gave up. */
  async function reach<Result>(step: () => Promise<Result>): Promise<Result> {
    try {
      return await step()
    } catch (cause) {
      if (signal?.aborted || cause instanceof ApiError) throw cause
      throw new ApiError(0, 'connection', cause instanceof Error ? cause.message : '', { cause })
    }
  }

  return {
    reach,
    send: () =>
      reach(() =>
        fetch(urlOf(endpoint, params, query), {
          method: endpoint.method,
          headers: { accept, ...headersOf(endpoint, token, body) },
          body,
          ...(keepalive && isSmall(body) && { keepalive }),
          signal: signal ? AbortSignal.any([signal, patience]) : patience,
        }),
      ),
    async readText(response: Response): Promise<AnswerOf<E>> {
      const answer = parseJson(await reach(() => response.text()))
      if (response.ok && answer !== undefined) return answer as AnswerOf<E>
      const refused = endpoint.access === 'signed-in' && (response.status === 401 || response.status === 403)
      if (refused && token) session.expire(token)
      throw toApiError(response.status, answer, Number(response.headers.get('retry-after') ?? Number.NaN))
    },
  }
}

function urlOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
  const url = joinPath(runtimeConfig().bases[endpoint.noun], path)
  return search.size > 0 ? `${url}?${search}` : url
}

function encodeBody(endpoint: Endpoint, { body, file }: AnyInput): string | FormData | null {
  if (body === undefined) return null
  if (!endpoint.upload || !file) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body as object)) form.set(name, String(value))
  form.set(endpoint.upload.field, file)
  return form
}

const isSmall = (body: string | FormData | null) =>
  typeof body === 'string' && new TextEncoder().encode(body).length <= keepaliveBytes

function headersOf(endpoint: Endpoint, token: string | null, body: string | FormData | null): Record<string, string> {
  const headers: Record<string, string> = {}
  // For a form the browser sets the type, with the boundary it chose.
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  if (token) headers['authorization'] = endpoint.token === 'raw' ? token : `Bearer ${token}`
  return headers
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The error of a refusal's body; `answer` is undefined if it could not be read. */
export function toApiError(status: number, answer: unknown, retryAfter: number): ApiError {
  const retryAfterS = Number.isFinite(retryAfter) ? retryAfter : undefined
  const { code, error, fields, reason, registration_id } = (answer ?? {}) as Partial<ErrorBody>
  if (!code || !error) return new ApiError(status, 'unreadable', error ?? '', { retryAfterS })
  return new ApiError(status, code, error, {
    fields: fields ?? {},
    retryAfterS,
    reason,
    registrationId: registration_id,
  })
}
