import { getCaptcha, getSession, login } from '@waymark/contract/accounts.ts'
import { processMessage } from '@waymark/contract/chat.ts'
import { defineEndpoint, type Endpoint } from '@waymark/contract/define-endpoint.ts'
import { endpoints } from '@waymark/contract/endpoints.ts'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, type CallInput } from './call.ts'
import { session } from './session.ts'

const fetched = vi.fn<typeof fetch>()
const ok = (body: unknown = { success: true }) => Promise.resolve(new Response(JSON.stringify(body)))
const headersOfCall = () => new Headers(fetched.mock.calls[0]![1]?.headers)

beforeEach(() => {
  fetched.mockReset()
  fetched.mockImplementation(() => ok())
  vi.stubGlobal('fetch', fetched)
  session.update({ token: 't1', name: 'Ada' })
})
afterEach(() => {
  session.update({ token: null, name: null })
  vi.unstubAllGlobals()
})

const answer = z.looseObject({})
const loadProfile = defineEndpoint({ noun: 'profile', method: 'GET', path: '/load', summary: '', answer, token: 'raw' })
const readDocument = defineEndpoint({
  noun: 'documents',
  method: 'GET',
  path: '/:id/evidence',
  summary: '',
  answer,
  params: z.object({ id: z.string() }),
})

describe('authorization', () => {
  test('an auth endpoint gets no token', async () => {
    await call(login, { body: { email: 'a@b.c', password: 'x' } })
    expect(headersOfCall().get('authorization')).toBeNull()
  })
  test('a profile call sends the raw token', async () => {
    await call(loadProfile, {})
    expect(headersOfCall().get('authorization')).toBe('t1')
  })
  test('other calls send a Bearer token', async () => {
    await call(getSession, {})
    expect(headersOfCall().get('authorization')).toBe('Bearer t1')
  })
})

describe('addresses', () => {
  test('base, path, parameters and query make the address', async () => {
    await call(getCaptcha, { query: { action: 'register' } })
    await call(readDocument, { params: { id: 'a/b' } })
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      '/api/auth/captcha?action=register',
      '/api/documents/a%2Fb/evidence',
    ])
  })
})

describe('POST /api/process is JSON, or multipart with a file', () => {
  const said = { message: 'Hi', session_id: 'session_abcdef' }
  const sent = () => fetched.mock.calls[0]![1]!

  test('without a file it is JSON', async () => {
    await call(processMessage, { body: said })
    expect(JSON.parse(sent().body as string)).toEqual(said)
    expect(headersOfCall().get('content-type')).toBe('application/json')
  })
  test("with one it is a form, the file in the contract's field, and the browser names its type", async () => {
    const file = new File(['%PDF'], 'cv.pdf')
    await call(processMessage, { body: said, file })
    expect(sent().body).toBeInstanceOf(FormData)
    const form = Object.fromEntries(sent().body as FormData)
    expect(form).toMatchObject(said)
    expect((form['file'] as File).name).toBe('cv.pdf')
    expect(headersOfCall().has('content-type')).toBe(false)
  })
})

describe('answers 401 and 403', () => {
  test.each([401, 403])('a %i on a signed-in endpoint clears the stored auth data', async (status) => {
    fetched.mockResolvedValue(new Response('{"success":false,"code":"signed_out","error":"x"}', { status }))
    await expect(call(getSession, {})).rejects.toMatchObject({ status })
    expect(session.get().token).toBeNull()
    expect(sessionStorage.getItem('waymark.token')).toBeNull()
  })
  test("login's own 401 clears nothing", async () => {
    fetched.mockResolvedValue(
      new Response('{"success":false,"code":"invalid_credentials","error":"x"}', { status: 401 }),
    )
    await expect(call(login, { body: { email: 'a@b.c', password: 'x' } })).rejects.toMatchObject({ status: 401 })
    expect(session.get().token).toBe('t1')
  })
})

describe('timeouts', () => {
  // Reads another site's page while the form to add a job is open; a whole account goes over a slow line.
  const others: Record<string, number> = {
    readPosting: 30_000,
    exportAccount: 600_000,
    getDesk: 10_000,
    exportConversation: 60_000,
    downloadAttachment: 60_000,
    listStories: 30_000,
    changeStory: 30_000,
    deleteStory: 30_000,
    getLedger: 10_000,
  }
  function expectedMs(name: string, { noun, path }: Endpoint): number {
    if (others[name] !== undefined) return others[name]
    if (noun === 'accounts' || path.startsWith('/api/proposals')) return 30_000
    return path.startsWith('/api/conversation') ? 10_000 : 180_000
  }

  test.each(Object.entries<Endpoint>(endpoints))(
    '%s waits as long as its kind of call may take',
    async (name, endpoint) => {
      const timeout = vi.spyOn(AbortSignal, 'timeout')
      const input: unknown = { params: new Proxy({}, { get: () => 'any' }) }
      await call(endpoint, input as CallInput<Endpoint>)
      expect(timeout.mock.calls).toEqual([[expectedMs(name, endpoint)]])
    },
  )
})

describe('what goes wrong', () => {
  test("a lost connection is an ApiError with the browser's message", async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(call(getSession, {})).rejects.toMatchObject({
      name: 'ApiError',
      status: 0,
      code: 'connection',
      message: 'Failed to fetch',
    })
  })
  test("the caller's own abort stays what it is", async () => {
    const abort = new AbortController()
    abort.abort()
    fetched.mockRejectedValue(abort.signal.reason)
    await expect(call(getSession, { signal: abort.signal })).rejects.toBe(abort.signal.reason)
  })
  test('code, sentence, fields and Retry-After are read from the error body', async () => {
    const body = { success: false, code: 'validation', error: 'Sentence.', fields: { email: 'Wrong.' } }
    fetched.mockResolvedValue(new Response(JSON.stringify(body), { status: 400, headers: { 'retry-after': '7' } }))
    await expect(call(getSession, {})).rejects.toMatchObject({
      status: 400,
      code: 'validation',
      message: 'Sentence.',
      fields: { email: 'Wrong.' },
      retryAfterS: 7,
    })
  })
  test('a success that is not JSON is an error too', async () => {
    fetched.mockResolvedValue(new Response('<html>', { status: 200 }))
    await expect(call(getSession, {})).rejects.toMatchObject({ code: 'unreadable' })
  })
})
