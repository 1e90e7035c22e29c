import { screen, waitFor, within } from '@testing-library/react'
import { errors } from '@waymark/contract/errors.ts'
import {
  findSameOpenings,
  getJobDetails,
  jobMessages,
  listJobs,
  readPosting,
  saveJob,
  type JobRecord,
} from '@waymark/contract/job-tracking.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, rawReply, refusal } from '../../../testing/fake-api.ts'
import { makeJob, noDetails } from '../../../testing/job.ts'
import { renderPage } from '../../../testing/render-page.tsx'

const url = 'https://jobs.example/designer'
const record = (status: string) =>
  makeJob('Designer', { job_url: url, history: [{ status, timestamp: '2026-11-01T00:00:00.000Z' }] })

async function openDialog(jobs: JobRecord[] = []) {
  const api = fakeApi()
  api.answers(listJobs, { success: true, data: jobs })
  api.answers(getJobDetails, { success: true, data: noDetails })
  const { user } = renderPage('/jobtracking', { token: 'token' })
  await user.click(await screen.findByTitle('Add job to Interview'))
  await screen.findByRole('dialog', { name: 'Add New Job' })
  const fill = async (texts: { title?: string; company?: string; address?: string }) => {
    if (texts.title) await user.type(screen.getByLabelText('Job Title *'), texts.title)
    if (texts.company) await user.type(screen.getByLabelText('Company Name *'), texts.company)
    if (texts.address) await user.type(screen.getByLabelText('Job URL *'), texts.address)
  }
  return { api, user, fill, submit: () => user.click(screen.getByRole('button', { name: 'Add Job' })) }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('adding a job', () => {
  test('the status is that of the column whose button was used; a double submit sends once; the list reloads', async () => {
    const { api, user, fill, submit } = await openDialog()
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('Interview')
    let arrive = (_: Response) => {}
    api.replies(saveJob, () => new Promise((resolve) => (arrive = resolve)))
    await fill({ title: ' Designer', company: 'Acme ', address: url })
    await submit()
    await user.click(screen.getByRole('button', { name: 'Adding...' }))
    await user.type(screen.getByLabelText('Job Title *'), '{Enter}')
    expect(api.callsTo(saveJob).map(({ body }) => body)).toEqual([
      { job_title: 'Designer', company_name: 'Acme', job_url: url, status: 'Interview', if_absent: true },
    ])
    api.forget(listJobs)
    api.answers(listJobs, { success: true, data: [record('Interview')] })
    arrive(rawReply(200, { success: true, data: record('Interview'), existed: false }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(
      within(screen.getByRole('region', { name: 'Interview' })).getByRole('button', { name: /^Designer/ }),
    ).toBeTruthy()
    await waitFor(() => expect(api.callsTo(listJobs)).toHaveLength(2))
  })

  test('missing fields say "Please fill in all required fields" and nothing is sent', async () => {
    const { api, fill, submit } = await openDialog()
    await fill({ title: 'Designer', company: '   ' })
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe(jobMessages.required)
    expect(screen.getByLabelText('Company Name *').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('Job Title *').getAttribute('aria-invalid')).toBeNull()
    expect(api.callsTo(saveJob)).toEqual([])
  })

  test('a job without an address gets one that leads nowhere, and needs nothing in its field', async () => {
    const { api, user, fill, submit } = await openDialog()
    api.answers(saveJob, { success: true, data: record('Interview'), existed: false })
    await fill({ title: 'Designer', company: 'Acme' })
    await user.click(screen.getByLabelText('I have no address'))
    expect(screen.getByLabelText('Job URL *')).toHaveProperty('disabled', true)
    await submit()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo(saveJob)[0]?.body).toMatchObject({
      job_url: expect.stringMatching(/^https:\/\/no-address\.invalid\/[\w-]{20,}$/),
    })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'a job I saw', 'ftp://example.com/job'])(
    'the address %s is refused with a clear sentence',
    async (address) => {
      const { api, fill, submit } = await openDialog()
      await fill({ title: 'Designer', company: 'Acme', address })
      await submit()
      expect(await screen.findByText(jobMessages.url)).toBeTruthy()
      expect(api.callsTo(saveJob)).toEqual([])
    },
  )

  test('the sentence above the form goes with the last field that it speaks of', async () => {
    const { fill, submit } = await openDialog()
    await fill({ title: 'Designer', company: '   ' })
    await submit()
    await screen.findByRole('alert')
    await fill({ company: 'Acme' })
    expect(screen.queryByRole('alert')).toBeTruthy()
    await fill({ address: url })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('an address of more than 2,048 characters is told, not cut', async () => {
    const { user, fill, submit } = await openDialog()
    await fill({ title: 'Designer', company: 'Acme' })
    await user.click(screen.getByLabelText('Job URL *'))
    await user.paste(`${url}/${'a'.repeat(2048)}`)
    await submit()
    expect(await screen.findByText('This address is too long: it may have at most 2,048 characters.')).toBeTruthy()
  })

  test('Escape keeps what was typed for the next time, and Cancel does not; the focus returns to the button', async () => {
    const { user, fill } = await openDialog()
    await fill({ title: 'Designer' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTitle('Add job to Interview')))
    const add = screen.getByRole('button', { name: 'Add job' })
    await user.click(add)
    expect(await screen.findByLabelText('Job Title *')).toHaveProperty('value', 'Designer')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement).toBe(add))
    await user.click(add)
    expect(await screen.findByLabelText('Job Title *')).toHaveProperty('value', '')
  })

  test('a job without an address that could not be added is the same job after Escape', async () => {
    const { api, user, fill, submit } = await openDialog()
    api.replies(saveJob, refusal('internal'))
    await fill({ title: 'Designer', company: 'Acme' })
    await user.click(screen.getByLabelText('I have no address'))
    await submit()
    await screen.findByText('Failed to add job. Please try again.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Add job' }))
    await screen.findByRole('dialog', { name: 'Add New Job' })
    await submit()
    await waitFor(() => expect(api.callsTo(saveJob)).toHaveLength(2))
    const [first, second] = api.callsTo(saveJob).map(({ body }) => (body as { job_url: string }).job_url)
    expect(second).toBe(first)
  })

  test('a failure says "Failed to add job. Please try again." and keeps what was typed', async () => {
    const { api, fill, submit } = await openDialog()
    api.replies(saveJob, refusal('internal'))
    await fill({ title: 'Designer', company: 'Acme', address: url })
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to add job. Please try again.')
    expect(screen.getByLabelText<HTMLInputElement>('Job Title *').value).toBe('Designer')
    expect(screen.getByLabelText<HTMLInputElement>('Job URL *').value).toBe(url)
    api.forget(saveJob)
    api.answers(saveJob, { success: true, data: record('Interview'), existed: false })
    await submit()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a full account is told what to make room in', async () => {
    const { api, fill, submit } = await openDialog()
    api.replies(saveJob, refusal('quota_reached'))
    await fill({ title: 'Designer', company: 'Acme', address: url })
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to add job. Please try again. Your account holds as much as it can. Please delete something first.',
    )
  })

  test('a job that is there already is shown instead of moved', async () => {
    const { api, fill, submit } = await openDialog([record('Applied')])
    api.answers(saveJob, { success: true, data: record('Applied'), existed: true })
    await fill({ title: 'Designer', company: 'Acme', address: url })
    await submit()
    const dialog = await screen.findByRole('dialog', { name: 'Designer' })
    expect(within(dialog).getByText('This job was on your board already. It stays as it is.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add New Job' })).toBeNull())
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  })
})

