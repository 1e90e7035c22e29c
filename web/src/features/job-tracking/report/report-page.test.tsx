import { screen, waitFor, within } from '@testing-library/react'
import { listJobs, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { describe, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../../testing/fake-api.ts'
import { makeJob } from '../../../testing/job.ts'
import { pageTitled, renderPage } from '../../../testing/render-page.tsx'

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const written = (days: number) => new Date(ago(days)).toLocaleDateString('en-US', { dateStyle: 'medium' })
const job = (title: string, ...history: [status: string, days: number][]) =>
  makeJob(title, { history: history.map(([status, days]) => ({ status, timestamp: ago(days) })) })
const nurse: JobRecord = { ...job('Nurse', ['Viewed', 9], ['Applied', 8], ['Interview', 2]), location: 'Graz' }
const baker = job('Baker', ['Viewed', 4])
const older = job('Cook', ['Applied', 200], ['Rejected', 190])

async function openReport(list: JobRecord[] = [nurse, baker, older]) {
  const api = fakeApi()
  api.answers(listJobs, { success: true, data: list })
  const page = renderPage('/jobtracking/report', { token: 'token', name: 'Ana Lima' })
  await pageTitled('Application report')
  const report = within(await screen.findByRole('article', { name: 'The report' }))
  const lines = () => report.getAllByRole('row').slice(1)
  return { ...page, report, lines, titles: () => lines().map((line) => line.querySelector('p')?.textContent) }
}

describe('the printable report', () => {
  test('one row for each application, with its stages, dates, address and result, and the totals', async () => {
    const { report, lines, titles } = await openReport()
    expect(titles()).toEqual(['Nurse'])
    const line = within(lines()[0] as HTMLElement)
    expect(lines()[0]?.textContent).toContain('Acme, Graz')
    expect(line.getByText(nurse.job_url)).toBeTruthy()
    expect(line.getByText(written(8))).toBeTruthy()
    expect(line.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `Viewed: ${written(9)}`,
      `Applied: ${written(8)}`,
      `Interview: ${written(2)}`,
    ])
    expect(line.getByText('Invited to an interview')).toBeTruthy()
    expect(report.getByText('Ana Lima')).toBeTruthy()
    const totals = report.getAllByRole('definition').map((value) => value.textContent)
    expect(totals).toEqual(['1', '1', '0', '1', '0', '0'])
  })

  test('jobs that were only looked at are there when asked for, and never as applications', async () => {
    const { user, titles, lines, report } = await openReport()
    await user.click(screen.getByRole('checkbox', { name: 'Also jobs that I did not apply for' }))
    expect(titles()).toEqual(['Baker', 'Nurse'])
    expect(lines()[0]?.textContent).toContain('Not applied')
    expect(report.getAllByRole('definition')[0]?.textContent).toBe('1')
  })

  test('the period is chosen: everything, or from one day to another', async () => {
    const { user, titles, report } = await openReport()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Everything')
    expect(titles()).toEqual(['Nurse', 'Cook'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'From – to')
    await user.type(screen.getByLabelText('To'), ago(100).slice(0, 10))
    expect(titles()).toEqual(['Cook'])
    expect(report.getByText(/^Up to /)).toBeTruthy()
    await user.type(screen.getByLabelText('From'), ago(50).slice(0, 10))
    expect(screen.getByText('This day is before the first one.')).toBeTruthy()
    expect(report.getByText('No application in this period.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true)
  })

  test('the name can be another than the account has, or none', async () => {
    const { user, report } = await openReport()
    const name = screen.getByLabelText('Name on the report')
    await user.clear(name)
    expect(report.queryByText('Ana Lima')).toBeNull()
    await user.type(name, 'Ana María Lima')
    expect(report.getByText('Ana María Lima')).toBeTruthy()
  })

  test('Print opens the print dialog', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = await openReport()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  })

  test('a failed load says so and can be tried again', async () => {
    const api = fakeApi()
    api.replies(listJobs, refusal('not_found'))
    api.answers(listJobs, { success: true, data: [nurse] })
    const { user } = renderPage('/jobtracking/report', { token: 'token' })
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('article')).toBeTruthy()
  })
})
