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

async function titles(job_title: string): Promise<string[]> {
  const { body } = await app.call(searchJobs, { job_title }, { token })
  return (body['results'] as FoundJob[]).map(({ job_title: title }) => title)
}
const addTitles = (...shown: string[]) =>
  addListings(
    app,
    shown.map((title) => ({ title })),
  )

test.each([
  ['it support', 'Support worker'],
  ['it support technician', 'Family support coordinator'],
  ['customer success manager', 'Customer insight lead'],
  ['customer success', 'Student success coach'],
  ['data entry clerk', 'Data engineer'],
  ['data entry', 'Big data architect'],
  ['night shift warehouse', 'Nurse, night shift'],
  ['real estate agent', 'Estate gardener'],
  ['call center agent', 'Day center cook'],
  ['human resources manager', 'Water resources engineer'],
  ['service client', 'Client partner, legal'],
  ['atención al cliente', 'Atención temprana'],
  ['machine learning barista', 'Sewing machine mechanic'],
])('“%s” is not cut into words that find “%s”', async (job_title, other) => {
  await addTitles(other)
  expect(await titles(job_title)).toEqual([])
})

test.each([
  ['customer success manager', 'Customer success associate'],
  ['data entry clerk', 'Data entry, evenings'],
  ['security guard', 'Crossing guard'],
  ['night shift warehouse', 'Warehouse operative'],
  ['machine learning barista', 'Machine learning researcher'],
  ['java developer', 'Java architect'],
])('“%s” still finds “%s” by what is left of it', async (job_title, other) => {
  await addTitles(other)
  expect(await titles(job_title)).toEqual([other])
})
