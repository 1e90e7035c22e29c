import { screen, within } from '@testing-library/react'
import { listJobs, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { describe, expect, test } from 'vitest'
import { fakeApi, refusal } from '../../../testing/fake-api.ts'
import { makeJob } from '../../../testing/job.ts'
import { address, pageTitled, renderPage } from '../../../testing/render-page.tsx'

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const job = (number: number, ...history: [status: string, days: number][]) =>
  makeJob(`Job ${number}`, { history: history.map(([status, days]) => ({ status, timestamp: ago(days) })) })
const jobs = (count: number, ...history: [status: string, days: number][]) =>
  Array.from({ length: count }, (_, at) => job(at + count * 100, ...history))

async function openInsights(list: JobRecord[]) {
  const api = fakeApi()
  api.answers(listJobs, { success: true, data: list })
  const page = renderPage('/jobtracking/insights', { token: 'token', name: 'Ana' })
  await pageTitled('Insights')
  return { api, ...page }
}
const figure = async (name: string) => within(await screen.findByRole('figure', { name }))
const rows = async (name: string) =>
  (await figure(name)).getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))

describe('insights', () => {
  test('shares stand with what they are shares of, and every picture is a table for a screen reader', async () => {
    await openInsights([...jobs(12, ['Viewed', 30], ['Applied', 20], ['Rejected', 10]), ...jobs(8, ['Viewed', 5])])
    expect(await rows('From the first look to an offer')).toEqual([
      'Stage | Jobs | Of the stage before',
      'Viewed | 20 | –',
      'Applied | 12 | 60% (12 of 20)',
      'Interview | 0 | 0% (0 of 12)',
      'Offer | 0 | none yet',
      'Rejected | 12 | –',
    ])
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toContain('100% (12 of 12)')
    expect(await rows('Time in each stage')).toContain('Applied | 10 days | 12')
    expect(await rows('Week by week')).toHaveLength(13)
    expect(await rows('Where the jobs were found')).toContain('No source noted | 20 | 12 | 100% (12 of 12)')
  })

  test('small numbers are called small, and no percentage is made of them', async () => {
    await openInsights([...jobs(2, ['Applied', 9]), job(1, ['Applied', 9], ['Interview', 2])])
    expect(await rows('From the first look to an offer')).toContain('Interview | 1 | 1 of 3: too few to say much')
    expect(await rows('Time in each stage')).toContain('Applied | 7 days | 1: too few to say much')
    expect(document.querySelector('main')?.textContent).not.toMatch(/\d\s?%/)
  })

  test('a picture can be switched to its table and back', async () => {
    const { user } = await openInsights(jobs(1, ['Applied', 3]))
    const shown = await figure('Week by week')
    const table = shown.getByRole('table')
    expect(table.parentElement?.className).toBe('sr-only')
    await user.click(shown.getByRole('button', { name: /^Show as table/ }))
    expect(table.parentElement?.className).not.toContain('sr-only')
    await user.click(shown.getByRole('button', { name: /^Show as chart/ }))
    expect(table.parentElement?.className).toBe('sr-only')
  })

  test('archived jobs count, and the page says so', async () => {
    await openInsights([{ ...job(1, ['Applied', 3]), archived_at: ago(1) }])
    expect(await screen.findByText('Jobs on your board: 1, of which archived: 1.')).toBeTruthy()
    expect(screen.getByText(/^Archived jobs count like all others\./)).toBeTruthy()
  })

  test('an empty board has nothing to count, and a way back', async () => {
    const { user } = await openInsights([])
    expect(await screen.findByText('Nothing to count yet')).toBeTruthy()
    expect(screen.queryByRole('figure')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Back to the board' }))
    expect(address()).toBe('/jobtracking')
  })

  test('a failed load says so and can be tried again', async () => {
    const api = fakeApi()
    api.replies(listJobs, refusal('not_found'))
    api.answers(listJobs, { success: true, data: jobs(1, ['Applied', 3]) })
    const { user } = renderPage('/jobtracking/insights', { token: 'token' })
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await figure('Week by week')
  })
})
