import { screen, waitFor, within } from '@testing-library/react'
import { listJobs, saveJob } from '@waymark/contract/job-tracking.ts'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { makeJob } from '../../../testing/job.ts'
import { renderPage } from '../../../testing/render-page.tsx'

const jobs = [
  makeJob('Designer', { location: 'Zürich', salary: 'CHF 90k', follow_up_on: '2020-01-01' }),
  makeJob('Nurse', { history: [{ status: 'Applied', timestamp: '2026-01-01T00:00:00.000Z' }] }),
  makeJob('Baker', { archived_at: '2026-11-01T00:00:00.000Z' }),
]

async function openBoard(data = jobs) {
  const api = fakeApi()
  api.answers(listJobs, { success: true, data })
  const { user } = renderPage('/jobtracking', { token: 'token' })
  const search = await screen.findByLabelText<HTMLInputElement>('Find on the board')
  return { api, user, search, cards: () => screen.queryAllByRole('button', { name: /Acme/ }).length }
}

test('a card says place, salary and what is overdue in words, beside title and company', async () => {
  await openBoard()
  expect(
    screen.getByRole('button', { name: /^Designer.*Acme.*Zürich\s*·\s*CHF 90k.*Follow-up overdue.*ago/s }),
  ).toBeTruthy()
})

test('searching leaves what matches, says how many, and empty columns say that nothing matches', async () => {
  const { user, search, cards } = await openBoard()
  expect(cards()).toBe(2)
  await user.type(search, 'zurich')
  await waitFor(() => expect(cards()).toBe(1))
  expect(screen.getByText('1 job found').closest('[role="status"]')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Applied' })).getByText('Nothing here matches')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Viewed' })).getByText('1 job')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(cards()).toBe(2))
  expect(search.value).toBe('')
})

test('archived jobs are out of sight until they are asked for', async () => {
  const { user, cards } = await openBoard()
  expect(screen.queryByRole('button', { name: /^Baker/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Show the archive (1)' }))
  expect(await screen.findByRole('button', { name: /^Baker/ })).toBeTruthy()
  expect(cards()).toBe(1)
})

test('a job that is added while a search would hide it is shown all the same', async () => {
  const { api, user, search } = await openBoard()
  await user.type(search, 'nurse')
  await user.click(screen.getByTitle('Add job to Viewed'))
  const added = makeJob('Teacher')
  api.answers(saveJob, { success: true, data: added, existed: false })
  api.forget(listJobs)
  api.answers(listJobs, { success: true, data: [added, ...jobs] })
  await user.type(await screen.findByLabelText('Job Title *'), 'Teacher')
  await user.type(screen.getByLabelText('Company Name *'), 'Acme')
  await user.type(screen.getByLabelText('Job URL *'), added.job_url)
  await user.click(screen.getByRole('button', { name: 'Add Job' }))
  expect(await screen.findByRole('button', { name: /^Teacher/ })).toBeTruthy()
  expect(search.value).toBe('')
})

test('of a long column the newest 50 are shown, and the others on demand', async () => {
  const many = Array.from({ length: 120 }, (_, index) => makeJob(`Job ${index}`))
  const { user, cards } = await openBoard(many)
  expect(cards()).toBe(50)
  await user.click(screen.getByRole('button', { name: 'Show 50 more jobs' }))
  expect(cards()).toBe(100)
  await user.click(screen.getByRole('button', { name: 'Show 20 more jobs' }))
  expect(cards()).toBe(120)
})
