import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { follow, listFollowed, mostFollowed, unfollow } from '@waymark/contract/job-search/followed-employers.ts'
import type { FollowedEmployer } from '@waymark/contract/job-search/followed-employers.ts'
import { searchJobs, type FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { saveSearch } from '@waymark/contract/job-search/saved-searches.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGuardedFetch } from '../../../lib/fetch/guarded-fetch.ts'
import { createLog } from '../../../lib/log.ts'
import { createListings, type Listings } from '../../../providers/listings/listings.ts'
import { createTestApp, createTestClock, type TestApp } from '../../../testing/create-test-app.ts'
import { addListings } from '../../../testing/make-listings.ts'
import { addUser } from '../../../testing/add-user.ts'
import { queueDueMails } from '../saved/saved-search-mails.service.ts'
import { cleanUp } from '../sources/feed-schedule.service.ts'
import { sharedProcesses } from '../../../testing/shared-processes.ts'

let app: TestApp
let token: string
let email: string
let server: Server
let folder: string
/** What the local server answers, by host and path. */
let pages: Record<string, string>
let listings: Listings
const { listingReader } = sharedProcesses
const hour = 3_600_000
const acmeApi = 'boards-api.greenhouse.io/v1/boards/acme/jobs'

/** Every host is the local server. */
function fetchPage(...[url, { hosts: _, ...request } = {}]: Parameters<Listings['fetchPage']>) {
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const { host, pathname } = new URL(url)
  if (host === '10.0.0.1') return createGuardedFetch()(url)
  return createGuardedFetch({ allow: [place] })(`http://${place}/${host}${pathname}`, request)
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const page = pages[(request.url ?? '').slice(1)]
    response.statusCode = page === undefined ? 404 : 200
    response.setHeader('content-type', page?.startsWith('<') ? 'text/html' : 'application/json')
    response.end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  folder = await mkdtemp(path.join(tmpdir(), 'followed-'))
  const real = createListings({ dataDir: folder, fetchAllow: [], keys: {} })
  const own = (followed: readonly string[] = []) => real.feeds(followed).filter(({ id }) => followed.includes(id))
  listings = { ...real, feeds: own, fetchPage, sample: undefined }
  app = await createTestApp({
    clock: createTestClock(new Date('2027-03-22T10:00:00Z')),
    providers: { listings, listingReader },
  })
})
afterAll(async () => {
  server.close()
  await app.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await sql`truncate postings, listing_words, listing_feeds, followed_employers, saved_searches, mailed_listings cascade`.execute(
    app.db,
  )
  pages = { [acmeApi]: board('Welder') }
  ;({ token, email } = await addUser(app))
})

const board = (...titles: string[]) =>
  JSON.stringify({
    jobs: titles.map((title) => ({
      id: title,
      title,
      company_name: 'Acme Works',
      absolute_url: `https://boards.greenhouse.io/acme/jobs/${title}`,
      location: { name: 'Berlin' },
      content: 'Weld.',
      first_published: app.clock.now().toISOString(),
    })),
  })

const following = (url: string, as = token) => app.call(follow, { url }, { token: as })
const list = async (as = token) =>
  (await app.call(listFollowed, undefined, { token: as })).body['followed'] as FollowedEmployer[]
async function find(search: object = {}, as = token): Promise<FoundJob[]> {
  const { body } = await app.call(searchJobs, { job_title: 'welder', ...search }, { token: as })
  return body['results'] as FoundJob[]
}

test('following a posting’s address brings the employer’s jobs, marked and by themselves', async () => {
  await addListings(app, [{ title: 'Welder elsewhere' }])
  const { status, body } = await following('boards.greenhouse.io/acme/jobs/1')
  expect([status, body['followed']]).toEqual([
    200,
    expect.objectContaining({ name: 'Acme Works', system: 'Greenhouse', url: 'https://boards.greenhouse.io/acme' }),
  ])
  await app.jobsIdle()
  expect(await list()).toMatchObject([{ name: 'Acme Works', jobs: 1, problem: null, read_at: expect.any(String) }])
  const marks = (await find()).map(({ job_title, followed }) => [job_title, followed])
  expect(marks.toSorted()).toEqual([
    ['Welder elsewhere', null],
    ['Welder', true],
  ])
  expect((await find({ followed: true })).map(({ job_title }) => job_title)).toEqual(['Welder'])
  expect((await find({ source: 'greenhouse' })).map(({ job_title }) => job_title)).toEqual(['Welder'])
})

