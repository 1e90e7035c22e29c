import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  mostSavedSearches,
  saveSearch,
  type SavedSearch,
} from '@waymark/contract/job-search/saved-searches.ts'
import { emptyProfile } from '@waymark/contract/profile-document.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, createTestClock, type TestApp } from '../../../testing/create-test-app.ts'
import { addListings } from '../../../testing/make-listings.ts'
import { addUser } from '../../../testing/add-user.ts'
import { queueDueMails } from './saved-search-mails.service.ts'

let app: TestApp
let token: string
let email: string
const hour = 3_600_000

beforeAll(async () => {
  app = await createTestApp({ clock: createTestClock(new Date('2027-03-22T10:00:00Z')) })
})
afterAll(() => app.close())
beforeEach(async () => {
  await sql`truncate postings, listing_words, saved_searches, mailed_listings cascade`.execute(app.db)
  ;({ token, email } = await addUser(app))
})

async function save(search: object = {}, mails = 'daily', as = token): Promise<SavedSearch> {
  const { status, body } = await app.call(
    saveSearch,
    { search: { job_title: 'nurse', ...search }, mails },
    { token: as },
  )
  expect(status).toBe(200)
  return body['saved'] as SavedSearch
}
const list = async (as = token) =>
  (await app.call(listSavedSearches, undefined, { token: as })).body['saved'] as SavedSearch[]
const change = async (id: string, body: object) =>
  (await app.call(changeSavedSearch, body, { token, params: { id } })).body['saved'] as SavedSearch

/** Lets so many hours pass and sends what is due. */
async function pass(hours: number) {
  app.clock.advance(hours * hour)
  await queueDueMails(app)
  return (await app.mails(email)).filter(({ subject }) => /job|Stelle/.test(subject))
}

test('a saved search is listed with what was searched, changed and deleted', async () => {
  const { id } = await save({ country: 'Germany', remote: true }, 'weekly')
  expect(await list()).toMatchObject([
    {
      id,
      search: { job_title: 'nurse', country: 'Germany', remote: true },
      mails: 'weekly',
      paused: false,
      feed_url: null,
    },
  ])
  expect(await change(id, { mails: 'none', paused: true })).toMatchObject({ mails: 'none', paused: true })
  expect((await app.call(deleteSavedSearch, undefined, { token, params: { id } })).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await app.call(deleteSavedSearch, undefined, { token, params: { id } })).status).toBe(404)
})

test('nobody saves more searches than they could read mails of', async () => {
  for (let count = 0; count < mostSavedSearches; count++) await save({ job_title: `nurse ${count}` })
  const { status, body } = await app.call(saveSearch, { search: { job_title: 'one more' }, mails: 'none' }, { token })
  expect([status, body['fields']]).toEqual([400, { search: expect.stringMatching(/delete one/) }])
})

test('a mail brings the jobs that came since the search was saved, each once, and none when there are none', async () => {
  await addListings(app, [{ title: 'Nurse, old' }])
  await save()
  app.clock.advance(hour)
  await addListings(app, [{ title: 'Nurse, first' }, { title: 'Baker' }])
  const [first, ...none] = await pass(24)
  expect(none).toEqual([])
  expect(first?.subject).toBe('A new job: nurse')
  expect(first?.text).toContain('Nurse, first')
  expect(first?.text).not.toMatch(/Nurse, old|Baker/)
  expect(await pass(24)).toHaveLength(1)
  await addListings(app, [{ title: 'Nurse, second' }])
  const mails = await pass(24)
  expect(mails).toHaveLength(2)
  expect(mails[0]?.text).toContain('Nurse, second')
  expect(mails[0]?.text).not.toContain('Nurse, first')
})

test('a mail brings a new job from abroad, however many older ones there are in the reader’s country', async () => {
  const profile = emptyProfile()
  profile.personal_details.present_location = 'Leeds, United Kingdom'
  expect((await app.call(saveProfile, { data: profile }, { token })).status).toBe(200)
  const older = new Date(app.clock.now().getTime() - 24 * hour)
  await addListings(
    app,
    Array.from({ length: 60 }, () => ({ posted_at: older })),
  )
  await save()
  app.clock.advance(hour)
  await addListings(app, [{ title: 'Nurse, abroad', location: 'Yerevan, Armenia' }])
  expect((await pass(24))[0]?.text).toContain('Nurse, abroad')
})

test('a mail brings jobs that do not say their hours after those that do, as the page does, and is named by the hours', async () => {
  await save({ hours: 'part_time', contract: 'temporary' })
  app.clock.advance(hour)
  await addListings(app, [
    { title: 'Nurse, silent' },
    { title: 'Nurse, stated', employment_type: 'PART_TIME TEMPORARY' },
    { title: 'Nurse, full time' },
  ])
  const [mail] = await pass(24)
  expect(mail?.subject).toBe('2 new jobs: nurse, part time, temporary or contract')
  expect(mail?.text).toMatch(/Nurse, stated[^]*do not say their hours[^]*Nurse, silent/)
  expect(mail?.text).not.toContain('Nurse, full time')
})

