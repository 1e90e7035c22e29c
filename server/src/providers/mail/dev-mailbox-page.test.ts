import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { createMailboxMail } from './mailbox.ts'

let app: TestApp
const printed: string[] = []
const keep = (subject: string, text: string, { printCode = true, to = 'ada@example.org' } = {}) =>
  createMailboxMail({
    db: app.db,
    clock: app.clock,
    publicUrl: 'http://localhost:3000',
    print: (line) => void printed.push(line),
    printCode,
  }).send({ id: '1', to, subject, text, html: '<p>hi</p><script>alert(1)</script>' })
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; type: string; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${app.url}${path}`, { headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: String(response.headers['content-type']), body }),
      )
    })
    outgoing.on('error', reject).end()
  })
}

test('mailbox.json lists the mails newest first, with to, subject, text, html and sent_at', async () => {
  await keep('First', 'one')
  await keep('Second', 'two')
  const { status, type, body } = await get('/dev/mailbox.json')
  expect([status, type]).toEqual([200, 'application/json'])
  const mails = JSON.parse(body) as Record<string, string>[]
  expect(mails.map(({ subject }) => subject)).toEqual(['Second', 'First'])
  expect(Object.keys(mails[0] ?? {})).toEqual(['to', 'subject', 'text', 'html', 'sent_at'])
  expect(mails[0]?.['sent_at']).toBe(app.clock.now().toISOString())
})

test('the page shows text only, and escapes all of it', async () => {
  await keep('<img src=x onerror=alert(1)>', '</pre><script>alert(2)</script>', { to: '"><b>@example.org' })
  const { status, type, body } = await get('/dev/mailbox')
  expect(status).toBe(200)
  expect(type).toMatch(/^text\/html/)
  expect(body).toContain('&lt;/pre&gt;&lt;script&gt;alert(2)')
  expect(body).not.toMatch(/<script|<img|<b>/)
})

test.for([
  ['a forwarding header', { 'x-forwarded-for': '127.0.0.1' }],
  ['a standard forwarding header', { forwarded: 'for=127.0.0.1' }],
  ['the name of a website that points at this machine', { host: 'evil.example:3000' }],
] as [string, Record<string, string>][])('a request with %s finds nothing', async ([, headers]) => {
  for (const path of ['/dev/mailbox', '/dev/mailbox.json'])
    expect(await get(path, headers)).toMatchObject({
      status: 404,
      body: expect.not.stringContaining('ada@example.org'),
    })
})

test('the console line names the page; address, subject and code only where that is wanted', async () => {
  await keep('Your code', 'Hello\n\n    ABC234\n')
  expect(printed.at(-1)).toBe(
    'Mail for ada@example.org: "Your code", code ABC234 — open http://localhost:3000/dev/mailbox',
  )
  await keep('Your code', 'Hello\n\n    ABC234\n', { printCode: false })
  expect(printed.at(-1)).toBe('A mail — open http://localhost:3000/dev/mailbox')
  await keep('Your code', 'x', { to: 'a\u001b[2J@example.org' })
  expect(printed.at(-1)).not.toMatch(/\p{Cc}/u)
})

describe('where other people use the installation', () => {
  let shared: TestApp
  beforeAll(async () => {
    shared = await createTestApp({ config: { ownMachine: false } })
  })
  afterAll(() => shared.close())
  const statusOf = async (path: string, authorization?: string) =>
    (await fetch(shared.url + path, { headers: authorization ? { authorization } : {} })).status

  test('the mailbox and /metrics ask for the token that the start prints, since a proxy can look like this machine', async () => {
    const token = /^Token for \/metrics and \/dev\/mailbox: ([\w-]{43})$/.exec(shared.printed[0] ?? '')?.[1]
    const basic = `Basic ${Buffer.from(`operator:${token}`).toString('base64')}`
    for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
      expect(await statusOf(path)).toBe(401)
      expect(await statusOf(path, 'Bearer wrong')).toBe(401)
      expect(await statusOf(path, `Bearer ${token}`)).toBe(200)
      expect(await statusOf(path, basic)).toBe(200)
    }
    expect(await statusOf('/metrics')).toBe(404)
    expect(await statusOf('/metrics', `Bearer ${token}`)).toBe(200)
  })
})

test('without the development mailbox its address does not exist', async () => {
  const other = await createTestApp({ config: { devMailbox: false } })
  for (const path of ['/dev/mailbox', '/dev/mailbox.json']) expect((await fetch(other.url + path)).status).toBe(404)
  await other.close()
})
