import { getDesk, type Desk } from '@waymark/contract/desk.ts'
import type { Endpoint } from '@waymark/contract/define-endpoint.ts'
import { generateResume, resumePdf, scrapeJob } from '@waymark/contract/documents.ts'
import { saveSearch } from '@waymark/contract/job-search/saved-searches.ts'
import { saveJob, updateJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { addListings } from '../../../testing/make-listings.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import { addUser } from '../../../testing/add-user.ts'

const dayMs = 86_400_000
let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await addUser(app)).token
})
afterAll(() => app.close())

const call = (endpoint: Endpoint, body?: unknown) => app.call(endpoint, body, { token })
const read = async () => (await call(getDesk)).body['desk'] as Desk
const urlOf = (company: string) => `https://jobs.example/${company}`
const save = (company_name: string, status: string) =>
  call(saveJob, { job_title: 'Engineer', company_name, job_url: urlOf(company_name), status })

test('a new account has an empty desk that says what is missing', async () => {
  expect(await read()).toEqual({
    profile_empty: true,
    board_empty: true,
    interviews: [],
    follow_ups: [],
    offers: [],
    silent: [],
    outdated: [],
    news: [],
  })
})

test('interviews of the week, due follow-ups, offers and silent applications are listed, later ones are not', async () => {
  await call(saveProfile, { data: makeProfile() })
  await save('Silent', 'Applied')
  // A sign-in ends after a week without a call.
  app.clock.advance(6 * dayMs)
  await read()
  app.clock.advance(6 * dayMs)
  const now = app.clock.now()
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()
  await save('Offering', 'Offer')
  await save('Soon', 'Interview')
  await call(updateJob, { job_url: urlOf('Soon'), interviews: [{ at: inDays(2), text: '' }], revision: 0 })
  await save('Later', 'Interview')
  await call(updateJob, { job_url: urlOf('Later'), interviews: [{ at: inDays(20), text: '' }], revision: 0 })
  await save('Overdue', 'Applied')
  await call(updateJob, { job_url: urlOf('Overdue'), follow_up_on: inDays(-1).slice(0, 10) })
  await save('NextWeek', 'Applied')
  await call(updateJob, { job_url: urlOf('NextWeek'), follow_up_on: inDays(6).slice(0, 10) })

  const desk = await read()
  expect(desk).toMatchObject({ profile_empty: false, board_empty: false })
  expect(desk.interviews.map(({ card }) => card.company_name)).toEqual(['Soon'])
  expect(desk.follow_ups.map(({ card, is_late }) => [card.company_name, is_late])).toEqual([['Overdue', true]])
  expect(desk.offers.map(({ company_name }) => company_name)).toEqual(['Offering'])
  expect(desk.silent.map(({ card, days }) => [card.company_name, days])).toEqual([['Silent', 12]])
})

test('an interview has the files that went out, and a saved search what came since', async () => {
  const job_url = urlOf('Sent')
  await save('Sent', 'Viewed')
  const { body } = await call(scrapeJob, { url: job_url, text: 'Platform Engineer. You know TypeScript.' })
  const made = await call(generateResume, { job_id: String(body['id']), company_name: 'Sent' })
  const { body: pdf } = await call(resumePdf, { resume_id: String(made.body['id']) })
  const job = { job_title: 'Engineer', company_name: 'Sent', job_url, status: 'Viewed' }
  await call(saveJob, { ...job, cv_link: String(pdf['url']) })
  await save('Sent', 'Applied')
  await save('Sent', 'Interview')
  const at = new Date(app.clock.now().getTime() + dayMs).toISOString()
  await call(updateJob, { job_url, interviews: [{ at, text: '' }], revision: 0 })
  await call(saveSearch, { search: { job_title: 'Lighthouse Keeper' }, mails: 'none' })
  app.clock.advance(60_000)
  await addListings(app, [{ title: 'Lighthouse Keeper' }])
  const { interviews, news } = await read()
  expect(interviews.find(({ card }) => card.company_name === 'Sent')?.sent).toEqual([
    { kind: 'resume', url: expect.stringMatching(/^\/api\/documents\/[0-9a-f-]+\.pdf$/) as string },
  ])
  expect(news).toMatchObject([{ name: 'Lighthouse Keeper', address: '/jobsearch?title=Lighthouse+Keeper', count: 1 }])
})

test('what saved searches found is counted once for some minutes, and anew when a search or the index changes', async () => {
  const { token } = await addUser(app)
  const keeper = { search: { job_title: 'Falconer' }, mails: 'none' }
  const countNow = async () => {
    const { body } = await app.call(getDesk, undefined, { token })
    return (body['desk'] as Desk).news.map(({ count }) => count)
  }
  await app.call(saveSearch, keeper, { token })
  app.clock.advance(1000)
  await addListings(app, [{ title: 'Falconer' }])
  expect(await countNow()).toEqual([1])
  // Behind the index's back.
  const hide = () => sql`update listings set closed_at = now() where closed_at is null`.execute(app.db)
  await hide()
  expect(await countNow()).toEqual([1])
  app.clock.advance(5 * 60_000)
  expect(await countNow()).toEqual([])
  await addListings(app, [{ title: 'Falconer' }, { title: 'Beekeeper' }])
  expect(await countNow()).toEqual([1])
  await app.call(saveSearch, { ...keeper, search: { job_title: 'Beekeeper' } }, { token })
  await hide()
  expect(await countNow()).toEqual([])
})

test('another account sees none of it', async () => {
  const stranger = (await addUser(app)).token
  const { body } = await app.call(getDesk, undefined, { token: stranger })
  expect((body['desk'] as Desk).board_empty).toBe(true)
})
