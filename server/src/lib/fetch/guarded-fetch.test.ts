import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import { createGuardedFetch, type Resolve, type FetchPage } from './guarded-fetch.ts'

let server: Server
let port: number
let hits = 0
const hanging: ServerResponse[] = []
let fetchPage: FetchPage

const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/page': (_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<h1>Café</h1>'),
  '/latin1': (_, response) =>
    response.setHeader('content-type', 'text/html; charset=iso-8859-1').end(Buffer.from('<p>Köln</p>', 'latin1')),
  '/meta': (_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(Buffer.from('<meta charset="windows-1252"><p>Köln</p>', 'latin1')),
  '/image': (_, response) => response.setHeader('content-type', 'image/png').end('x'),
  '/away': (_, response) => response.writeHead(403, { 'content-type': 'text/html' }).end('no'),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/to': (request, response) =>
    response.writeHead(302, { location: new URL(request.url ?? '', 'http://x').searchParams.get('url') ?? '' }).end(),
  '/gzip': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(50_000_000, 'a'))),
  '/br': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' })
      .end(brotliCompressSync(Buffer.alloc(50_000_000, 'a'), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })),
  '/endless': (_, response) => {
    response.setHeader('content-type', 'text/html')
    const push = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', push)
    }
    push()
  },
  '/hang': (_, response) => void hanging.push(response),
  '/drip': (_, response) => {
    response.setHeader('content-type', 'text/html')
    const timer = setInterval(() => response.write('x'), 50)
    response.on('close', () => clearInterval(timer))
  },
}

beforeAll(async () => {
  server = createServer((request, response) => {
    hits++
    routes[(request.url ?? '').split('?')[0] ?? '']?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  fetchPage = createGuardedFetch({ allow: [`127.0.0.1:${port}`], timeoutMs: 20_000 })
})
beforeEach(() => void (hits = 0))
afterAll(() => server.close())
const local = (route: string) => `http://127.0.0.1:${port}${route}`

/** A resolver that gives one answer after the other. */
function answering(...answers: string[][]): Resolve {
  let round = 0
  return (_host, _options, callback) => {
    const answer = answers[Math.min(round++, answers.length - 1)] ?? []
    callback(
      null,
      answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
}

it('sixty hanging reads of a host do not hold up another read of it', async () => {
  const patient = createGuardedFetch({ allow: [`127.0.0.1:${port}`], timeoutMs: 120_000 })
  const reads = Promise.all(Array.from({ length: 60 }, () => patient(local('/hang'))))
  await expect.poll(() => hanging.length).toBe(60)
  expect(await patient(local('/page'))).toMatchObject({ text: '<h1>Café</h1>' })
  for (const response of hanging) response.destroy()
  expect(await reads).toHaveLength(60)
})

it('the host and port of FETCH_ALLOW may be reached although they are private, no other port', async () => {
  expect(await fetchPage(local('/page'))).toEqual({
    url: local('/page'),
    contentType: 'text/html',
    text: '<h1>Café</h1>',
  })
  expect(await createGuardedFetch({ allow: [`127.0.0.1:${port + 1}`] })(local('/page'))).toMatchObject({
    refused: 'url_refused',
  })
})

it.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://localhost/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127.0.0.1:443/',
  'https://127.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://user:secret@127.0.0.1/',
  'http://example.org@127.0.0.1/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'http://8.8.8.8:22/',
  'javascript:1',
  'nonsense',
])('%s is refused', async (url) => {
  expect(await fetchPage(url)).toMatchObject({ refused: 'url_refused' })
})

it('an address with a user name or password is refused even where the place is allowed', async () => {
  expect(await fetchPage(local('/page').replace('//', '//me:secret@'))).toMatchObject({ refused: 'url_refused' })
  expect(hits).toBe(0)
})

it.each([
  'http://127.0.0.1:1/',
  'http://localhost/',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  '//[::1]/',
  'http://u:p@8.8.8.8/',
])('a redirect to %s is checked again and refused', async (target) => {
  expect(await fetchPage(local(`/to?url=${encodeURIComponent(target)}`))).toMatchObject({ refused: 'url_refused' })
  expect(hits).toBe(1)
})

it('a redirect to an allowed place is followed, a circle of redirects ends', async () => {
  expect(await fetchPage(local('/to?url=/page'))).toMatchObject({ url: local('/page') })
  expect(await fetchPage(local('/loop'))).toEqual({ refused: 'unreadable', reason: 'too many redirects' })
})

it('a name with one private address among public ones is refused', async () => {
  const guarded = createGuardedFetch({ resolve: answering(['93.184.216.34', '127.0.0.1']) })
  expect(await guarded('http://mixed.example/')).toMatchObject({ refused: 'url_refused' })
})

it('a name is looked up once and the checked address is the one that is connected to', async () => {
  let lookups = 0
  const resolve = answering(['93.184.216.34'], ['127.0.0.1'])
  const changing: Resolve = (...given) => {
    lookups++
    resolve(...given)
  }
  const outcome = await createGuardedFetch({ resolve: changing, timeoutMs: 500 })('http://rebind.example/')
  expect([lookups, hits, 'text' in outcome && outcome.text.includes('Café')]).toEqual([1, 0, false])
})

it('pages are decoded by their header, or by what they say themselves', async () => {
  expect(await fetchPage(local('/latin1'))).toMatchObject({ text: '<p>Köln</p>' })
  expect(await fetchPage(local('/meta'))).toMatchObject({ text: expect.stringContaining('Köln') })
})

it('pictures, errors, unknown hosts and closed ports are unreadable, not refused', async () => {
  expect(await fetchPage(local('/image'))).toMatchObject({ refused: 'unreadable' })
  expect(await fetchPage(local('/away'))).toMatchObject({ refused: 'unreadable', reason: 'status 403' })
  expect(await createGuardedFetch({ timeoutMs: 2000 })('http://no-such-host.invalid/')).toMatchObject({
    refused: 'unreadable',
  })
  expect(await createGuardedFetch({ allow: ['127.0.0.1:9'] })('http://127.0.0.1:9/')).toMatchObject({
    refused: 'unreadable',
  })
})

it.each(['/endless', '/gzip', '/br'])('a body of more than 5 MB (%s) is not read to its end', async (route) => {
  expect(await createGuardedFetch({ allow: [`127.0.0.1:${port}`] })(local(route))).toEqual({
    refused: 'unreadable',
    reason: 'too large',
  })
})

it('a server that drips is left after the total time', async () => {
  const patient = createGuardedFetch({ allow: [`127.0.0.1:${port}`], timeoutMs: 400 })
  expect(await patient(local('/drip'))).toEqual({ refused: 'unreadable', reason: 'too slow' })
})

testOnRealData('every private target of the hostile collection is refused', 60_000, async (data) => {
  const file = path.join(data, 'hostile/ssrf/urls-from-payloadsallthethings.txt')
  const urls = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const guarded = createGuardedFetch({ timeoutMs: 3000, resolve: answering(['127.0.0.1']) })
  const outcomes = await Promise.all(urls.map(async (url) => ({ url, outcome: await guarded(url) })))
  const read = outcomes.filter(({ outcome }) => !('refused' in outcome))
  const counted = Object.groupBy(outcomes, ({ outcome }) => ('refused' in outcome ? outcome.refused : 'read'))
  console.log(
    `hostile/ssrf: ${urls.length} addresses,`,
    Object.fromEntries(Object.entries(counted).map(([key, all]) => [key, all?.length])),
  )
  expect(read).toEqual([])
})
