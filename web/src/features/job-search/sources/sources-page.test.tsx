import { screen, within } from '@testing-library/react'
import { listSources, type SourceHealth } from '@waymark/contract/job-search/job-sources.ts'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'

const source = (id: string, changes: Partial<SourceHealth> = {}): SourceHealth => ({
  id,
  name: id,
  employer: null,
  url: 'https://board.example',
  terms_url: 'https://board.example/terms',
  state: 'ok',
  last_run_at: null,
  last_success_at: null,
  postings: 3,
  problem: null,
  ...changes,
})

test('that failing sources are tried again is said once, and each says what is wrong', async () => {
  const api = fakeApi()
  const last_run_at = new Date(Date.now() - 3 * 3_600_000).toISOString()
  const failing = { state: 'failing', problem: 'Error: getaddrinfo ENOTFOUND board.example', last_run_at } as const
  api.answers(listSources, {
    success: true,
    sources: [source('Himalayas'), source('Jobicy', failing), source('EURES', failing)],
  })
  renderPage('/jobsearch/sources', { token: 'token' })
  expect(
    await screen.findByText('2 sources are failing at the moment. They are tried again automatically.'),
  ).toBeDefined()
  const problems = screen
    .getAllByRole('listitem')
    .map((row) => within(row).queryByText(/could not be reached/) !== null)
  expect(problems).toEqual([false, true, true])
  const tried = screen.getAllByText(/^tried/).map(({ textContent }) => textContent)
  expect(tried).toEqual(['tried 3 hours ago · Terms', 'tried 3 hours ago · Terms'])
})
