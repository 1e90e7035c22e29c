import { searchJobs, type FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addUser } from '../../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { addListings } from '../../../testing/make-listings.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await createTestApp()
  ;({ token } = await addUser(app))
})
afterAll(() => app.close())
beforeEach(() => sql`truncate postings, listing_words cascade`.execute(app.db))

async function find(search: object): Promise<string[]> {
  const { body } = await app.call(searchJobs, search, { token })
  return (body['results'] as FoundJob[]).map(({ company, found_by }) => `${company}: ${found_by}`)
}

test.each([
  [{ country: 'Ireland' }, ['Anywhere: remote']],
  [{ country: 'Ireland', city: 'Cork' }, ['Anywhere: remote']],
  [{ country: 'United Kingdom', state: 'Scotland' }, ['Anywhere: remote', 'Belfast: farther']],
  [{ country: 'United Kingdom', city: 'Belfast' }, ['Belfast: all_words', 'Anywhere: remote']],
  [{ country: 'Ireland', remote: true }, ['Anywhere: all_words']],
  [{ country: 'Ireland', remote: false }, []],
  [{}, ['Anywhere: all_words', 'Belfast: all_words']],
])('remote work is told apart from jobs of the place that is asked for: %j', async (place, expected) => {
  await addListings(app, [
    { company: 'Anywhere', location: 'Remote' },
    { company: 'Belfast', location: 'Belfast, Northern Ireland' },
  ])
  const found = await find({ job_title: 'nurse', ...place })
  expect('country' in place ? found : found.toSorted()).toEqual(expected)
})

test('remote work of the chosen country alone is work there', async () => {
  await addListings(app, [
    { company: 'Anywhere', location: 'Remote' },
    { company: 'Irish', location: 'Remote, Ireland' },
  ])
  expect(await find({ job_title: 'nurse', country: 'Ireland' })).toEqual(['Irish: all_words', 'Anywhere: remote'])
})

test('jobs of the place come before remote work, also where only their texts have all words', async () => {
  await addListings(app, [
    { company: 'Anywhere', title: 'Kubernetes', location: 'Remote' },
    { company: 'Leeds', title: 'Platform', text: 'You run kubernetes here.' },
  ])
  const leeds = { job_title: 'kubernetes', country: 'United Kingdom', city: 'Leeds' }
  expect(await find(leeds)).toEqual(['Leeds: all_words', 'Anywhere: remote'])
})