test('an opening that is on the board under another address is told of, and added only by a second press', async () => {
  const { api, user, fill, submit } = await openDialog()
  const known = makeJob('Designer (m/f/d)', { job_url: 'https://elsewhere.example/7' })
  api.answers(findSameOpenings, { success: true, data: [known] })
  api.answers(saveJob, { success: true, data: record('Interview'), existed: false })
  await fill({ title: 'Designer', company: 'Acme', address: url })
  await submit()
  const note = await screen.findByText(/^You have this opening on your board already/)
  expect(note.textContent).toBe('You have this opening on your board already: Designer (m/f/d), Viewed')
  expect(api.callsTo(findSameOpenings)[0]?.query).toEqual({ job_title: 'Designer', company_name: 'Acme', job_url: url })
  // In a tab of its own, so that what was typed stays.
  expect(screen.getByRole('link', { name: 'Designer (m/f/d)' }).getAttribute('target')).toBe('_blank')
  // What was told was about other words.
  await fill({ title: 's' })
  expect(screen.queryByText(/^You have this opening/)).toBeNull()
  await submit()
  await user.click(await screen.findByRole('button', { name: 'Add it nevertheless' }))
  await waitFor(() => expect(api.callsTo(saveJob)).toHaveLength(1))
  expect(api.callsTo(findSameOpenings)).toHaveLength(2)
})

