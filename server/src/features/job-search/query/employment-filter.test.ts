import { searchJobs, type FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { addListings } from '../../../testing/make-listings.ts'
import { addUser } from '../../../testing/add-user.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await createTestApp()
  ;({ token } = await addUser(app))
})
afterAll(() => app.close())
beforeEach(() => sql`truncate postings, listing_words cascade`.execute(app.db))

async function find(search: object): Promise<string[]> {
  const { status, body } = await app.call(searchJobs, search, { token })
  expect(status).toBe(200)
  return (body['results'] as FoundJob[]).map(({ company, found_by }) => `${company}: ${found_by}`)
}

test('who asks for part time gets what says so, then what does not say, and nothing that says full time', async () => {
  await addListings(app, [
    { company: 'Full', employment_type: 'FULL_TIME' },
    { company: 'Silent' },
    { company: 'Field', employment_type: 'Part-time' },
    { company: 'Either', employment_type: 'full-or-part-time' },
    { company: 'Title', title: 'Nurse, part time' },
    { company: 'Text', text: 'Hours: 16 hours per week.' },
  ])
  const found = await find({ job_title: 'nurse', hours: 'part_time' })
  expect(found.slice(0, 4).toSorted()).toEqual([
    'Either: all_words',
    'Field: all_words',
    'Text: all_words',
    'Title: all_words',
  ])
  expect(found.slice(4)).toEqual(['Silent: unstated'])
})

test('hours and contract together are both stated, or else come after those that state them', async () => {
  await addListings(app, [
    { company: 'Both', employment_type: 'Part time, temporary' },
    { company: 'Hours', employment_type: 'Part time' },
    { company: 'Neither' },
    { company: 'Other', employment_type: 'Part time, permanent' },
  ])
  const [first, ...others] = await find({ job_title: 'nurse', hours: 'part_time', contract: 'temporary' })
  expect(first).toBe('Both: all_words')
  expect(others.toSorted()).toEqual(['Hours: unstated', 'Neither: unstated'])
})

test('an apprenticeship is found by its contract, whatever the source calls its hours', async () => {
  await addListings(app, [
    { title: 'Nurse apprentice', company: 'Apprentice', employment_type: 'FULL_TIME' },
    { company: 'Permanent', employment_type: 'Permanent' },
  ])
  expect(await find({ job_title: 'nurse', contract: 'internship' })).toEqual(['Apprentice: all_words'])
})

test('a result says the hours and the contract that were read', async () => {
  await addListings(app, [{ employment_type: 'PART_TIME, CONTRACTOR' }, { title: 'Baker' }])
  const { body } = await app.call(searchJobs, { job_title: 'nurse' }, { token })
  expect(body['results']).toMatchObject([{ hours: ['part_time'], contract: ['temporary'] }])
  const { body: other } = await app.call(searchJobs, { job_title: 'baker' }, { token })
  expect(other['results']).toMatchObject([{ hours: [], contract: [] }])
})

test('hours that do not exist are refused', async () => {
  expect((await app.call(searchJobs, { job_title: 'nurse', hours: 'sometimes' }, { token })).status).toBe(400)
})
