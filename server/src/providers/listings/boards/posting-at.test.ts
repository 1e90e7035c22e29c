import { readFileSync } from 'node:fs'
import path from 'node:path'
import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import { expect, it } from 'vitest'
import type { FetchPage, FetchRequest } from '../../../lib/fetch/guarded-fetch.ts'
import { createPostings } from '../../postings/postings.ts'
import { postingRequestAt } from './posting-at.ts'

const uuid = '5ac21346-8e0c-4494-8e7a-3eb92ff77902'

it.each([
  ['https://boards.greenhouse.io/acme/jobs/123?gh_src=1', 'https://boards-api.greenhouse.io/v1/boards/acme/jobs/123'],
  ['https://job-boards.greenhouse.io/acme/jobs/123', 'https://boards-api.greenhouse.io/v1/boards/acme/jobs/123'],
  [
    'https://boards.greenhouse.io/embed/job_app?token=123&for=acme',
    'https://boards-api.greenhouse.io/v1/boards/acme/jobs/123',
  ],
  [`https://jobs.lever.co/acme/${uuid}/apply`, `https://api.lever.co/v0/postings/acme/${uuid}`],
  [`https://jobs.eu.lever.co/acme/${uuid}`, `https://api.eu.lever.co/v0/postings/acme/${uuid}`],
  [
    `https://jobs.ashbyhq.com/Acme%20Health/${uuid}`,
    'https://api.ashbyhq.com/posting-api/job-board/Acme%20Health?includeCompensation=true',
  ],
  [
    'https://apply.workable.com/acme/j/DD136DD7E7/',
    'https://apply.workable.com/api/v1/widget/accounts/acme?details=true',
  ],
  [
    'https://jobs.smartrecruiters.com/Acme/743999671674844-nurse',
    'https://api.smartrecruiters.com/v1/companies/Acme/postings/743999671674844',
  ],
  ['https://acme.recruitee.com/o/nurse-oslo', 'https://acme.recruitee.com/api/offers/nurse-oslo'],
  ['https://acme.jobs.personio.de/job/1834171?language=de', 'https://acme.jobs.personio.de/xml'],
  [
    'https://acme.wd5.myworkdayjobs.com/en-US/Careers/job/Oslo/Nurse_JR1',
    'https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/Careers/job/Oslo/Nurse_JR1',
  ],
])('%s is read at %s, and no other host may be reached', (page, url) => {
  const request = postingRequestAt(page)
  expect(request?.url).toBe(url)
  expect(request?.hosts).toContain(new URL(url).hostname)
})

it.each([
  'https://boards.greenhouse.io/acme',
  'https://jobs.lever.co/acme',
  'https://jobs.ashbyhq.com/acme',
  'https://greenhouse.io.evil.example/acme/jobs/1',
  'https://evil.example/?x=boards.greenhouse.io/acme/jobs/123',
  'not an address',
])('%s is no posting of a known system', (page) => {
  expect(postingRequestAt(page)).toBeUndefined()
})

/** Reads a page's address where the only thing that answers is the interface, with this body. */
async function readWith(page: string, body: string, contentType = 'application/json') {
  const asked: { url: string; request: FetchRequest | undefined }[] = []
  const fetchPage: FetchPage = (url, request) => {
    asked.push({ url, request })
    return Promise.resolve({ url, text: body, contentType })
  }
  const nothing: FetchPage = () => Promise.resolve({ refused: 'unreadable', reason: '' })
  const postings = createPostings({ fetchPage: nothing, boards: { requestAt: postingRequestAt, fetchPage } })
  const posting = await postings.read(page)
  postings.stop()
  return { posting, asked }
}

it('a Workday posting is read with its sections as plain text', async () => {
  const answer = {
    jobPostingInfo: {
      title: 'Staff Nurse',
      jobDescription: '<h3>Your role</h3><p>Care &amp; plan.</p><h3>Requirements</h3><ul><li>Licence</li></ul>',
      location: 'Oslo',
      additionalLocations: ['Bergen'],
      timeType: 'Full time',
      startDate: '2026-11-01',
    },
    hiringOrganization: { name: 'St. Olav' },
  }
  const page = 'https://olav.wd3.myworkdayjobs.com/Jobs/job/Oslo/Staff-Nurse_R1'
  expect((await readWith(page, JSON.stringify(answer))).posting).toMatchObject({
    source: 'board',
    title: 'Staff Nurse',
    company: 'St. Olav',
    location: 'Oslo; Bergen',
    employment_type: 'Full time',
    description: expect.stringContaining('Care & plan.'),
    requirements: '• Licence',
    posted_at: '2026-11-01T00:00:00.000Z',
  })
})

it('a SmartRecruiters posting is read with the four parts of its advertisement', async () => {
  const sections = {
    companyDescription: { title: 'Company', text: '<p>We care.</p>' },
    jobDescription: { title: 'Job', text: '<p>Look after patients.</p>' },
    qualifications: { title: 'Qualifications', text: '<ul><li>Licence</li></ul>' },
  }
  const answer = { id: '743999671674844', name: 'Nurse', company: { name: 'St. Olav' }, jobAd: { sections } }
  const page = 'https://jobs.smartrecruiters.com/Olav/743999671674844-nurse'
  expect((await readWith(page, JSON.stringify(answer))).posting).toMatchObject({
    title: 'Nurse',
    company: 'St. Olav',
    company_info: 'We care.',
    description: 'Look after patients.',
    requirements: '• Licence',
  })
})

it('a posting that is not among the open ones of its system is gone, and a strange answer is not believed', async () => {
  const page = `https://jobs.ashbyhq.com/acme/${uuid}`
  expect((await readWith(page, '{"jobs":[]}')).posting).toBe('not_found')
  expect((await readWith(page, '<html>')).posting).toBe('unreadable')
})

const recordings = [
  ['greenhouse/jobs-content-true.2026.json', 'jobs', (job: Json) => String(job['absolute_url'])],
  ['lever/postings.2026.json', '', (job: Json) => `https://jobs.lever.co/acme/${String(job['id'])}`],
  ['recruitee/offers.2026.json', 'offers', (job: Json) => `https://acme.recruitee.com/o/${String(job['slug'])}`],
  ['ashby/job-board.2026.json', 'jobs', (job: Json) => String(job['jobUrl'])],
  [
    'workable/widget-details.shape.json',
    'jobs',
    (job: Json) => `https://apply.workable.com/acme/j/${String(job['shortcode'])}`,
  ],
] as const
type Json = Record<string, unknown>

testOnRealData('recorded answers of the systems are read as whole postings', 30_000, async (data) => {
  for (const [file, key, pageOf] of recordings) {
    const answer = JSON.parse(readFileSync(path.join(data, 'api-samples', file), 'utf8')) as Json & Json[]
    const jobs = key === '' ? answer : (answer[key] as Json[])
    for (const job of jobs) {
      // Ashby and Workable answer whole boards, the others one posting.
      const body = /ashby|workable/.test(file) ? answer : key === 'offers' ? { offer: job } : job
      const { posting } = await readWith(pageOf(job), JSON.stringify(body))
      expect(posting, file).toMatchObject({ title: expect.stringMatching(/./), company: expect.stringMatching(/./) })
      const { description, requirements } = posting as { description: string; requirements: string }
      expect(description + requirements, file).not.toBe('')
      expect(description + requirements, file).not.toMatch(/<\/?[a-z]+>|&(amp|lt|nbsp);/)
    }
  }
})
