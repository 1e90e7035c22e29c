import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { exportJobs, importJobs, previewJobs, type CsvRow } from '@waymark/contract/job-transfer.ts'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { QueryProvider } from '../../../lib/query-provider.tsx'
import { session } from '../../../lib/session.ts'
import { fakeApi, rawReply, refusal } from '../../../testing/fake-api.ts'
import { CsvDialog } from './csv-dialog.tsx'

const row = (row: number, more: Partial<CsvRow> = {}): CsvRow => ({
  row,
  job_title: `Job ${row}`,
  company_name: 'Acme',
  job_url: `https://jobs.example/${row}`,
  status: 'Applied',
  at: '2026-10-01T10:00:00.000Z',
  earlier: [{ status: 'Viewed', at: '2026-09-01T10:00:00.000Z' }],
  location: '',
  salary: '',
  source: '',
  notes: '',
  follow_up_on: null,
  problem: null,
  existed: false,
  ...more,
})
const found = (rows: CsvRow[], unused_columns: string[] = []) => ({
  success: true as const,
  data: { rows, problems_total: rows.filter(({ problem }) => problem).length, unused_columns, encoding: 'utf-8' },
})
const file = new File(['Title,Company,URL\n'], 'jobs.csv', { type: 'text/csv' })

function Board() {
  const [open, setOpen] = useState(false)
  return (
    <I18nProvider i18n={i18n}>
      <QueryProvider>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <CsvDialog open={open} onClose={() => setOpen(false)} />
      </QueryProvider>
    </I18nProvider>
  )
}

