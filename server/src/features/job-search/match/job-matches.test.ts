import { matchPosting } from '@waymark/contract/documents.ts'
import { matchJobs, type JobMatch } from '@waymark/contract/job-search/job-matches.ts'
import { searchJobs, type FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { addListings } from '../../../testing/make-listings.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import { addUser } from '../../../testing/add-user.ts'

let app: TestApp
let token: string
let found: FoundJob[]

const search = async (more: object = {}) =>
  (await app.call(searchJobs, { job_title: 'developer', ...more }, { token })).body['results'] as FoundJob[]
const match = async (job_ids: readonly string[], as = token) =>
  (await app.call(matchJobs, { job_ids }, { token: as })).body['matches'] as JobMatch[]

beforeAll(async () => {
  app = await createTestApp()
  ;({ token } = await addUser(app))
  await app.call(
    saveProfile,
    { data: { ...makeProfile(), skills: [{ skill: 'Python' }, { skill: 'Docker' }] } },
    { token },
  )
  const text = (skills: string) => `<p>Join us.</p><h3>Requirements</h3><ul>${skills}</ul>`
  await addListings(app, [
    { title: 'Java developer', text: text('<li>Java</li><li>Oracle</li>') },
    { title: 'Python developer', text: text('<li>Python &amp; Docker</li>') },
    { title: 'Developer', text: text('<li>Python</li><li>Fortran</li>') },
  ])
  found = await search()
})
afterAll(() => app.close())

test('a result’s number is the one of the job’s own page', async () => {
  const matches = await match(found.map(({ id }) => id))
  expect(matches).toHaveLength(3)
  for (const { id, job_url } of found) {
    const { score, requirements } = (await app.call(matchPosting, undefined, { token, query: { job_url } })).body as {
      score: number
      requirements: { status: string }[]
    }
    const one = matches.find(({ job_id }) => job_id === id)
    expect(one?.score).toBe(score)
    expect(one?.have).toBe(requirements.filter(({ status }) => status === 'have').length)
  }
  expect(new Set(matches.map(({ score }) => score)).size).toBeGreaterThan(1)
})

test('what was found can be put in order of how well it fits, page by page', async () => {
  const sorted = await search({ sort: 'match' })
  const scores = new Map((await match(sorted.map(({ id }) => id))).map(({ job_id, score }) => [job_id, score]))
  const inOrder = sorted.map(({ id }) => scores.get(id) ?? 0)
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a))
  expect(sorted[0]?.job_title).toBe('Python developer')
  const pages = [
    ...(await search({ sort: 'match', limit: 2 })),
    ...(await search({ sort: 'match', limit: 2, offset: 2 })),
  ]
  expect(pages.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
})

test('without a profile there are no numbers, and sorting by them keeps the order', async () => {
  const { token: other } = await addUser(app)
  expect(
    await match(
      found.map(({ id }) => id),
      other,
    ),
  ).toEqual([])
  const { body } = await app.call(searchJobs, { job_title: 'developer', sort: 'match' }, { token: other })
  expect((body['results'] as FoundJob[]).map(({ id }) => id)).toEqual(found.map(({ id }) => id))
})
