import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  getJobDetails,
  jobLimits,
  listJobs,
  saveJob,
  updateJob,
  type JobDetails,
  type JobRecord,
} from '@waymark/contract/job-tracking.ts'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../../testing/fake-api.ts'
import { makeJob, noDetails } from '../../../testing/job.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { draftOf, keepDraft, listKeptJobs } from './job-draft.ts'

const designer = makeJob('Designer')
const { job_url } = designer

async function openJob(job: JobRecord = designer, details: JobDetails = noDetails) {
  const api = fakeApi()
  api.answers(listJobs, { success: true, data: [job] })
  api.answers(getJobDetails, { success: true, data: details })
  const { user } = renderPage('/jobtracking', { token: 'token' })
  await user.click(await screen.findByRole('button', { name: /^Designer/ }))
  const notes = await screen.findByLabelText<HTMLTextAreaElement>('Notes')
  const bodies = () => api.callsTo(updateJob).map(({ body }) => body)
  const saves = (changes: Partial<JobRecord & JobDetails> = {}) => {
    const { notes: text, contacts, interviews, revision, ...fields } = { ...details, ...changes }
    api.answers(updateJob, {
      success: true,
      data: { ...job, ...fields },
      details: { notes: text, contacts, interviews, revision },
    })
  }
  return { api, user, notes, bodies, saves }
}
/** At once: between two keys a slow machine could pause for so long that half a text is saved. */
async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
const spoken = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy())
const isSaved = () => spoken('All changes are saved.')

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('what the user writes down about a job saves itself', () => {
  test('notes are saved after a pause, with nothing but what changed, and it is said', async () => {
    const { user, notes, bodies, saves } = await openJob()
    saves({ notes: 'Call Mara', revision: 1 })
    await write(user, notes, 'Call Mara')
    await isSaved()
    expect(bodies()).toEqual([{ job_url, notes: 'Call Mara', revision: 0 }])
    expect(screen.getByText('All changes are saved.').closest('[role="status"]')).toBeTruthy()
    expect(listKeptJobs()).toEqual([])
  })

  test('closing right after typing loses nothing', async () => {
    const { user, notes, bodies, saves } = await openJob()
    saves({ notes: 'x', revision: 1 })
    await write(user, notes, 'x')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(bodies()).toEqual([{ job_url, notes: 'x', revision: 0 }]))
    await waitFor(() => expect(listKeptJobs()).toEqual([]))
  })

  test('a failed save says so, keeps the text for the tab, and can be tried again', async () => {
    const { api, user, notes, saves } = await openJob()
    api.replies(updateJob, refusal('internal'))
    await write(user, notes, 'precious')
    await spoken('Not saved yet. Your changes are kept in this tab.')
    expect(listKeptJobs()).toEqual([job_url])
    api.forget(updateJob)
    saves({ notes: 'precious', revision: 1 })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await isSaved()
    expect(notes.value).toBe('precious')
    expect(listKeptJobs()).toEqual([])
  })

  test('a note that is too long waits in the tab, and holds no other field back', async () => {
    const { user, notes, bodies, saves } = await openJob()
    saves({ company_name: 'Initech' })
    fireEvent.change(notes, { target: { value: 'x'.repeat(jobLimits.notes + 1) } })
    await user.click(screen.getByText('About the job'))
    await user.clear(screen.getByLabelText('Company Name'))
    await write(user, screen.getByLabelText('Company Name'), 'Initech')
    await spoken('What is too long is not saved yet. It is kept in this tab.')
    expect(bodies()).toEqual([{ job_url, company_name: 'Initech', revision: 0 }])
    expect(listKeptJobs()).toEqual([job_url])
  })

  test('what a tab could not save is saved when the board comes up again, without opening the job', async () => {
    const api = fakeApi()
    const before = draftOf(designer, noDetails)
    keepDraft(job_url, before, { ...before, notes: 'kept' })
    api.answers(listJobs, { success: true, data: [designer] })
    api.answers(getJobDetails, { success: true, data: noDetails })
    api.answers(updateJob, { success: true, data: designer, details: { ...noDetails, notes: 'kept', revision: 1 } })
    renderPage('/jobtracking', { token: 'token' })
    await waitFor(() =>
      expect(api.callsTo(updateJob).map(({ body }) => body)).toEqual([{ job_url, notes: 'kept', revision: 0 }]),
    )
    await waitFor(() => expect(listKeptJobs()).toEqual([]))
  })

  test('two tabs that change different things: both changes stay, and nobody is asked', async () => {
    const person = { name: 'Mara', role: '', email: '', phone: '' }
    const { api, user, notes, bodies } = await openJob()
    api.replies(updateJob, refusal('job_changed'))
    api.forget(getJobDetails)
    const theirs = { ...noDetails, contacts: [person], revision: 4 }
    api.answers(getJobDetails, { success: true, data: theirs })
    api.answers(updateJob, { success: true, data: designer, details: { ...theirs, notes: 'mine', revision: 5 } })
    await write(user, notes, 'mine')
    await isSaved()
    expect(bodies().at(-1)).toEqual({ job_url, notes: 'mine', revision: 4 })
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mara')
  })

  test('two tabs that write different notes: both are shown, and both can be kept', async () => {
    const { api, user, notes, bodies } = await openJob()
    api.replies(updateJob, refusal('job_changed'))
    api.forget(getJobDetails)
    api.answers(getJobDetails, { success: true, data: { ...noDetails, notes: 'theirs', revision: 4 } })
    const both = 'mine\n\ntheirs'
    api.answers(updateJob, { success: true, data: designer, details: { ...noDetails, notes: both, revision: 5 } })
    await write(user, notes, 'mine')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('mine')).toBeTruthy()
    expect(alert.getByText('theirs')).toBeTruthy()
    await user.click(alert.getByRole('button', { name: 'Keep both' }))
    await isSaved()
    expect(bodies().at(-1)).toEqual({ job_url, notes: both, revision: 4 })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a contact, an interview with its time, and a follow-up date are saved; what is not whole is not sent', async () => {
    const { user, bodies, saves } = await openJob()
    saves({ revision: 1 })
    await user.click(screen.getByRole('button', { name: 'Add an interview' }))
    await write(user, await screen.findByLabelText('Where and with whom'), 'On site')
    expect(screen.getByText('Please enter a date and a time; until then it is not saved.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'In a week' }))
    await user.click(screen.getByRole('button', { name: 'Add a contact' }))
    await write(user, await screen.findByLabelText('Name'), 'Mara')
    // On a slow machine what was chosen first is saved before the name is typed.
    const sent = () => Object.assign({}, ...(bodies() as object[])) as Record<string, unknown>
    await waitFor(() => expect(sent()['contacts']).toEqual([{ name: 'Mara', role: '', email: '', phone: '' }]))
    expect(sent()['follow_up_on']).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(sent()).not.toHaveProperty('interviews')
  })

  test('an interview that is given its time offers to move the job to Interview', async () => {
    const { api, user, saves } = await openJob()
    saves({ revision: 1 })
    await user.click(screen.getByRole('button', { name: 'Add an interview' }))
    expect(screen.queryByRole('button', { name: 'Move it to Interview' })).toBeNull()
    fireEvent.change(await screen.findByLabelText('Date and time'), { target: { value: '2030-05-01T10:00' } })
    const history = [...designer.history, { status: 'Interview', timestamp: '2026-11-22T00:00:00.000Z' }]
    api.answers(saveJob, { success: true, data: { ...designer, history }, existed: true })
    await user.click(await screen.findByRole('button', { name: 'Move it to Interview' }))
    await waitFor(() => expect(api.callsTo(saveJob)[0]?.body).toMatchObject({ job_url, status: 'Interview' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Move it to Interview' })).toBeNull())
  })

  test('title and company can be corrected; an empty one is told and not sent', async () => {
    const { user, bodies, saves } = await openJob()
    saves({ company_name: 'Initech' })
    await user.click(screen.getByText('About the job'))
    await user.clear(screen.getByLabelText('Job Title'))
    expect(screen.getByText('This cannot stay empty; until then the earlier text stays.')).toBeTruthy()
    await user.clear(screen.getByLabelText('Company Name'))
    await write(user, screen.getByLabelText('Company Name'), 'Initech')
    await isSaved()
    expect(bodies().at(-1)).toMatchObject({ company_name: 'Initech' })
    expect(JSON.stringify(bodies())).not.toContain('job_title')
  })

  test('an archived job leaves the board, and comes back from the archive', async () => {
    const { api, user, bodies, saves } = await openJob()
    saves({ archived_at: '2026-11-01T00:00:00.000Z' })
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: /^Designer/ })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Show the archive (1)' }))
    await user.click(await screen.findByRole('button', { name: /^Designer/ }))
    api.forget(updateJob)
    saves()
    await user.click(await screen.findByRole('button', { name: 'Back to the board' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('checkbox', { name: 'Show the archive (0)' }))
    expect(await screen.findByRole('button', { name: /^Designer/ })).toBeTruthy()
    expect(bodies()).toEqual([
      { job_url, archived: true },
      { job_url, archived: false },
    ])
  })

  test('a job that is deleted elsewhere while its dialog is open says so, keeps the text in sight, and is not made anew', async () => {
    const { api, user, notes } = await openJob()
    api.forget(listJobs)
    api.answers(listJobs, { success: true, data: [] })
    api.replies(updateJob, refusal('not_found'))
    await write(user, notes, 'still here')
    expect((await screen.findByRole('alert')).textContent).toContain('deleted in another tab')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('still here')
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo(saveJob)).toEqual([])
    expect(listKeptJobs()).toEqual([])
  })
})
