import { deleteJob, saveJob, updateJob } from '@waymark/contract/job-tracking.ts'
import { importJobs } from '@waymark/contract/job-transfer.ts'
import { getReminders, updateReminders, type ReminderSettings } from '@waymark/contract/reminders.ts'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, createTestClock, type TestApp } from '../../../testing/create-test-app.ts'
import { recordWork } from '../../../testing/record-work.ts'
import { addUser } from '../../../testing/add-user.ts'

const { lastRequest } = recordWork()
let app: TestApp
let token: string
let other: string
beforeAll(async () => {
  app = await createTestApp({ clock: createTestClock(new Date('2027-03-22T10:00:00Z')) })
  ;[{ token }, { token: other }] = await Promise.all([addUser(app), addUser(app)])
})
afterAll(() => app.close())

const change = async (body: object, as = token) =>
  (await app.call(updateReminders, body, { token: as })).body['data'] as ReminderSettings
/** The path of a feed's address; the test's server has another port than its public address. */
const pathOf = ({ feed_url }: ReminderSettings) => new URL(feed_url ?? '').pathname
const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers })
const eventsOf = (text: string) =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

test('the private calendar holds follow-ups as days and interviews as moments, with what was noted', async () => {
  const job_url = 'https://acme.example/feed'
  const job = { job_title: 'Engineer; senior, remote', company_name: 'Acme\\Co', job_url, status: 'Applied' }
  await app.call(saveJob, job, { token })
  const interviews = [{ at: '2027-03-29T08:30:00Z', text: 'Video call' }]
  await app.call(updateJob, { job_url, follow_up_on: '2027-03-28', interviews, revision: 0 }, { token })
  const path = pathOf(await change({ feed: 'renew' }))
  expect(path).toMatch(/^\/feeds\/[\w-]{43}\.ics$/)
  const reply = await get(path)
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(reply.headers.get('x-robots-tag')).toBe('noindex')
  expect(reply.headers.get('set-cookie')).toBeNull()
  const events = eventsOf(await reply.text())
  expect(events.map((event) => [event.summary, event.startDate.toString(), event.description])).toEqual([
    ['Follow up: Engineer; senior, remote, Acme\\Co', '2027-03-28', null],
    ['Interview: Engineer; senior, remote, Acme\\Co', '2027-03-29T08:30:00Z', 'Video call'],
  ])

  await app.call(updateJob, { job_url, follow_up_on: '2027-04-01' }, { token })
  const moved = eventsOf(await (await get(path)).text())
  expect(moved.map((event) => event.uid).toSorted()).toEqual(events.map((event) => event.uid).toSorted())

  await app.call(updateJob, { job_url, archived: true }, { token })
  expect(eventsOf(await (await get(path)).text())).toEqual([])
  await app.call(updateJob, { job_url, archived: false }, { token })
  await app.call(deleteJob, { job_url }, { token })
  expect(eventsOf(await (await get(path)).text())).toEqual([])
})

test('a feed of 5,000 follow-ups gives the event loop back every 500 entries', async () => {
  const { token: busy } = await addUser(app)
  const jobs = Array.from({ length: 5000 }, (_, index) => ({
    job_title: 'Engineer',
    company_name: 'Acme',
    job_url: `https://many.example/${index}`,
    status: 'Viewed',
    at: null,
    location: '',
    salary: '',
    source: '',
    notes: '',
    follow_up_on: '2027-05-01',
  }))
  await app.call(importJobs, { jobs }, { token: busy })
  const path = pathOf(await change({ feed: 'renew' }, busy))
  const text = await (await get(path)).text()
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(5000)
  expect(lastRequest().yields).toBeGreaterThanOrEqual(10)
})

test('the address is shown again as long as it is kept, and ends when it is renewed or removed', async () => {
  const first = pathOf(await change({ feed: 'renew' }))
  const shown = (await app.call(getReminders, undefined, { token })).body['data'] as ReminderSettings
  expect(pathOf(shown)).toBe(first)
  const second = pathOf(await change({ feed: 'renew' }))
  expect(second).not.toBe(first)
  expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200])
  expect((await change({ feed: 'remove' })).feed_url).toBeNull()
  expect((await get(second)).status).toBe(404)
  const third = pathOf(await change({ feed: 'renew' }))
  expect([first, second]).not.toContain(third)
})

test('each user has a feed of their own, and an unknown or broken address is 404', async () => {
  const [mine, theirs] = [pathOf(await change({ feed: 'renew' })), pathOf(await change({ feed: 'renew' }, other))]
  expect(mine).not.toBe(theirs)
  for (const path of [
    `/feeds/${'x'.repeat(43)}.ics`,
    '/feeds/x.ics',
    '/feeds/.ics',
    mine.replace('.ics', ''),
    '/feeds/%00.ics',
  ])
    expect((await get(path)).status).toBe(404)
})

test('a calendar that has the latest version is told so', async () => {
  const path = pathOf(await change({ feed: 'renew' }))
  const etag = (await get(path)).headers.get('etag') ?? ''
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
  expect((await get(path, { 'if-none-match': `W/${etag}` })).status).toBe(304)
  expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('the secret lies neither in the database nor in the log', async () => {
  const secret = pathOf(await change({ feed: 'renew' })).slice(7, -4)
  await get(`/feeds/${secret}.ics`)
  const { rows } = await sql<{ row: string }>`select s::text as row from reminder_settings s`.execute(app.db)
  const kept = `${rows.map(({ row }) => row).join()}${app.logged.join()}`
  expect(kept).not.toContain(secret)
  expect(kept).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
})

test('whoever tries addresses of feeds is told to wait, and a neighbour’s own feed is not', async () => {
  const limited = await createTestApp({ config: { rateLimitFactor: 1 / 60 } })
  const statuses = []
  for (let call = 0; call < 3; call++) statuses.push((await fetch(`${limited.url}/feeds/${'x'.repeat(43)}.ics`)).status)
  expect(statuses).toEqual([404, 404, 429])
  const { token: own } = await addUser(limited)
  const { body } = await limited.call(updateReminders, { feed: 'renew' }, { token: own })
  const feed = () => fetch(limited.url + pathOf(body['data'] as ReminderSettings))
  expect([(await feed()).status, (await feed()).status, (await feed()).status]).toEqual([200, 200, 429])
  await limited.close()
})

test('whoever goes on trying has nothing looked up any more, and others have', async () => {
  const limited = await createTestApp({ config: { rateLimitFactor: 1 / 60, trustedProxies: 1 } })
  const { token: own } = await addUser(limited)
  const { body } = await limited.call(updateReminders, { feed: 'renew' }, { token: own })
  const ask = async (path: string, client: string) =>
    (await fetch(limited.url + path, { headers: { 'x-forwarded-for': client } })).status
  const feed = pathOf(body['data'] as ReminderSettings)
  for (let call = 0; call < 10; call++) await ask(`/feeds/${'x'.repeat(43)}.ics`, '203.0.113.1')
  // A feed that exists would be found.
  expect(await ask(feed, '203.0.113.1')).toBe(429)
  expect(await ask(feed, '198.51.100.1')).toBe(200)
  await limited.close()
})
