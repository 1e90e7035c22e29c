import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { searchJobs, type FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { listSources } from '@waymark/contract/job-search/job-sources.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGuardedFetch } from '../../../lib/fetch/guarded-fetch.ts'
import { createLog } from '../../../lib/log.ts'
import type { Feed, Listings } from '../../../providers/listings/listings.ts'
import { arbeitnow } from '../../../providers/listings/sources/arbeitnow.ts'
import { greenhouse } from '../../../providers/listings/boards/greenhouse.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { addUser } from '../../../testing/add-user.ts'
import { keepSample } from './feed-schedule.service.ts'
import { listSourceHealth } from './list-sources.service.ts'
import { sharedProcesses } from '../../../testing/shared-processes.ts'
import { runFeed, type FeedDeps } from './run-feed.service.ts'

let app: TestApp
let token: string
let server: Server
let answer: RequestListener
let asked: string[]
/** Far from what a busy machine needs; the source that trickles has less. */
let timeoutMs: number
const { listingReader } = sharedProcesses
const day = 86_400_000

const feeds: Feed[] = [
  { id: 'arbeitnow', source: { ...arbeitnow, pauseMs: 0 }, board: '', idle: undefined },
  { id: 'greenhouse:acme', source: greenhouse, board: 'acme', idle: undefined },
  { id: 'eures', source: arbeitnow, board: '', idle: 'unchecked' },
]

/** Sends what a source is asked to a local server, under the limits that it is asked with. */
const listings: Listings = {
  feeds: () => feeds,
  keys: {},
  sample: undefined,
  fetchPage: (url, { hosts: _, ...request } = {}) => {
    const { port } = server.address() as AddressInfo
    const place = `127.0.0.1:${port}`
    const { pathname, search } = new URL(url)
    return createGuardedFetch({ allow: [place], timeoutMs, maxBytes: 1_000_000 })(
      `http://${place}${pathname}${search}`,
      {
        ...request,
        hosts: ['127.0.0.1'],
      },
    )
  },
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  app = await createTestApp({ providers: { listings: { ...listings, feeds: () => [] } } })
})
afterAll(async () => {
  server.close()
  await app.close()
})
beforeEach(async () => {
  asked = []
  timeoutMs = 30_000
  // Days pass in these tests, and sessions end.
  ;({ token } = await addUser(app))
})
afterEach(() => sql`truncate postings, listing_words, listing_feeds cascade`.execute(app.db))

const deps = (): FeedDeps => ({ db: app.db, clock: app.clock, log: createLog('error'), listings, listingReader })

async function run(feed: Feed | undefined = feeds[0]): Promise<void> {
  if (!feed) return
  await sql`insert into listing_feeds (id, next_run_at) values (${feed.id}, ${app.clock.now()})
    on conflict (id) do update set next_run_at = excluded.next_run_at`.execute(app.db)
  await runFeed(deps(), feed)
}

const json =
  (body: unknown): RequestListener =>
  (_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  }
const job = (slug: string, more: object = {}) => ({
  slug,
  company_name: 'Acme',
  title: `Welder ${slug}`,
  description: '<p>Weld.</p>',
  remote: false,
  url: `https://www.arbeitnow.com/jobs/${slug}`,
  location: 'Berlin',
  created_at: Math.floor(app.clock.now().getTime() / 1000) - 3600,
  ...more,
})

async function find(job_title = 'welder'): Promise<FoundJob[]> {
  return (await app.call(searchJobs, { job_title }, { token })).body['results'] as FoundJob[]
}
const found = async () => (await find()).map(({ job_title }) => job_title).toSorted()
async function state(id = 'arbeitnow') {
  const { rows } = await sql<{ failures: number; problem: string | null; postings: number; next_run_at: Date }>`
    select * from listing_feeds where id = ${id}`.execute(app.db)
  return rows[0]
}

test('what a source has is found, what it has no more is closed, and what comes back is open again', async () => {
  answer = json({ data: ['a', 'b', 'c'].map((slug) => job(slug)) })
  await run()
  expect(await found()).toEqual(['Welder a', 'Welder b', 'Welder c'])
  app.clock.advance(day)
  answer = json({ data: ['a', 'b'].map((slug) => job(slug)) })
  await run()
  expect(await found()).toEqual(['Welder a', 'Welder b'])
  app.clock.advance(day)
  answer = json({ data: ['a', 'b', 'c'].map((slug) => job(slug)) })
  await run()
  expect(await found()).toEqual(['Welder a', 'Welder b', 'Welder c'])
})

const faults: [string, RequestListener][] = [
  ['an error', (_, response) => response.writeHead(503).end()],
  [
    'a page of HTML',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Are you human?</html>'),
  ],
  [
    'broken JSON',
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [{"slug"'),
  ],
  ['another shape', json({ jobs: [] })],
  ['nothing', json({ data: [] })],
  ['postings without a title', json({ data: [{ slug: 'x' }] })],
  [
    'more than anybody reads',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(`{"data":[{"slug":"${'x'.repeat(2_000_000)}"}]}`)
    },
  ],
  [
    'a byte now and then',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const timer = setInterval(() => response.write(' '), 200)
      response.once('close', () => clearInterval(timer))
    },
  ],
  ['a redirect to another host', (_, response) => response.writeHead(302, { location: 'http://localhost:1/' }).end()],
]