test('an employer’s own careers page leads to its board; a page without one says so', async () => {
  pages['acme.example/careers'] = '<a href="https://boards.greenhouse.io/acme">Jobs</a>'
  pages['other.example/'] = '<p>Write to us.</p>'
  expect((await following('https://acme.example/careers')).status).toBe(200)
  const { status, body } = await following('https://other.example/')
  expect([status, body['code']]).toEqual([422, 'board_unknown'])
})

test('a board that does not answer, or a private address, is not followed', async () => {
  pages['boards-api.greenhouse.io/v1/boards/odd/jobs'] = '<p>Sorry</p>'
  const codes = []
  for (const url of ['https://boards.greenhouse.io/gone', 'https://boards.greenhouse.io/odd', 'http://10.0.0.1/jobs'])
    codes.push((await following(url)).body['code'])
  expect(codes).toEqual(['board_unreadable', 'board_unreadable', 'url_refused'])
  expect(await list()).toEqual([])
})

test('a job found in the search leads to its employer, where the employer has a board', async () => {
  await addListings(app, [{ title: 'Welder', company: 'Acme' }], { id: 'greenhouse:acme' })
  await addListings(app, [{ title: 'Welder of an aggregator' }])
  const found = await find()
  expect(found.map(({ followed }) => followed).toSorted()).toEqual([false, null])
  for (const { id, followed } of found) {
    const { status } = await app.call(follow, { job_id: id }, { token })
    expect(status).toBe(followed === false ? 200 : 404)
  }
  expect(new Set((await find()).map(({ followed }) => followed))).toEqual(new Set([null, true]))
})

test('following twice is following once, and nobody follows more than allowed', async () => {
  await following('https://boards.greenhouse.io/acme')
  await following('https://boards.greenhouse.io/acme/jobs/2')
  expect(await list()).toHaveLength(1)
  await sql`insert into followed_employers (user_id, feed, name, followed_at)
    select user_id, 'lever:' || n, 'x', now() from followed_employers, generate_series(2, ${mostFollowed}) n`.execute(
    app.db,
  )
  pages['boards-api.greenhouse.io/v1/boards/more/jobs'] = board('Baker')
  const { status, body } = await following('https://boards.greenhouse.io/more')
  expect([status, body['fields']]).toEqual([400, { url: expect.stringMatching(/^You follow 50/) }])
  expect((await following('https://boards.greenhouse.io/acme')).status).toBe(200)
})

test('what one user follows is neither marked nor shown for another', async () => {
  await following('https://boards.greenhouse.io/acme')
  await app.jobsIdle()
  const { token: other } = await addUser(app)
  expect(await list(other)).toEqual([])
  expect((await find({}, other)).map(({ followed }) => followed)).toEqual([false])
  expect(await find({ followed: true }, other)).toEqual([])
  const params = { id: (await list())[0]?.id ?? '' }
  expect((await app.call(unfollow, undefined, { token: other, params })).status).toBe(404)
  expect((await app.call(unfollow, undefined, { token, params })).status).toBe(200)
})

test('a board that nobody follows is read no more, and its jobs leave the search after a while', async () => {
  await following('https://boards.greenhouse.io/acme')
  await app.jobsIdle()
  const deps = { db: app.db, clock: app.clock, log: createLog('error'), listings, listingReader }
  const pass = async () => {
    app.clock.advance(15 * 24 * hour)
    ;({ token } = await addUser(app))
    await cleanUp(deps)
  }
  await pass()
  expect(await find()).toHaveLength(1)
  await sql`delete from followed_employers`.execute(app.db)
  await pass()
  expect(await find()).toEqual([])
})

test('new jobs of followed employers come with the mail of a saved search, each once', async () => {
  await following('https://boards.greenhouse.io/acme')
  await app.jobsIdle()
  await app.call(saveSearch, { search: { job_title: 'nurse' }, mails: 'daily' }, { token })
  app.clock.advance(hour)
  await addListings(app, [{ title: 'Rigger', company: 'Acme', posted_at: app.clock.now() }], { id: 'greenhouse:acme' })
  const pass = async () => {
    app.clock.advance(24 * hour)
    await queueDueMails(app)
    return (await app.mails(email)).filter(({ subject }) => /job/.test(subject))
  }
  const [first] = await pass()
  expect(first?.subject).toBe('A new job at an employer you follow')
  expect(first?.text).toMatch(/New at employers you follow:\s+Rigger/)
  expect(first?.text, 'was there when it was followed').not.toContain('Welder')
  expect(await pass()).toHaveLength(1)
})
