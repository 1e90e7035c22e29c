import { screen, waitFor, within } from '@testing-library/react'
import { getSession } from '@waymark/contract/accounts.ts'
import { processMessage } from '@waymark/contract/chat.ts'
import {
  coverLetterPdf,
  generateCoverLetter,
  generateResume,
  matchPosting,
  resumePdf,
  scrapeJob,
} from '@waymark/contract/documents.ts'
import { listJobs, readPosting, saveJob, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { emptyProfile } from '@waymark/contract/profile-document.ts'
import { importProfile, loadProfile } from '@waymark/contract/profile.ts'
import { getApplication } from '@waymark/contract/job-application.ts'
import { documentEvidence } from '@waymark/contract/document-edits.ts'
import { getDesk, type Desk } from '@waymark/contract/desk.ts'
import { describe, expect, test, vi } from 'vitest'
import { makeApplication } from '../../../testing/application.ts'
import { answered, openChat } from '../../../testing/chat.ts'
import { fakeApi, nothingDue, refusal } from '../../../testing/fake-api.ts'

const card = (company_name: string) => ({
  id: company_name.toLowerCase(),
  job_title: 'Engineer',
  company_name,
  job_url: `https://jobs.example/${company_name}`,
  status: 'Applied' as const,
})
const record = (company_name: string) => {
  const { status, ...about } = card(company_name)
  const history = [{ status, timestamp: new Date().toISOString() }]
  const empty = { location: '', salary: '', source: '', follow_up_on: null, next_interview_at: null }
  return { ...about, ...empty, history, has_notes: false, archived_at: null }
}
async function openDesk(desk: Partial<Desk>) {
  const api = fakeApi()
  api.answers(getApplication, { success: true, data: makeApplication(record('Initech')) })
  api.answers(getDesk, { success: true, desk: { ...nothingDue.desk, ...desk } })
  return openChat({ api })
}

describe('the empty chat is a desk', () => {
  test('what today asks for stands there, each with its job and the next step', async () => {
    const sent = [{ kind: 'resume' as const, url: '/api/documents/00000000-0000-4000-8000-000000000001.pdf' }]
    const { api, user, ...chat } = await openDesk({
      interviews: [{ card: card('Heidi'), at: new Date(Date.now() + 3_600_000).toISOString(), sent }],
      silent: [{ card: card('Acme'), days: 14 }],
      outdated: [card('Initech')],
      news: [{ id: '1', name: 'nurse, Leeds', address: '/jobsearch?title=nurse', count: 2 }],
    })
    const today = await screen.findByRole('region', { name: 'Today' })
    const rows = within(today).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Interview today|^Interview tomorrow/),
      expect.stringContaining('No answer for 14 days'),
      expect.stringContaining('Your profile has changed since its documents were generated'),
      '2 new jobs in a saved searchnurse, Leeds',
    ])
    expect(within(rows[0]!).getByRole('button', { name: 'The CV you sent' })).toBeDefined()
    expect(within(rows[3]!).getByRole('link').getAttribute('href')).toBe('/jobsearch?title=nurse')
    expect(within(rows[2]!).getByRole('link').getAttribute('href')).toBe('/jobtracking/jobs/initech')
    api.answers(processMessage, answered('<p>Dear Acme</p>'))
    await user.click(within(today).getByRole('button', { name: 'Write a follow-up' }))
    await screen.findByText('Dear Acme')
    expect(chat.sent()[0]?.message).toBe('Please write a follow-up message to Acme.')
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull()
  })

  test('documents that grew old are made anew by a press', async () => {
    const { api, user } = await openDesk({ outdated: [card('Initech')] })
    const [id, url] = ['00000000-0000-4000-8000-000000000001', '/api/documents/1.pdf']
    api.answers(scrapeJob, { success: true, id })
    api.answers(generateResume, { success: true, id })
    api.answers(generateCoverLetter, { success: true, id })
    api.answers(resumePdf, { success: true, url })
    api.answers(coverLetterPdf, { success: true, url })
    api.answers(matchPosting, {
      success: true,
      score: 1,
      requirements: [],
      languages: { posting: null, profile: null },
    })
    // Since the desk was read it was moved elsewhere.
    const moved = { ...record('Initech'), history: [{ status: 'Interview', timestamp: new Date().toISOString() }] }
    api.forget(getApplication)
    api.answers(getApplication, { success: true, data: makeApplication(moved) })
    api.replies(saveJob, refusal('internal'))
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await user.click(await screen.findByRole('button', { name: 'Regenerate documents: Engineer, Initech' }))
    await waitFor(() => expect(api.callsTo(saveJob)).toHaveLength(1))
    expect(api.callsTo(saveJob)[0]?.body).toMatchObject({ company_name: 'Initech', status: 'Interview', cv_link: url })
    expect(await screen.findByRole('alert')).toBeDefined()
  })

  test('suggestions wait for what stands above them, so that none moves away', async () => {
    const api = fakeApi()
    let arrive: () => void = () => undefined
    const body = JSON.stringify(nothingDue)
    api.replies(getDesk, () => new Promise((resolve) => (arrive = () => resolve(new Response(body)))))
    await openChat({ api })
    await screen.findByText('Loading what is due today...')
    expect(screen.queryByRole('button', { name: 'Review my CV' })).toBeNull()
    arrive()
    expect(await screen.findByRole('button', { name: 'Review my CV' })).toBeTruthy()
  })

  test('one box takes the CV and the address of a posting, and goes to the review with that very file', async () => {
    const { api, user } = await openDesk({ profile_empty: true, board_empty: true })
    const begin = within(await screen.findByRole('region', { name: 'Where to begin' }))
    const address = begin.getByLabelText('Address of a job posting')
    await user.type(address, 'nonsense{Enter}')
    expect(begin.getByText('Please paste the address of a job posting.')).toBeDefined()
    await user.clear(address)
    await user.type(address, 'jobs.example/7{Enter}')
    expect(begin.getByText('Please choose your CV first.')).toBeDefined()
    await user.upload(begin.getByLabelText('Your CV'), new File(['%PDF-1.7'], 'mine.pdf', { type: 'application/pdf' }))
    expect(begin.getByText('mine.pdf')).toBeDefined()
    api.answers(getSession, { success: true, name: 'Ada', email: 'ada@example.org', language: null, time_zone: null })
    api.answers(loadProfile, { success: true, data: { content: emptyProfile(), version: 0, saved_at: null } })
    api.replies(importProfile, refusal('import_empty'))
    await user.click(begin.getByRole('button', { name: 'Make my CV and cover letter' }))
    await screen.findByText(/Nothing in this file could be recognised/)
    expect(api.callsTo(importProfile)).toHaveLength(1)
    expect(sessionStorage.getItem('waymark.firstSteps')).toContain('https://jobs.example/7')
  })

  test('with a profile, an address becomes a card, and a page that is no posting is said to be none', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { api, user } = await openDesk({ board_empty: true })
    const begin = within(await screen.findByRole('region', { name: 'Where to begin' }))
    expect(begin.queryByLabelText('Your CV')).toBeNull()
    expect(begin.getByRole('link', { name: 'search for jobs' })).toBeDefined()
    api.replies(readPosting, refusal('posting_unreadable'))
    await user.type(begin.getByLabelText('Address of a job posting'), 'jobs.example/7{Enter}')
    const first = within(await screen.findByRole('region', { name: 'Your first documents' }))
    expect(await first.findByRole('alert')).toBeDefined()
    await user.click(first.getByRole('button', { name: 'Use another address' }))
    expect(await screen.findByRole('region', { name: 'Where to begin' })).toBeDefined()
  })

  const [id, url] = ['00000000-0000-4000-8000-000000000001', '/api/documents/00000000-0000-4000-8000-000000000001.pdf']
  const read = { job_title: 'Cook', company_name: 'Galley', location: 'Bergen', salary: '', source: '' }
  const galley = { ...record('Galley'), ...read, job_url: 'https://jobs.example/7' }
  async function openFirstSteps(job: JobRecord, existed: boolean) {
    const api = fakeApi()
    api.answers(getDesk, { success: true, desk: { ...nothingDue.desk, board_empty: true } })
    api.answers(readPosting, { success: true, data: read })
    api.answers(saveJob, { success: true, existed, data: job })
    api.answers(getApplication, { success: true, data: makeApplication(job) })
    api.answers(listJobs, { success: true, data: [job] })
    api.answers(scrapeJob, { success: true, id })
    const languages = { posting: null, profile: null }
    api.answers(matchPosting, { success: true, score: 1, requirements: [], languages })
    api.answers(generateResume, { success: true, id })
    api.answers(generateCoverLetter, { success: true, id })
    api.answers(resumePdf, { success: true, url })
    api.answers(coverLetterPdf, { success: true, url })
    api.replies(documentEvidence, refusal('not_found'))
    const stored = { 'waymark.firstSteps': JSON.stringify({ address: job.job_url }) }
    const { user } = await openChat({ api, stored })
    return { api, user, first: within(await screen.findByRole('region', { name: 'Your first documents' })) }
  }

  test('what was asked for before there was a profile is made without another press, and moves no card', async () => {
    const { api, first } = await openFirstSteps(galley, false)
    expect(await first.findByRole('button', { name: 'Download CV' })).toBeDefined()
    expect(first.getByRole('button', { name: 'Download Cover Letter' })).toBeDefined()
    const [added, linked] = api.callsTo(saveJob).map(({ body }) => body)
    expect(added).toMatchObject({ job_title: 'Cook', job_url: 'https://jobs.example/7' })
    expect(linked).toMatchObject({ status: 'Applied', cv_link: url })
  })

  test('where the job has documents already, what would change is shown first, and they may stay', async () => {
    const [cv_link, cover_letter_link] = ['2', '3'].map((end) => url.replace('1.pdf', `${end}.pdf`)) as [string, string]
    const generated_documents = { cv_link, cover_letter_link, generated_at: new Date().toISOString() }
    const { api, user, first } = await openFirstSteps({ ...galley, generated_documents }, true)
    await user.click(await first.findByRole('button', { name: 'Keep the ones I have' }))
    expect(await first.findByRole('button', { name: 'Download CV' })).toBeDefined()
    expect(api.callsTo(saveJob)).toHaveLength(1)
    expect(sessionStorage.getItem('waymark.firstSteps')).toContain(cv_link)
  })

  test('a desk that cannot be read says so, and the chat works', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const api = fakeApi()
    api.replies(getDesk, refusal('internal'))
    await openChat({ api })
    await screen.findByText('What is due today could not be loaded.')
    expect(screen.getByRole('button', { name: 'What can you do?' })).toBeDefined()
  })
})