test.each(faults)('a source that answers %s closes nothing, says so, and is asked later', async (name, fault) => {
  answer = json({ data: [job('a')] })
  await run()
  app.clock.advance(day)
  answer = fault
  if (name === 'a byte now and then') timeoutMs = 1500
  await run()
  expect(await found()).toEqual(['Welder a'])
  const { failures, problem, next_run_at } = (await state())!
  expect(failures).toBe(1)
  expect(problem).toMatch(/\w/)
  expect(problem).not.toMatch(/ended before it was done/)
  expect(next_run_at.getTime()).toBeGreaterThan(app.clock.now().getTime())
})

test('a run that sees a small part of what is open closes nothing', async () => {
  answer = json({ data: Array.from({ length: 20 }, (_, index) => job(`n${index}`)) })
  await run()
  app.clock.advance(day)
  answer = json({ data: [job('n1')] })
  await run()
  const { rows } = await sql<{
    open: number
  }>`select count(*)::int as open from listings where closed_at is null`.execute(app.db)
  expect(rows[0]?.open).toBe(20)
})

test('a bad page after good ones keeps what came before and closes nothing', async () => {
  answer = json({ data: [job('old')] })
  await run()
  app.clock.advance(day)
  answer = (request, response) =>
    request.url?.endsWith('page=1')
      ? json({ data: Array.from({ length: 100 }, (_, index) => job(`n${index}`, { title: `Welder n${index}` })) })(
          request,
          response,
        )
      : response.writeHead(500).end()
  await run()
  expect(asked.filter((url) => url.includes('page='))).toHaveLength(3)
  expect((await state())?.failures).toBe(0)
  const { rows } = await sql<{
    open: number
  }>`select count(*)::int as open from listings where closed_at is null`.execute(app.db)
  expect(rows[0]?.open).toBe(101)
})

test('scripts, addresses that are no pages, and text of megabytes do no harm', async () => {
  answer = json({
    data: [
      job('script', { description: '<p onclick="x()">Weld<script>alert(1)</script></p>', title: '<b>Welder</b> one' }),
      job('address', { url: 'javascript:alert(1)' }),
      job('long', { description: `<p>${'word '.repeat(100_000)}</p>` }),
    ],
  })
  await run()
  const results = await find()
  expect(results.map(({ job_title }) => job_title).toSorted()).toEqual(['Welder long', 'Welder one'])
  expect(results.find(({ job_title }) => job_title === 'Welder one')?.description).toBe('<p>Weld</p>')
  for (const { job_url } of results) expect(job_url).toMatch(/^https:/)
})

test('many copies of one posting are one result; an employer’s own copy stands for the others', async () => {
  const text = `<p>${Array.from({ length: 80 }, (_, index) => `word${index}`).join(' ')}</p>`
  answer = json({
    data: Array.from({ length: 60 }, (_, index) => job(`c${index}`, { title: 'Welder', description: text })),
  })
  await run()
  expect(await find()).toHaveLength(1)
  answer = json({
    jobs: [
      {
        id: 1,
        absolute_url: 'https://acme.example/1',
        title: 'Welder',
        company_name: 'Acme GmbH',
        location: { name: 'Berlin, Germany' },
        content: text,
      },
    ],
  })
  await run(feeds[1])
  const results = await find()
  expect(results.map(({ source }) => source.name)).toEqual(['Greenhouse'])
  app.clock.advance(day)
  answer = json({
    jobs: [
      {
        id: 2,
        absolute_url: 'https://acme.example/2',
        title: 'Baker',
        company_name: 'Acme GmbH',
        location: { name: 'Berlin' },
        content: '',
      },
    ],
  })
  await run(feeds[1])
  expect((await find()).map(({ source }) => source.name)).toEqual(['Arbeitnow'])
})

test('a job that is posted again under a new id counts its postings', async () => {
  const text = `<p>${Array.from({ length: 80 }, (_, index) => `word${index}`).join(' ')}</p>`
  answer = json({ data: [job('first', { title: 'Welder', description: text })] })
  await run()
  const first = (await find())[0]
  app.clock.advance(10 * day)
  answer = json({ data: [job('second', { title: 'Welder', description: text })] })
  await run()
  ;({ token } = await addUser(app))
  const [again] = await find()
  expect([first?.reposts, again?.reposts]).toEqual([0, 1])
  expect(again?.first_posted_at).toBe(first?.first_posted_at)
})

test('two processes that run the same feed at the same moment read it once', async () => {
  answer = json({ data: [job('a')] })
  await sql`insert into listing_feeds (id, next_run_at) values ('arbeitnow', ${app.clock.now()})`.execute(app.db)
  await Promise.all([1, 2, 3].map(() => runFeed(deps(), feeds[0]!)))
  expect(asked).toHaveLength(1)
})

test('the sample is there while there is nothing else, is called a sample, and goes when a source answers', async () => {
  const sampled = {
    ...deps(),
    listings: {
      ...listings,
      sample: JSON.stringify([
        { id: '1', title: 'Welder of the sample', company: 'Invented', location: 'Berlin', description: '<p>x</p>' },
      ]),
    },
  }
  await keepSample(sampled)
  expect((await find())[0]?.source).toMatchObject({ id: 'sample', is_sample: true })
  answer = json({ data: [job('real')] })
  await run()
  await keepSample(sampled)
  expect(await found()).toEqual(['Welder real'])
})

test('everybody who is signed in can see how the sources are', async () => {
  answer = json({ data: [job('a')] })
  await run()
  expect((await app.call(listSources, undefined, { token })).body['sources']).toEqual([])
  expect((await listSourceHealth(app.db, listings)).sources).toMatchObject([
    { id: 'arbeitnow', name: 'Arbeitnow', employer: null, state: 'ok', postings: 1, problem: null },
    { id: 'greenhouse:acme', employer: 'Acme', state: 'waiting' },
    { id: 'eures', state: 'unchecked' },
  ])
})
