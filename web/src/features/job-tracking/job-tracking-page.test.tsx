import { screen, waitFor, within } from '@testing-library/react'
import { deleteJob, getJobDetails, listJobs, saveJob, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, rawReply, refusal } from '../../testing/fake-api.ts'
import { makeJob, noDetails } from '../../testing/job.ts'
import { renderPage } from '../../testing/render-page.tsx'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const job = (job_title: string, ...history: [status: string, timestamp: string][]) =>
  makeJob(job_title, { history: history.map(([status, timestamp]) => ({ status, timestamp })) })
const designer = job('Designer', ['Viewed', ago(120)])
const engineer = job('Engineer', ['Viewed', ago(3000)], ['Applied', ago(5)])

const openBoard = (api: ReturnType<typeof fakeApi>, jobs: JobRecord[]) => {
  api.answers(listJobs, { success: true, data: jobs })
  api.answers(getJobDetails, { success: true, data: noDetails })
  return renderPage('/jobtracking', { token: 'token', name: 'Ana' })
}
const column = (name: string) => screen.findByRole('region', { name })
const card = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`) })
const chooseStatus = async (user: ReturnType<typeof renderPage>['user'], name: string) => {
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name }))
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('the board', () => {
  test('a card shows that its job has documents, notes and a date to come', async () => {
    const made = { cv_link: '/api/documents/1.pdf', cover_letter_link: '/api/documents/2.pdf', generated_at: ago(5) }
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    openBoard(fakeApi(), [{ ...designer, has_notes: true, follow_up_on: day, generated_documents: made }, engineer])
    const full = within(await card('Designer'))
    expect([full.getByText('Has documents'), full.getByText('Has notes'), full.getByText(/Follow up/)]).toHaveLength(3)
    const bare = within(await card('Engineer'))
    expect([bare.queryByText('Has documents'), bare.queryByText('Has notes')]).toEqual([null, null])
  })

  test('"Add job" is a labelled button that adds to the first column', async () => {
    const { user } = openBoard(fakeApi(), [designer])
    await column('Viewed')
    await user.click(screen.getByRole('button', { name: 'Add job' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Job' }))
    expect(dialog.getByRole('combobox', { name: 'Status' }).textContent).toContain('Viewed')
  })

  test('"Loading jobs..." first, then five columns in order with count, add button and cards', async () => {
    const api = fakeApi()
    let arrive = (_: Response) => {}
    api.replies(listJobs, () => new Promise((resolve) => (arrive = resolve)))
    renderPage('/jobtracking', { token: 'token' })
    expect(await screen.findByText('Loading jobs...')).toBeTruthy()
    arrive(rawReply(200, { success: true, data: [designer, engineer] }))
    await column('Viewed')
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(headings).toEqual(['Viewed', 'Applied', 'Interview', 'Offer', 'Rejected'])
    expect(headings.map((name) => screen.getByTitle(`Add job to ${name}`).tagName)).toEqual(Array(5).fill('BUTTON'))
    const viewed = within(await column('Viewed'))
    expect(viewed.getByText('1 job')).toBeTruthy()
    expect(viewed.getByRole('button', { name: /Designer.*Acme.*2 hours ago/s })).toBeTruthy()
    expect(within(await column('Offer')).getByText('No jobs here yet')).toBeTruthy()
  })

  test('an empty board says so and leads to the first job', async () => {
    const { user } = openBoard(fakeApi(), [])
    await user.click(await screen.findByRole('button', { name: 'Add your first job' }))
    expect(await screen.findByRole('dialog', { name: 'Add New Job' })).toBeTruthy()
  })

  test('a failed load leaves an empty board with a way to try again, and nothing says that there are no jobs', async () => {
    const api = fakeApi()
    api.replies(listJobs, rawReply(200, 'not json'))
    const { user } = openBoard(api, [designer])
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Your jobs could not be loaded.')
    expect(screen.queryByText('Your board is empty')).toBeNull()
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5)
    expect(screen.queryByText('No jobs here yet')).toBeNull()
    expect(screen.queryByText('0 jobs')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await card('Designer')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the board is read again when the window gets the focus', async () => {
    const api = fakeApi()
    openBoard(api, [designer])
    await card('Designer')
    api.forget(listJobs)
    api.answers(listJobs, { success: true, data: [designer, engineer] })
    window.dispatchEvent(new Event('focus'))
    await card('Engineer')
  })
})

describe('the detail dialog', () => {
  test('shows title, company, address as an outside link, and the history with its times', async () => {
    const old = job('Designer', ['Viewed', 'not a date'], ['Applied', ago(3 * 1440)])
    const { user } = openBoard(fakeApi(), [old])
    await user.click(await card('Designer'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Designer' }))
    expect(dialog.getByText('Acme')).toBeTruthy()
    const link = dialog.getByRole<HTMLAnchorElement>('link', { name: /jobs\.example/ })
    expect([link.getAttribute('href'), link.target, link.rel]).toEqual([old.job_url, '_blank', 'noopener noreferrer'])
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Applied3 days ago',
      'ViewedRecently',
    ])
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('an address of another scheme is text, never a link', async () => {
    const { user } = openBoard(fakeApi(), [{ ...designer, job_url: 'javascript:alert(1)' }])
    await user.click(await card('Designer'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('javascript:alert(1)')).toBeTruthy()
    expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual(['Open the whole job'])
  })

  test('choosing a status moves the card at once, appends to the history, and saves it', async () => {
    const api = fakeApi()
    const { user } = openBoard(api, [designer])
    let arrive = (_: Response) => {}
    api.replies(saveJob, () => new Promise((resolve) => (arrive = resolve)))
    await user.click(await card('Designer'))
    await chooseStatus(user, 'Interview')
    const history = () => screen.getAllByRole('listitem').map((item) => item.textContent)
    await waitFor(() => expect(history()).toEqual(['Interviewless than a minute ago', 'Viewed2 hours ago']))
    expect(api.callsTo(saveJob)[0]?.body).toEqual({
      job_title: 'Designer',
      job_url: designer.job_url,
      company_name: 'Acme',
      status: 'Interview',
    })
    const saved = { ...designer, history: [...designer.history, { status: 'Interview', timestamp: ago(0) }] }
    arrive(rawReply(200, { success: true, data: saved, existed: true }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(within(await column('Interview')).getByRole('button', { name: /^Designer/ })).toBeTruthy()
    expect(within(await column('Viewed')).queryByRole('button', { name: /^Designer/ })).toBeNull()
  })

  test('a move that could not be saved is taken back and said aloud', async () => {
    const api = fakeApi()
    const { user } = openBoard(api, [designer])
    api.replies(saveJob, refusal('internal'))
    await user.click(await card('Designer'))
    // The list that is read after a failure must not be what puts the card back: it may not come either.
    api.forget(listJobs)
    api.replies(listJobs, () => new Promise(() => undefined))
    await chooseStatus(user, 'Offer')
    const message = await screen.findByText('The move to Offer could not be saved. The job is back in Viewed.')
    expect(message.closest('[role="status"]')).toBeTruthy()
    expect(message.closest('[aria-hidden="true"]')).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toBe('Viewed')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  test('deleting asks "Are you sure?" first; Cancel leaves the job alone', async () => {
    const api = fakeApi()
    const { user } = openBoard(api, [designer])
    await user.click(await card('Designer'))
    await user.click(screen.getByRole('button', { name: 'Delete Job' }))
    expect(screen.getByText('Are you sure?')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Cancel')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement?.textContent).toBe('Delete Job')
    expect(api.callsTo(deleteJob)).toEqual([])
  })

  test.each([
    ['deleted', rawReply(200, { success: true })],
    ['gone already (404)', refusal('not_found')],
  ])('a confirmed job is %s: the dialog closes and the list is read again', async (_, answer) => {
    const api = fakeApi()
    const { user } = openBoard(api, [designer, engineer])
    api.replies(deleteJob, answer)
    await user.click(await card('Designer'))
    api.forget(listJobs)
    api.answers(listJobs, { success: true, data: [engineer] })
    await user.click(screen.getByRole('button', { name: 'Delete Job' }))
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: /^Designer/ })).toBeNull()
    expect(api.callsTo(deleteJob)[0]?.body).toEqual({ job_url: designer.job_url })
    await waitFor(() => expect(api.callsTo(listJobs)).toHaveLength(2))
  })

  test('a failed delete tells the user and keeps the job', async () => {
    const api = fakeApi()
    const { user } = openBoard(api, [designer])
    api.replies(deleteJob, refusal('internal'))
    await user.click(await card('Designer'))
    await user.click(screen.getByRole('button', { name: 'Delete Job' }))
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect((await screen.findByRole('alert')).textContent).toBe('The job could not be deleted. Please try again.')
    expect(screen.getByRole('dialog', { name: 'Designer' })).toBeTruthy()
  })
})
