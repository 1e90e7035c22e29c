import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from './fixtures.ts'
import { type Server, startServer, stopServers } from './server.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(stopServers)

test('the built server says where it is, and a browser shows /login', async () => {
  expect(server.output()).toContain(`:${new URL(server.url).port}`)
  const page = await openPage(`${server.url}/login`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByLabel('Email', { exact: true }).waitFor()
  await page.getByLabel('Password', { exact: true }).waitFor()
})

test('a visitor who asks for the start page or a signed-in page comes to /login', async () => {
  for (const path of ['/', '/chat', '/profile', '/jobsearch', '/jobtracking']) {
    const page = await openPage(server.url + path)
    await page.waitForURL('**/login')
  }
})

test('every answer carries the security headers, and the page its own nonce', async () => {
  const nonces = new Set<string>()
  for (const path of ['/login', '/login', '/api/auth/session', '/no-such-page']) {
    const response = await fetch(server.url + path)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy, path).toMatch(/default-src '(self|none)'/)
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toContain('unsafe-eval')
    expect(/script-src [^;]*unsafe-inline/.test(policy), path).toBe(false)
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(response.headers.get('x-frame-options'), path).toBe('DENY')
    expect(response.headers.get('referrer-policy'), path).toBe('no-referrer')
    expect(response.headers.get('x-powered-by'), path).toBeNull()
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    if (path === '/login' && nonce) nonces.add(nonce)
  }
  expect(nonces.size, 'a fresh nonce for every page').toBe(2)
})

test('scripts are sent compressed and may be kept for ever', async () => {
  const html = await (await fetch(`${server.url}/login`)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1]
  expect(script).toBeDefined()
  const response = await fetch(server.url + script, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('cache-control')).toMatch(/immutable/)
})

test('the server is alive, ready, and describes its API', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    openapi: string
    paths: object
  }
  expect(description.openapi).toMatch(/^3\.1/)
  expect(Object.keys(description.paths)).toContain('/api/auth/login')
})
