import { endpoints } from '@waymark/contract/endpoints.ts'
import { pathOf, type AnswerOf, type Endpoint } from '@waymark/contract/define-endpoint.ts'
import { errors, type ErrorCode, type PostingProblem } from '@waymark/contract/errors.ts'
import { expect, onTestFinished, vi } from 'vitest'

export type Seen = {
  endpoint: Endpoint
  body: unknown
  file?: File
  params: Record<string, string>
  query: Record<string, string>
  authorization: string | null
}
type Reply = Response | (() => Response | Promise<Response>)

const jsonReply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** A refusal as the server sends it; `more` imitates a server that differs. */
export function refusal(
  code: ErrorCode,
  more: { status?: number; fields?: Record<string, string>; retryAfterS?: number; reason?: PostingProblem } = {},
) {
  const { status, error } = errors[code]
  const headers: Record<string, string> = more.retryAfterS === undefined ? {} : { 'retry-after': `${more.retryAfterS}` }
  const body = {
    success: false,
    code,
    error,
    ...(more.fields && { fields: more.fields }),
    ...(more.reason && { reason: more.reason }),
  }
  return jsonReply(more.status ?? status, body, headers)
}

export const rawReply = (status: number, body: unknown): Response =>
  typeof body === 'string' ? new Response(body, { status }) : jsonReply(status, body)

function checked(what: string, schema: Endpoint['answer'] | undefined, value: unknown): void {
  if (!schema) {
    expect(value, `${what} takes none`).toBeUndefined()
    return
  }
  const result = schema.safeParse(value)
  expect(result.success ? '' : JSON.stringify(result.error.issues), what).toBe('')
}

const pattern = (endpoint: Endpoint) => new RegExp(`^${pathOf(endpoint).replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
const matches = (endpoint: Endpoint, url: URL) => pattern(endpoint).test(url.pathname)

function paramsOf(endpoint: Endpoint, url: URL): Record<string, string> {
  const groups = Object.entries(pattern(endpoint).exec(url.pathname)?.groups ?? {})
  return Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)]))
}

function readBody(endpoint: Endpoint, body: unknown): { body: unknown; file?: File } {
  if (typeof body === 'string') return { body: JSON.parse(body) as unknown }
  if (!(body instanceof FormData) || !endpoint.upload) return { body: undefined }
  const { [endpoint.upload.field]: file, ...fields } = Object.fromEntries(body)
  return { body: fields, ...(file instanceof File && { file }) }
}

/** Asked for on every signed-in page (the sidebar's proposals) or after every sign-in (the empty chat's desk). */
export const nothingDue: AnswerOf<typeof endpoints.getDesk> = {
  success: true,
  desk: {
    profile_empty: false,
    board_empty: false,
    interviews: [],
    follow_ups: [],
    offers: [],
    silent: [],
    outdated: [],
    news: [],
  },
}

/** A fake network that validates everything by the contract; unprepared calls fail the test. The last reply repeats. */
export function fakeApi() {
  const replies = new Map<Endpoint, Reply[]>()
  const calls: Seen[] = []
  const problems: unknown[] = []

  async function answer(input: string, init?: RequestInit): Promise<Response> {
    const url = new URL(input, window.location.origin)
    const endpoint = Object.values<Endpoint>(endpoints).find((e) => e.method === init?.method && matches(e, url))
    const queue = endpoint && replies.get(endpoint)
    if (!queue && endpoint === endpoints.getDesk) return jsonReply(200, nothingDue)
    if (!queue && endpoint === endpoints.listProposals) return jsonReply(200, { success: true, proposals: [] })
    // Asked for before every job that is added.
    if (!queue && endpoint === endpoints.findSameOpenings) return jsonReply(200, { success: true, data: [] })
    const reply = queue && (queue.length > 1 ? queue.shift() : queue[0])
    try {
      if (!endpoint || !reply) throw new Error(`unexpected call: ${init?.method} ${url.pathname}`)
      const { body, file } = readBody(endpoint, init?.body)
      const params = paramsOf(endpoint, url)
      const query = Object.fromEntries(url.searchParams)
      checked(`body of ${url.pathname}`, endpoint.body, body)
      checked(`query of ${url.pathname}`, endpoint.query, endpoint.query || url.search ? query : undefined)
      checked(`parameters of ${url.pathname}`, endpoint.params, endpoint.params ? params : undefined)
      const authorization = new Headers(init?.headers).get('authorization')
      calls.push({ endpoint, body, ...(file && { file }), params, query, authorization })
    } catch (problem) {
      problems.push(problem)
      throw problem
    }
    const response = typeof reply === 'function' ? await reply() : reply.clone()
    return response
  }

  vi.stubGlobal('fetch', vi.fn(answer))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    expect(problems, 'calls that break the contract').toEqual([])
  })

  const reply = (endpoint: Endpoint, next: Reply) => {
    const queue = replies.get(endpoint) ?? []
    replies.set(endpoint, [...queue, next])
  }

  return {
    calls,
    callsTo: (endpoint: Endpoint) => calls.filter((seen) => seen.endpoint === endpoint),
    answers<E extends Endpoint>(endpoint: E, body: AnswerOf<E>): void {
      checked(`answer of ${endpoint.path}`, endpoint.answer, body)
      reply(endpoint, jsonReply(200, body))
    },
    replies: reply,
    /** The next call to this endpoint fails without an answer. */
    loses: (endpoint: Endpoint, message: string) => reply(endpoint, () => Promise.reject(new TypeError(message))),
    forget: (endpoint: Endpoint) => replies.delete(endpoint),
  }
}