test('a mail and a feed say which jobs are remote, and which are somewhere unknown, as the page does', async () => {
  const { id } = await save({ country: 'United Kingdom' })
  app.clock.advance(hour)
  await addListings(app, [
    { title: 'Nurse, far', location: 'Remote' },
    { title: 'Nurse, there' },
    { title: 'Nurse, somewhere', location: 'Nether Wallopshire', language: 'en' },
  ])
  const [mail] = await pass(24)
  expect(mail?.text).toMatch(
    /Nurse, there[^]*Remote work\. Please check[^]*Nurse, far[^]*could not be read[^]*Nurse, somewhere/,
  )
  const address = new URL((await change(id, { feed: 'renew' })).feed_url ?? '').pathname
  const feed = await (await fetch(app.url + address)).text()
  const summaryOf = (title: string) => feed.split('<entry>').find((entry) => entry.includes(title))
  expect(summaryOf('Nurse, far')).toContain('Remote work. Please check')
  expect(summaryOf('Nurse, there')).not.toContain('Remote work')
})

test('two searches that find one job mail it once', async () => {
  await save()
  await save({ country: 'United Kingdom' })
  app.clock.advance(hour)
  await addListings(app, [{ title: 'Nurse' }])
  await pass(24)
  expect(await pass(24)).toHaveLength(1)
})

test('a weekly search waits a week, a paused one for good', async () => {
  await save({}, 'weekly')
  const paused = await save({ country: 'United Kingdom' })
  await change(paused.id, { paused: true })
  app.clock.advance(hour)
  await addListings(app, [{ title: 'Nurse' }])
  expect(await pass(48)).toHaveLength(0)
  expect(await pass(6 * 24)).toHaveLength(1)
})

test('the link in the mail asks first, and its button stops the mails of this search', async () => {
  const { id } = await save()
  app.clock.advance(hour)
  await addListings(app, [{ title: 'Nurse' }])
  const [mail] = await pass(24)
  const path = new URL(/https?:\S+\/saved\/stop\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname
  const page = await fetch(app.url + path)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')])
  expect((await list())[0]?.mails).toBe('daily')
  expect((await fetch(app.url + path, { method: 'POST' })).status).toBe(200)
  expect(await list()).toMatchObject([{ id, mails: 'none' }])
  expect((await fetch(`${app.url}${path.slice(0, -1)}x`, { method: 'POST' })).status).toBe(404)
})

test('the mail speaks the language of its reader', async () => {
  await sql`update users set language = 'de' where email = ${email}`.execute(app.db)
  await save()
  app.clock.advance(hour)
  await addListings(app, [{ title: 'Nurse' }])
  expect((await pass(24))[0]?.subject).toBe('Eine neue Stelle: nurse')
})

test('the private feed holds what the search finds, and ends when it is renewed or removed', async () => {
  await addListings(app, [{ title: 'Nurse <b>&</b> carer', company: 'St “Jude”' }])
  const { id } = await save({}, 'none')
  const first = new URL((await change(id, { feed: 'renew' })).feed_url ?? '').pathname
  expect(first).toMatch(/^\/feeds\/[\w-]{43}\.xml$/)
  const reply = await fetch(app.url + first)
  expect(reply.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const text = await reply.text()
  expect(text).toContain('<title>Jobs: nurse</title>')
  expect(text).toMatch(/<entry>[\s\S]*&amp; carer – St “Jude”, Leeds/)
  const etag = reply.headers.get('etag') ?? ''
  expect((await fetch(app.url + first, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const second = new URL((await change(id, { feed: 'renew' })).feed_url ?? '').pathname
  expect([(await fetch(app.url + first)).status, (await fetch(app.url + second)).status]).toEqual([404, 200])
  const { rows } = await sql<{ row: string }>`select s::text as row from saved_searches s`.execute(app.db)
  expect(rows.map(({ row }) => row).join()).not.toContain(second.slice(7, -4))
  expect((await change(id, { feed: 'remove' })).feed_url).toBeNull()
  expect((await fetch(app.url + second)).status).toBe(404)
})

test('another user’s search can neither be seen, changed nor deleted', async () => {
  const { id } = await save()
  const { token: other } = await addUser(app)
  expect(await list(other)).toEqual([])
  const as = { token: other, params: { id } }
  expect((await app.call(changeSavedSearch, { paused: true }, as)).status).toBe(404)
  expect((await app.call(deleteSavedSearch, undefined, as)).status).toBe(404)
})