async function openDialog(api = fakeApi()) {
  session.update({ token: 'token' })
  const user = userEvent.setup()
  render(<Board />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Import and export' })
  const choose = (chosen = file) => user.upload(screen.getByLabelText('CSV file'), chosen)
  return { api, user, choose }
}
async function openPreview(rows: CsvRow[], unused: string[] = []) {
  const page = await openDialog()
  page.api.answers(previewJobs, found(rows, unused))
  await page.choose()
  await screen.findByRole('dialog', { name: 'Add these jobs?' })
  return page
}
const line = (number: number) => within(screen.getByText(`https://jobs.example/${number}`).closest('tr') as HTMLElement)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('CSV import with preview', () => {
  test('shows what will happen with each row, and which columns are left out, before anything is added', async () => {
    const { api } = await openPreview(
      [
        row(2),
        row(3, { existed: true }),
        row(4, { problem: 'url_wrong' }),
        row(5, { problem: 'twice', existed: true }),
      ],
      ['Recruiter'],
    )
    expect(api.callsTo(previewJobs)[0]?.file?.name).toBe('jobs.csv')
    expect(line(2).getByText('Will be added')).toBeTruthy()
    expect(line(3).getByText('On the board already; it stays as it is.')).toBeTruthy()
    expect(line(4).getByText('Its address does not start with http:// or https://.')).toBeTruthy()
    expect(line(5).getByText('Its address appears in the file more than once.')).toBeTruthy()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(screen.getByText('Recruiter')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add 1 job' })).toBeTruthy()
    expect(api.callsTo(importJobs)).toEqual([])
  })

  test('a dropped file is read like a chosen one', async () => {
    const { api } = await openDialog()
    api.answers(previewJobs, found([row(2)]))
    const area = screen.getByText(/^Drop a CSV file here/)
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [file] } })
    expect(await screen.findByRole('dialog', { name: 'Add these jobs?' })).toBeTruthy()
  })

  test('all ticked rows are added in one call, once, with their history; the result is said', async () => {
    const { api, user } = await openPreview([row(2), row(3), row(4), row(5, { existed: true })])
    let arrive = (_: Response) => {}
    api.replies(importJobs, () => new Promise((resolve) => (arrive = resolve)))
    await user.click(screen.getByRole('checkbox', { name: 'Add row 3: Job 3' }))
    expect(line(3).getByText('Left out')).toBeTruthy()
    await user.dblClick(screen.getByRole('button', { name: 'Add 2 jobs' }))
    // Nothing closes it meanwhile.
    await user.keyboard('{Escape}')
    arrive(rawReply(200, { success: true, added: 2, existed: 1 }))
    expect(
      await screen.findByText(/2 jobs were added\. One was on the board already and stays as it is\./),
    ).toBeTruthy()
    const calls = api.callsTo(importJobs)
    expect(calls).toHaveLength(1)
    const { row: _row, problem: _problem, existed: _existed, ...job } = row(2)
    expect(calls[0]?.body).toEqual({ jobs: [job, { ...job, job_title: 'Job 4', job_url: 'https://jobs.example/4' }] })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Back to the board'))
  })

  test('a failure loses nothing: the rows and what was unticked are still there to try again', async () => {
    const { api, user } = await openPreview([row(2), row(3)])
    api.replies(importJobs, refusal('internal'))
    api.answers(importJobs, { success: true, added: 1, existed: 0 })
    await user.click(screen.getByRole('checkbox', { name: 'Add row 2: Job 2' }))
    await user.click(screen.getByRole('button', { name: 'Add 1 job' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing was added\./)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Add row 2: Job 2' }).checked).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Add 1 job' }))
    expect(await screen.findByText('1 job was added.')).toBeTruthy()
  })

  test('without an answer it does not claim that nothing was added', async () => {
    const { api, user } = await openPreview([row(2)])
    api.loses(importJobs, 'Failed to fetch')
    await user.click(screen.getByRole('button', { name: 'Add 1 job' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The connection was lost\. If the jobs were added/)
  })

  test('with everything unticked there is nothing to add', async () => {
    const { user } = await openPreview([row(2), row(3)])
    await user.click(screen.getByRole('button', { name: 'Untick all' }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nothing to add' }).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Tick all' }))
    expect(screen.getByRole('button', { name: 'Add 2 jobs' })).toBeTruthy()
  })

  test('of 5,000 rows 200 are shown at a time, and all are added', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => row(at + 2))
    const { user } = await openPreview([...rows.slice(0, 4999), row(5001, { problem: 'too_long' })])
    // Counted without roles: they are computed for every element of the page.
    expect(document.querySelectorAll('tbody tr')).toHaveLength(200)
    expect(screen.getByText(/^200 of 5,000 rows are shown\./)).toBeTruthy()
    expect(screen.getByText('Add 4,999 jobs')).toBeTruthy()
    await user.click(screen.getByText('Show 200 more'))
    expect(document.querySelectorAll('tbody tr')).toHaveLength(400)
    // The one that matters is far down: its kind finds it.
    await user.click(screen.getByText('With a problem'))
    expect(document.querySelectorAll('tbody tr')).toHaveLength(1)
    expect(screen.getByText('One of its values is too long.')).toBeTruthy()
  })

  test.each([
    ['csv_unreadable', /^No applications were found in this file\./],
    ['csv_too_long', /^This file has more than 5,000 rows\./],
    ['file_too_large', /^This file is larger than 10 MB\./],
    ['busy', /^Too many files and pages/],
    ['import_timed_out', /^Checking this file took more time/],
    ['unavailable', /^The service is busy or restarting\./],
  ] as const)('%s is said in a clear sentence, and the next file can be chosen', async (code, sentence) => {
    const { api, choose } = await openDialog()
    api.replies(previewJobs, refusal(code))
    api.answers(previewJobs, found([row(2)]))
    await choose()
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    await choose()
    expect(await screen.findByRole('button', { name: 'Add 1 job' })).toBeTruthy()
  })

  test('a file over 10 MB is not sent at all', async () => {
    const { api, choose } = await openDialog()
    const large = new File(['x'], 'large.csv', { type: 'text/csv' })
    Object.defineProperty(large, 'size', { value: 10_485_761 })
    await choose(large)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This file is larger than 10 MB\./)
    expect(api.calls).toEqual([])
  })
})

describe('CSV export', () => {
  test('is made once for a double click, and a failure is said', async () => {
    const { api, user } = await openDialog()
    let arrive = (_: Response) => {}
    api.replies(exportJobs, () => new Promise((resolve) => (arrive = resolve)))
    await user.dblClick(screen.getByRole('button', { name: 'Download CSV file' }))
    arrive(rawReply(500, 'broken'))
    expect((await screen.findByRole('alert')).textContent).toContain('The file could not be created. Please try again.')
    expect(api.callsTo(exportJobs)).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Download CSV file' })).toBeTruthy()
  })
})
