import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

export const nounBases = {
  accounts: '/api/auth',
  chat: '/',
  'job-tracking': '/',
  profile: '/api/profile',
  'job-search': '/api/search',
  documents: '/api/documents',
} as const
export type Noun = keyof typeof nounBases

/**
 * How often an endpoint may be called. `user` is who is signed in, `address` the body's `email`, `client` the caller's
 * network address. Counting `failures` gives a successful call its point back. Points are multiplied by RATE_LIMIT_FACTOR.
 */
export type RateLimit = {
  by: 'user' | 'client' | 'address' | 'address-and-client' | 'registration-or-address'
  points: number
  window_s: number
  counts: 'calls' | 'failures'
  /** Calls from a device that the address's owner used before do not count. */
  spares?: 'known-device'
}

type Schema = z.ZodMiniType

type EndpointDefinition = {
  noun: Noun
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path below the noun's base; parameters are written `:name`. */
  path: string
  summary: string
  answer: Schema
  /** Closed by default: an endpoint is open only when it says so. */
  access?: 'open'
  body?: Schema
  query?: Schema
  params?: Schema
  /** Refusals of its own, besides those every endpoint can answer. */
  errors?: readonly ErrorCode[]
  limits?: readonly RateLimit[]
  /** How many calls of one user may run at a time, multiplied by RATE_LIMIT_FACTOR; one more is refused at once. */
  at_once?: number
  /** Why a signed-in endpoint needs neither `limits` nor `at_once`. */
  no_limit_because?: string
  /** Whether the browser is remembered as a device of the body's `email` when the call succeeds. */
  remembers_device?: true
  /** The action that a captcha solution (`recaptchaToken` in the body) must have been made for. */
  captcha?: string
  /** How the web sends the token: bare, as profile and document calls do, or as Bearer. The server takes both. */
  token?: 'raw' | 'bearer'
  /** How long the caller waits; 180 s by default, because a letter on a local model takes minutes. */
  timeout_ms?: number
  max_body_bytes?: number
  /** Takes the body as a multipart form too, with at most one file of this size in this field; `required`: only so. */
  upload?: { field: string; max_bytes: number; required?: true }
}

export type FileAnswer = { bytes: Uint8Array; media_type: string; name: string }
export const fileAnswer = z.custom<FileAnswer & { success: true }>(
  (value) => value instanceof Object && 'bytes' in value,
)

export type UploadedFile = { name: string; bytes: Uint8Array }

/** For `no_limit_because`. */
export const oneRow = 'It reads or writes one row.'

const defaults = {
  access: 'signed-in',
  errors: [],
  limits: [],
  token: 'bearer',
  timeout_ms: 180_000,
  // 64 kB holds every small form many times over; endpoints that take more say so.
  max_body_bytes: 65_536,
} as const

/** An endpoint as the mount, the web's `call` and the OpenAPI document read it: all defaults filled in. */
export type Endpoint = Omit<EndpointDefinition, 'access' | keyof typeof defaults> & {
  access: 'open' | 'signed-in'
  errors: readonly ErrorCode[]
  limits: readonly RateLimit[]
  token: 'raw' | 'bearer'
  timeout_ms: number
  max_body_bytes: number
}

/** Fills in the defaults and keeps the exact types, so that bodies, answers and refusals are checked at both ends. */
export function defineEndpoint<const D extends EndpointDefinition>(definition: D): Omit<typeof defaults, keyof D> & D {
  return { ...defaults, ...definition }
}

export type BodyOf<E extends Endpoint> = E extends { body: infer S extends Schema } ? z.infer<S> : undefined
export type BodyInputOf<E extends Endpoint> = E extends { body: infer S extends Schema } ? z.input<S> : undefined
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends Schema } ? z.infer<S> : undefined
export type ParamsOf<E extends Endpoint> = E extends { params: infer S extends Schema } ? z.infer<S> : undefined
export type AnswerOf<E extends Endpoint> = z.infer<E['answer']>
export type FileOf<E extends Endpoint> = E extends { upload: object } ? UploadedFile | undefined : undefined
export type RefusalOf<E extends Endpoint> = E['errors'][number]

export function pathOf(endpoint: { noun: Noun; path: string }): string {
  return joinPath(nounBases[endpoint.noun], endpoint.path)
}

export function joinPath(base: string, path: string): string {
  return base.replace(/\/+$/, '') + '/' + path.replace(/^\/+/, '')
}
