import { pathOf, type Endpoint } from '@waymark/contract/define-endpoint.ts'
import { endpoints } from '@waymark/contract/endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './testing/create-test-app.ts'
import { addUser } from './testing/add-user.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await addUser(app)).token
})
afterAll(() => app.close())

const all: [string, Endpoint][] = Object.entries(endpoints)
const signedIn = all.filter(([, endpoint]) => endpoint.access === 'signed-in')
const withBody = all.filter(([, endpoint]) => endpoint.body !== undefined)
const withPathId = all.filter(([, endpoint]) => endpoint.params !== undefined)

const absentId = '00000000-0000-4000-8000-000000000000'
/** Path parameters that are well-formed and name nothing. */
const absent: Record<string, string> = {
  id: absentId,
  file: `${absentId}.pdf`,
  session_id: 'session_nothing',
  version: '1',
  format: 'waymark',
}
const addressOf = (endpoint: Endpoint, params = absent) =>
  app.url + pathOf(endpoint).replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'unknown parameter')

async function send(endpoint: Endpoint, body: string | undefined, headers: Record<string, string>) {
  const response = await fetch(addressOf(endpoint), {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  }
}
const json = { 'content-type': 'application/json' }

describe('every endpoint of the contract', () => {
  test.each(all)('%s is mounted', async (_, endpoint) => {
    const { status } = await send(endpoint, endpoint.body && '{}', json)
    expect(endpoint.access === 'signed-in' ? [401] : [200, 400]).toContain(status)
  })

  test.each(signedIn)('%s answers 401 without a token, before it looks at the body', async (_, endpoint) => {
    const reply = await send(endpoint, endpoint.body && 'no json', { 'content-type': 'text/plain' })
    expect(reply.status).toBe(401)
    expect(reply.body).toEqual({ success: false, code: 'signed_out', error: 'Please sign in again.' })
  })

  test.each(signedIn)('%s answers 401 to a token that nobody was given', async (_, endpoint) => {
    const reply = await send(endpoint, endpoint.body && '{}', { ...json, authorization: `Bearer ${'x'.repeat(43)}` })
    expect(reply.status).toBe(401)
  })
})

describe('bad bodies, on every endpoint that takes one', () => {
  const headers = () => ({ ...json, authorization: `Bearer ${token}` })

  test.each(withBody)('%s refuses broken JSON', async (_, endpoint) => {
    const reply = await send(endpoint, '{"email": ', headers())
    expect([reply.status, reply.body['code']]).toEqual([400, 'invalid_json'])
  })

  test.each(withBody)('%s refuses another media type', async (_, endpoint) => {
    const reply = await send(endpoint, 'a=b', { ...headers(), 'content-type': 'application/x-www-form-urlencoded' })
    expect(reply.status).toBe(415)
  })

  test.each(withBody)('%s refuses an unknown field and a body that is no object', async (_, endpoint) => {
    const unknown = await send(endpoint, JSON.stringify({ user_id: 'somebody' }), headers())
    expect(unknown.status).toBe(400)
    expect(unknown.body['fields']).toHaveProperty('user_id')
    for (const body of ['[]', '"text"', 'null', '7']) expect((await send(endpoint, body, headers())).status).toBe(400)
  })

  test.each(withBody)('%s refuses 200 MB by its declared length, before any of it has come', async (_, endpoint) => {
    expect(await announce(endpoint, 200_000_000)).toMatch(/^HTTP\/1.1 413/)
  })
})

describe('paths that cannot name anything', () => {
  const dashes = '-'.repeat(36)
  const names = [
    'something',
    '0',
    '-1',
    '9'.repeat(40),
    dashes,
    `${dashes}.pdf`,
    '%00',
    `'; select 1 --`,
    'x'.repeat(2000),
  ]

  test.each(withPathId)('%s answers 404', async (_, endpoint) => {
    for (const name of names) {
      const params = Object.fromEntries(Object.keys(absent).map((key) => [key, encodeURIComponent(name)]))
      const response = await fetch(addressOf(endpoint, params), {
        method: endpoint.method,
        headers: { ...json, authorization: token },
        ...(endpoint.body ? { body: '{}' } : {}),
      })
      expect([name, response.status, await response.json()]).toMatchObject([name, 404, { code: 'not_found' }])
    }
  })
})

/** Sends only the head of a request, as a client does that is about to send a very large body. */
async function announce(endpoint: Endpoint, length: number): Promise<string> {
  const { connect } = await import('node:net')
  const { hostname, port } = new URL(app.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `${endpoint.method} ${new URL(addressOf(endpoint)).pathname} HTTP/1.1\r\nHost: x\r\nAuthorization: ${token}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
      )
    })
    socket.once('data', (chunk) => {
      resolve(chunk.toString().split('\r\n')[0] ?? '')
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

describe('what is not an endpoint', () => {
  test('an unknown address under /api is a 404 with the error body', async () => {
    const response = await fetch(`${app.url}/api/nothing`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      success: false,
      code: 'not_found',
      error: 'There is nothing at this address.',
    })
  })

  test('a known address with another method is a 405 that names the right one', async () => {
    const response = await fetch(`${app.url}/api/auth/login`)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('every answer carries the security headers and a request id', async () => {
    for (const path of ['/healthz', '/api/nothing', '/api/openapi.json']) {
      const { headers } = await fetch(app.url + path)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })
})

describe('for whoever runs the server', () => {
  test('/healthz, /readyz and /metrics answer on this machine', async () => {
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
    const metrics = await (await fetch(`${app.url}/metrics`)).text()
    expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="other",status="200"}')
  })

  test('/metrics is no place for a request that came through a proxy', async () => {
    expect((await fetch(`${app.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404)
  })

  test('with METRICS_TOKEN, /metrics answers whoever has it and nobody else', async () => {
    const guarded = await createTestApp({ config: { metricsToken: 'a-secret' } })
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${guarded.url}/metrics`, { headers })).status
    expect([
      await status({}),
      await status({ authorization: 'Bearer wrong' }),
      await status({ authorization: 'Bearer a-secret' }),
    ]).toEqual([404, 404, 200])
    await guarded.close()
  })
})

describe('the API describes itself', () => {
  test('the OpenAPI 3.1 document names every endpoint once', async () => {
    const document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string }>>
    }
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    )
    expect(operations.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })

  test('429 and 503 tell of Retry-After', async () => {
    const { paths } = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, { headers?: object }> }>>
    }
    const responses = paths['/api/auth/login']?.['post']?.responses ?? {}
    const telling = Object.keys(responses).filter((status) => 'Retry-After' in (responses[status]?.headers ?? {}))
    expect(telling).toEqual(['429', '503'])
  })

  test('/api/docs shows every path without a script', async () => {
    const page = await (await fetch(`${app.url}/api/docs`)).text()
    for (const [, endpoint] of all)
      expect(page).toContain(`<code>${pathOf(endpoint).replace(/:(\w+)/g, '{$1}')}</code>`)
    expect(page).not.toContain('<script')
  })
})
