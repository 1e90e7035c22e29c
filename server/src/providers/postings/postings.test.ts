import { afterAll, expect, it } from 'vitest'
import { recordWork } from '../../testing/record-work.ts'
import { createFairQueue } from '../../lib/children/fair-queue.ts'
import type { FetchPage } from '../../lib/fetch/guarded-fetch.ts'
import { createPostings, type Postings } from './postings.ts'

const { during } = recordWork()
const opened: Postings[] = []
afterAll(() => opened.forEach((postings) => postings.stop()))

function reading(text: string, contentType = 'text/html'): Postings {
  const fetchPage: FetchPage = (url) => Promise.resolve({ url, text, contentType })
  const postings = createPostings({ fetchPage })
  opened.push(postings)
  return postings
}
const url = 'https://jobs.example/1'
const posting = { '@type': 'JobPosting', title: 'Staff Nurse', description: 'Care.' }
const page = `<script type="application/ld+json">${JSON.stringify(posting)}</script>`

it('a refused address and an unreadable page are told apart', async () => {
  const refusing = (refused: 'url_refused' | 'unreadable') =>
    createPostings({ fetchPage: () => Promise.resolve({ refused, reason: '' }) }).read(url)
  expect([
    await refusing('url_refused'),
    await refusing('unreadable'),
    await reading('<p>short</p>').read(url),
  ]).toEqual(['refused', 'unreadable', 'unreadable'])
})

it.each([
  [404, 'not_found'],
  [410, 'not_found'],
  [401, 'sign_in'],
  [403, 'needs_browser'],
  [429, 'needs_browser'],
  [500, 'unreadable'],
] as const)('a page that answers %i is %s', async (status, problem) => {
  const fetchPage: FetchPage = () => Promise.resolve({ refused: 'unreadable', reason: '', status })
  expect(await createPostings({ fetchPage }).read(url)).toBe(problem)
})

it('a page of more than 200 kB is read in a process of its own, with the same result', async () => {
  const large = `${page}<!-- ${'x'.repeat(250_000)} -->`
  expect(await reading(large).read(url)).toEqual(await reading(page).read(url))
  const processes = async (text: string) => (await during(() => reading(text).read(url))).processes
  expect([await processes(page), await processes(large)]).toEqual([0, 1])
})

it('a large hostile page is unreadable, and read in a process of its own', async () => {
  const hostile = '<table><tr><td>'.repeat(300_000)
  const { processes } = await during(async () => expect(await reading(hostile).read(url)).toBe('unreadable'))
  expect(processes).toBe(1)
})

it('a large page that finds the queue full is told as busy, and nothing is said of the page', async () => {
  const queue = createFairQueue(1)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const files = ['ada', 'ada'].map((owner) => queue.run(() => held, owner))
  const fetchPage: FetchPage = () =>
    Promise.resolve({ url, text: `${page}<!-- ${'x'.repeat(250_000)} -->`, contentType: 'text/html' })
  const postings = createPostings({ fetchPage, queue })
  opened.push(postings)
  expect(await postings.read(url, 'ada')).toBe('busy')
  release()
  await Promise.all(files)
  expect(await postings.read(url, 'ada')).toMatchObject({ title: 'Staff Nurse' })
})

it('plain text and JSON are postings too', async () => {
  expect(await reading('You care for patients in our ward. '.repeat(20), 'text/plain').read(url)).toMatchObject({
    source: 'page',
    description: expect.stringContaining('ward'),
  })
  expect(await reading(JSON.stringify(posting), 'application/ld+json').read(url)).toMatchObject({
    title: 'Staff Nurse',
  })
  expect(await reading('{"jobs":[]}', 'application/json').read(url)).toBe('unreadable')
})
