import { screen, waitFor } from '@testing-library/react'
import { scrapeJob } from '@waymark/contract/documents.ts'
import { choosePhrasing, getApplication } from '@waymark/contract/job-application.ts'
import { getJobDetails, listJobs } from '@waymark/contract/job-tracking.ts'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeApplication } from '../../../testing/application.ts'
import { fakeApi, refusal } from '../../../testing/fake-api.ts'
import { makeJob, noDetails } from '../../../testing/job.ts'
import { renderPage } from '../../../testing/render-page.tsx'

const job = makeJob('Designer', { job_url: 'https://jobs.example/designer' })

beforeAll(() => {
  const config = document.createElement('script')
  config.id = 'waymark-config'
  config.type = 'application/json'
  config.textContent = JSON.stringify({ model: 'ollama small' })
  document.head.append(config)
  return () => config.remove()
})
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

async function openJob(phrase: boolean) {
  const api = fakeApi()
  api.answers(listJobs, { success: true, data: [job] })
  api.answers(getJobDetails, { success: true, data: noDetails })
  api.answers(getApplication, { success: true, data: makeApplication(job, { phrase }) })
  api.replies(scrapeJob, refusal('busy'))
  const { user } = renderPage('/jobtracking', { token: 'token' })
  await user.click(await screen.findByRole('button', { name: /^Designer/ }))
  const box = await screen.findByRole('checkbox', { name: 'Let the connected model phrase it' })
  const generate = async () => {
    await user.click(screen.getByRole('button', { name: 'Generate CV and Cover Letter' }))
    await waitFor(() => expect(api.callsTo(scrapeJob)).toHaveLength(1))
    return api.callsTo(scrapeJob)[0]?.body
  }
  return { api, user, box, generate }
}

test('a refusal on another device counts, whatever this browser kept for whoever used it', async () => {
  onTestFinished(() => localStorage.clear())
  localStorage.setItem('waymark.modelPhrasing', 'on')
  const { box, generate } = await openJob(false)
  expect(box).toHaveProperty('checked', false)
  expect(await generate()).toEqual({ url: job.job_url, phrase: false, ask: true, choices: {} })
})

test('“on” is not sent along: somebody may have refused since the page was opened', async () => {
  const { box, generate } = await openJob(true)
  expect(box).toHaveProperty('checked', true)
  expect(await generate()).toEqual({ url: job.job_url, ask: true, choices: {} })
})

test('a click is kept by the server at once, and nothing by the browser', async () => {
  const { api, user, box } = await openJob(true)
  api.forget(getApplication)
  api.answers(getApplication, { success: true, data: makeApplication(job, { phrase: false }) })
  api.answers(choosePhrasing, { success: true, phrase: false })
  await user.click(box)
  await waitFor(() => expect(api.callsTo(choosePhrasing).map(({ body }) => body)).toEqual([{ phrase: false }]))
  await waitFor(() => expect(box).toHaveProperty('checked', false))
  expect(localStorage.getItem('waymark.modelPhrasing')).toBeNull()
})

test('a click that the server did not keep is told, and the box shows what counts', async () => {
  const { api, user, box } = await openJob(true)
  api.replies(choosePhrasing, refusal('busy'))
  await user.click(box)
  await screen.findByText('That could not be saved. Please try again.')
  await waitFor(() => expect(box).toHaveProperty('checked', true))
})
