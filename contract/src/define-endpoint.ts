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
 * `user` is the signed-in user, `address` the body's `email`, `client` the network address: many people can share one,
 * and one person can have many, so only calls of strangers count by it. Counting `failures` returns the points of
 * successes.
 */
export type RateLimit = {
  by: 'user' | 'client' | 'address' | 'address-and-client' | 'registration-or-address'
  points: number
  window_s: number
  counts: 'calls' | 'failures'
  /** Calls from a device that the address's owner has used do not count. */
  spares?: 'known-device'
}

type Schema = z.ZodMiniType

type EndpointDefinition = {
  noun: Noun
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  answer: Schema
  /** Closed by default: an endpoint is open only if it says so. */
  access?: 'open'
  body?: Schema
  query?: Schema
  params?: Schema
  errors?: readonly ErrorCode[]
  limits?: readonly RateLimit[]
  /** Simultaneous calls per user, multiplied by RATE_LIMIT_FACTOR; one more is refused at once. */
  at_once?: number
  /** Why a signed-in endpoint needs neither `limits` nor `at_once`. */
  no_limit_because?: string
  /** Remembers the browser as a device of the body's `email` when the call succeeds. */
  remembers_device?: true
  /** The action that the captcha solution (`recaptchaToken` in the body) was made for. */
  captcha?: string
  /** The web sends the token bare, as for profile and documents, or as Bearer. The server takes both. */
  token?: 'raw' | 'bearer'
  /** 180 s by default, because a letter on a local model takes minutes. */
  timeout_ms?: number
  max_body_bytes?: number
  /** The handler is given the bytes of the JSON body, and has them checked in another process: it can be megabytes. */
  checked_apart?: true
  /** Answers as events where the caller accepts `text/event-stream`; the last one carries the answer. */
  streams?: true
  /** Also takes a multipart form with at most one file in this field; `required`: nothing else. */
  upload?: { field: string; max_bytes: number; required?: true }
}

type FileKind = { media_type: string; name: string }
export type WholeFile = FileKind & { bytes: Uint8Array }
/** A file, whole or in pieces that are made while it is sent. */
export type FileAnswer = WholeFile | (FileKind & { pieces: AsyncIterable<Uint8Array> })
export const fileAnswer = z.custom<FileAnswer & { success: true }>(
  (value) => value instanceof Object && ('bytes' in value || 'pieces' in value),
)

export type UploadedFile = { name: string; bytes: Uint8Array }

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

/** An endpoint with all defaults filled in. */
export type Endpoint = Omit<EndpointDefinition, 'access' | keyof typeof defaults> & {
  access: 'open' | 'signed-in'
  errors: readonly ErrorCode[]
  limits: readonly RateLimit[]
  token: 'raw' | 'bearer'
  timeout_ms: number
  max_body_bytes: number
}

/** Fills in the defaults and keeps the exact types, so that both ends are checked. */
export function defineEndpoint<const D extends EndpointDefinition>(definition: D): Omit<typeof defaults, keyof D> & D {
  return { ...defaults, ...definition }
}

export type BodyOf<E extends Endpoint> = E extends { checked_apart: true }
  ? Uint8Array
  : E extends { body: infer S extends Schema }
    ? z.infer<S>
    : undefined
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
