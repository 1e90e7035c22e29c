import { QueryClient } from '@tanstack/react-query'
import { applyStatus, saveJob } from '@waymark/contract/job-tracking.ts'
import { expect, test } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { makeJob } from '../../testing/job.ts'
import { cardOf } from './found-jobs.api.ts'
import { addJob } from './job-tracking.api.ts'

test('a job added before the board has loaded does not pass for the whole board', async () => {
  const api = fakeApi()
  const client = new QueryClient()
  const job = makeJob('Nurse')
  api.answers(saveJob, { success: true, data: job, existed: false })
  const { job_title, job_url, company_name } = job
  await addJob(client, { job_title, job_url, company_name, status: applyStatus })
  expect(client.getQueryData(['jobs'])).toBeUndefined()
})

test('a found job becomes a card within the board’s limits; its host stands in for what the posting lacks', () => {
  const job_url = 'https://jobs.example/1'
  const found = { job_title: `${'x'.repeat(199)}😀`, job_url, company_name: ' ', location: 'y'.repeat(300) }
  expect(cardOf(found)).toEqual({
    job_title: 'x'.repeat(199),
    job_url,
    company_name: 'jobs.example',
    location: 'y'.repeat(200),
    salary: '',
    source: '',
  })
  expect(cardOf({ job_title: 'Nurse', job_url: '', company_name: '' }).company_name).toBe('')
})