describe('reading a job from its page', () => {
  const page = { job_title: 'Designer', company_name: 'Acme', location: 'Oslo', salary: '€50k', source: 'jobs.example' }

  test('a pasted address is read at once; what the page says fills the form and is saved with it', async () => {
    const { api, user, submit } = await openDialog()
    api.answers(readPosting, { success: true, data: page })
    await user.click(screen.getByLabelText('Job URL *'))
    await user.paste(url)
    expect(await screen.findByText('Filled in from the page. Please check it.')).toBeTruthy()
    api.answers(saveJob, { success: true, data: record('Interview'), existed: false })
    await submit()
    await waitFor(() => expect(api.callsTo(saveJob)).toHaveLength(1))
    expect(api.callsTo(saveJob)[0]?.body).toEqual({ ...page, job_url: url, status: 'Interview', if_absent: true })
  })

  test('an address without its scheme is completed, read and saved', async () => {
    const { api, user, submit } = await openDialog()
    api.answers(readPosting, { success: true, data: page })
    await user.click(screen.getByLabelText('Job URL *'))
    await user.paste('jobs.example/1')
    await screen.findByText('Filled in from the page. Please check it.')
    expect(api.callsTo(readPosting)[0]?.body).toEqual({ job_url: 'https://jobs.example/1' })
    await user.tab()
    expect(screen.getByLabelText<HTMLInputElement>('Job URL *').value).toBe('https://jobs.example/1')
    api.answers(saveJob, { success: true, data: record('Interview'), existed: false })
    await submit()
    await waitFor(() => expect(api.callsTo(saveJob)[0]?.body).toMatchObject({ job_url: 'https://jobs.example/1' }))
  })

  test('what the user typed is never written over; while it reads the button says so', async () => {
    const { api, user, fill } = await openDialog()
    let arrive = (_: Response) => {}
    api.replies(readPosting, () => new Promise((resolve) => (arrive = resolve)))
    await fill({ address: url })
    await user.click(screen.getByRole('button', { name: 'Read from the page' }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reading the page...' }).disabled).toBe(true)
    await fill({ title: 'Lead' })
    arrive(rawReply(200, { success: true, data: page }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Company Name *').value).toBe('Acme'))
    expect(screen.getByLabelText<HTMLInputElement>('Job Title *').value).toBe('Lead')
    expect(screen.getByLabelText<HTMLInputElement>('Place').value).toBe('Oslo')
  })

  test('a page that cannot be read says so quietly, and the job can be typed in', async () => {
    const { api, user, fill } = await openDialog()
    api.replies(readPosting, refusal('posting_unreadable'))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Read from the page' }).disabled).toBe(true)
    await fill({ address: url })
    await user.click(screen.getByRole('button', { name: 'Read from the page' }))
    expect(await screen.findByText('The page could not be read. Please type it in.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('a page that finds the server busy is not blamed for it', async () => {
  const { api, user, fill } = await openDialog()
  api.replies(readPosting, refusal('busy'))
  await fill({ address: url })
  await user.click(screen.getByRole('button', { name: 'Read from the page' }))
  expect(await screen.findByText(errors.busy.error)).toBeTruthy()
})

test('the same title at the same company is told, blocks nothing, and leads to that card', async () => {
  const { user, fill } = await openDialog([makeJob('Designer', { company_name: 'ACME Inc.' })])
  await fill({ title: 'designer', company: 'Acme', address: url })
  const note = await screen.findByText('You may already have this job:')
  expect(note.closest('[role="status"]')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add Job' }).disabled).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Designer' }))
  expect(await screen.findByRole('dialog', { name: 'Designer' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add New Job' })).toBeNull())
})
