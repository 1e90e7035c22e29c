import { screen, waitFor, within } from '@testing-library/react'
import { documentEvidence, type EvidenceSentence } from '@waymark/contract/document-edits.ts'
import {
  coverLetterPdf,
  downloadDocument,
  generateCoverLetter,
  generateResume,
  matchPosting,
  resumePdf,
  scrapeJob,
  type Requirement,
} from '@waymark/contract/documents.ts'
import { getApplication } from '@waymark/contract/job-application.ts'
import { getJobDetails, listJobs, saveJob, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { lastingKey } from '../../lib/kept-text.ts'
import { localDateTime } from '../../lib/relative-time.tsx'
import { session } from '../../lib/session.ts'
import { makeApplication, makeDocument } from '../../testing/application.ts'
import { fakeApi, rawReply, refusal } from '../../testing/fake-api.ts'
import { makeJob, noDetails } from '../../testing/job.ts'
import { renderPage } from '../../testing/render-page.tsx'

const uuid = (digit: number) => `0b8e1f2a-1111-4222-8333-44445555666${digit}`
const [job_id, resume_id, letter_id] = [uuid(1), uuid(2), uuid(3)]
const cv_link = `/api/documents/${resume_id}.pdf`
const cover_letter_link = `/api/documents/${letter_id}.pdf`
const generated_at = '2026-11-20T10:00:00.000Z'
const job = makeJob('Designer', {
  job_url: 'https://jobs.example/designer',
  history: [{ status: 'Applied', timestamp: '2026-11-01T00:00:00.000Z' }],
})
const generated: JobRecord = { ...job, generated_documents: { cv_link, cover_letter_link, generated_at } }

async function openJob(record: JobRecord) {
  const api = fakeApi()
  api.answers(listJobs, { success: true, data: [record] })
  api.answers(getJobDetails, { success: true, data: noDetails })
  if (record.generated_documents) api.replies(matchPosting, refusal('not_found'))
  const { user } = renderPage('/jobtracking', { token: 'token' })
  await user.click(await screen.findByRole('button', { name: /^Designer/ }))
  await screen.findByRole('dialog', { name: 'Designer' })
  return { api, user, start: () => user.click(screen.getByRole('button', { name: 'Generate CV and Cover Letter' })) }
}

function everyStepSucceeds(api: ReturnType<typeof fakeApi>) {
  api.answers(scrapeJob, { success: true, id: job_id })
  api.replies(matchPosting, refusal('not_found'))
  api.answers(generateResume, { success: true, id: resume_id })
  api.answers(generateCoverLetter, { success: true, id: letter_id })
  api.answers(resumePdf, { success: true, url: cv_link })
  api.answers(coverLetterPdf, { success: true, url: cover_letter_link })
  api.answers(saveJob, { success: true, data: generated, existed: true })
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('generating documents', () => {
  test('five calls in order with the raw token, then the links are saved with the current status', async () => {
    const { api, user, start } = await openJob(job)
    let arrive = (_: Response) => {}
    api.replies(scrapeJob, () => new Promise((resolve) => (arrive = resolve)))
    everyStepSucceeds(api)
    await start()
    const busy = await screen.findByRole('button', { name: 'Generating CV and Cover Letter...' })
    expect(busy).toHaveProperty('disabled', true)
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    await user.click(busy)
    arrive(rawReply(200, { success: true, id: job_id }))
    await screen.findByRole('button', { name: 'Download CV' })
    const made = api.calls.filter(
      ({ endpoint }) => ![listJobs, getJobDetails, matchPosting].some((one) => one === endpoint),
    )
    expect(made.map(({ endpoint, body, authorization }) => [endpoint.path, body, authorization])).toEqual([
      ['/scrape-job', { url: job.job_url, ask: true, choices: {} }, 'token'],
      ['/generate-resume', { job_id, company_name: 'Acme' }, 'token'],
      ['/generate-cover-letter', { job_id, company_name: 'Acme' }, 'token'],
      ['/resume-pdf', { resume_id }, 'token'],
      ['/cover-letter-pdf', { letter_id }, 'token'],
      [
        '/api/jobs',
        {
          job_title: 'Designer',
          job_url: job.job_url,
          company_name: 'Acme',
          status: 'Applied',
          cv_link,
          cover_letter_link,
        },
        'Bearer token',
      ],
    ])
  })

  test('where the profile shows little and is in another language, that is said before anything is written, and stays', async () => {
    const { api, user, start } = await openJob(job)
    api.answers(scrapeJob, { success: true, id: job_id, hold: true })
    const asked = ['Koch', 'HACCP', 'Deutsch'].map((text): Requirement => ({
      text,
      kind: 'required',
      status: 'missing',
      profile: [],
    }))
    const languages = { posting: 'de', profile: 'en' }
    everyStepSucceeds(api)
    api.forget(matchPosting)
    api.answers(matchPosting, { success: true, score: 0, requirements: asked, languages })
    await start()
    const anyway = await screen.findByRole('button', { name: 'Write them anyway' })
    const notes = [
      'Your profile shows 0 of 3 things that this posting asks for.',
      /^Your profile is in English and the posting is in German/,
    ]
    for (const note of notes) expect(screen.getByText(note)).toBeTruthy()
    expect(api.callsTo(generateResume)).toEqual([])
    await user.click(anyway)
    await screen.findByRole('button', { name: 'Download CV' })
    expect(api.callsTo(scrapeJob)[1]?.body).toEqual({ url: job.job_url, choices: {} })
    for (const note of notes) expect(screen.getByText(note)).toBeTruthy()
  })

  test('a chosen design goes along with both documents, and stays chosen in this browser', async () => {
    onTestFinished(() => localStorage.clear())
    const { api, user, start } = await openJob(job)
    everyStepSucceeds(api)
    await user.click(screen.getByText('Design'))
    await user.click(await screen.findByRole('radio', { name: 'Modern' }))
    await user.click(screen.getByRole('button', { name: 'US Letter' }))
    await start()
    await screen.findByRole('button', { name: 'Download CV' })
    const look = { design: 'modern', paper: 'letter' }
    expect(api.callsTo(generateResume)[0]?.body).toEqual({ job_id, company_name: 'Acme', look })
    expect(api.callsTo(generateCoverLetter)[0]?.body).toEqual({ job_id, company_name: 'Acme', look })
  })

  test('a CV of one page, and birth date and marital status in it, are the user’s choice', async () => {
    onTestFinished(() => localStorage.clear())
    const { api, user, start } = await openJob(job)
    everyStepSucceeds(api)
    await user.click(screen.getByText('Design'))
    await user.click(await screen.findByRole('button', { name: 'One page' }))
    await user.click(screen.getByRole('checkbox', { name: 'Date of birth and marital status in the CV' }))
    await start()
    await screen.findByRole('button', { name: 'Download CV' })
    const chosen = { job_id, company_name: 'Acme', pages: 1, personal: true }
    expect(api.callsTo(generateResume)[0]?.body).toEqual(chosen)
    // For the case that the tab is closed before the CV is asked for.
    expect(api.callsTo(scrapeJob)[0]?.body).toMatchObject({ choices: { pages: 1, personal: true } })
    expect(api.callsTo(generateCoverLetter)[0]?.body).toEqual({ job_id, company_name: 'Acme' })
  })

  test('tone, length, form and the user’s own words go along with the letter, and the form stays for the next job', async () => {
    onTestFinished(() => localStorage.clear())
    const { api, user, start } = await openJob(job)
    everyStepSucceeds(api)
    api.answers(getApplication, { success: true, data: makeApplication(job) })
    await user.click(screen.getByText('Tone and form of the letter'))
    for (const name of ['Formal', 'Short', 'Sentences']) await user.click(await screen.findByRole('button', { name }))
    await user.type(screen.getByLabelText('Why this employer?'), 'I buy your bread.')
    // What a closed tab leaves behind.
    const kept = Object.entries(localStorage).filter(
      ([key]) => key === lastingKey(session.get().account ?? '', `letter ${job.job_url}`),
    )
    expect(kept.map(([, text]) => text)).toEqual([expect.stringContaining('I buy your bread.')])
    await start()
    await screen.findByRole('button', { name: 'Download CV' })
    const letter = { tone: 'formal', length: 'short', form: 'prose', why: 'I buy your bread.', salary: '', start: '' }
    expect(api.callsTo(scrapeJob)[0]?.body).toMatchObject({ choices: { letter } })
    expect(api.callsTo(generateResume)[0]?.body).toEqual({ job_id, company_name: 'Acme' })
    expect(api.callsTo(generateCoverLetter)[0]?.body).toEqual({ job_id, company_name: 'Acme', letter })
    expect(localStorage.getItem('waymark.letterStyle')).toBe('formal short prose')
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('letter http'))).toEqual([]))
  })

  test('what was typed for the next letter is there again after a reload', async () => {
    onTestFinished(() => localStorage.clear())
    const words = {
      tone: 'warm',
      length: 'short',
      form: 'prose',
      why: 'I buy your bread.',
      salary: '£30,000',
      start: '',
    }
    localStorage.setItem(lastingKey(session.get().account ?? '', `letter ${job.job_url}`), JSON.stringify(words))
    const { api, user } = await openJob(job)
    api.answers(getApplication, { success: true, data: makeApplication(job) })
    await user.click(screen.getByText('Tone and form of the letter'))
    expect((await screen.findByRole('button', { name: 'Warm' })).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByLabelText('Why this employer?')).toHaveProperty('value', 'I buy your bread.')
    expect(screen.getByLabelText('Salary expectation')).toHaveProperty('value', '£30,000')
  })

  test('a job’s letter shows the choices that it was written by, and writing it again leaves them to the server', async () => {
    const { api, user } = await openJob(generated)
    everyStepSucceeds(api)
    const letter = { tone: 'warm', length: 'full', form: 'rows', why: 'I buy your bread.' } as const
    const documents = [makeDocument({ id: letter_id, kind: 'letter', url: cover_letter_link, letter })]
    api.answers(getApplication, { success: true, data: makeApplication(job, { documents }) })
    await user.click(screen.getByText('Tone and form of the letter'))
    expect((await screen.findByRole('button', { name: 'Warm' })).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByLabelText('Why this employer?')).toHaveProperty('value', 'I buy your bread.')
    await user.click(screen.getByRole('button', { name: 'Regenerate Documents' }))
    await waitFor(() => expect(api.callsTo(coverLetterPdf)).toHaveLength(1))
    expect(api.callsTo(generateCoverLetter)[0]?.body).toEqual({ job_id, company_name: 'Acme' })
  })

  test('the same documents are offered as Word, text and JSON Resume', async () => {
    const { api, user } = await openJob(generated)
    api.replies(downloadDocument, refusal('not_found'))
    await user.click(screen.getByText('Design and other files'))
    await user.click(await screen.findByRole('button', { name: 'CV as Word' }))
    await screen.findByText('This document is no longer there. Please regenerate your documents.')
    expect(api.callsTo(downloadDocument)[0]?.params).toEqual({ file: `${resume_id}.docx` })
    expect(screen.getByRole('button', { name: 'Letter as text' })).toBeTruthy()
  })

  test('existing documents are there at once, with their time and a way to make them again', async () => {
    await openJob(generated)
    expect(screen.getByRole('button', { name: 'Download CV' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download Cover Letter' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Regenerate Documents' })).toBeTruthy()
    expect(screen.getByText(`Generated: ${localDateTime(generated_at)}`)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Generate CV and Cover Letter' })).toBeNull()
  })

  test('closing the dialog does not stop the work: opened again, the job shows it', async () => {
    const { api, user, start } = await openJob(job)
    let arrive = (_: Response) => {}
    api.replies(scrapeJob, () => new Promise((resolve) => (arrive = resolve)))
    everyStepSucceeds(api)
    await start()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: /^Designer/ }))
    await screen.findByRole('button', { name: 'Generating CV and Cover Letter...' })
    arrive(rawReply(200, { success: true, id: job_id }))
    await screen.findByRole('button', { name: 'Regenerate Documents' })
    expect(await screen.findByText('Your CV and cover letter are ready.')).toBeTruthy()
  })
})

describe('generating again', () => {
  const [new_resume, new_letter] = [uuid(4), uuid(5)]
  const line = (text: string): EvidenceSentence => ({
    position: 0,
    part: 'experience/line',
    text,
    user_text: null,
    sources: [],
    source_texts: [],
    origin: 'verbatim',
    phrased: null,
    state: null,
    taken_back: false,
  })
  /** The new CV says this beside what the old one and both letters say. */
  async function regenerate(added: string[]) {
    const { api, user } = await openJob(generated)
    api.answers(scrapeJob, { success: true, id: job_id })
    api.answers(generateResume, { success: true, id: new_resume })
    api.answers(generateCoverLetter, { success: true, id: new_letter })
    api.answers(resumePdf, { success: true, url: `/api/documents/${new_resume}.pdf` })
    api.answers(coverLetterPdf, { success: true, url: `/api/documents/${new_letter}.pdf` })
    api.answers(saveJob, { success: true, data: generated, existed: true })
    const texts: Record<string, string[]> = {
      [resume_id]: ['Drew posters.'],
      [new_resume]: ['Drew posters.', ...added],
    }
    api.replies(documentEvidence, () => {
      const sentences = (texts[api.callsTo(documentEvidence).at(-1)?.params['id'] ?? ''] ?? ['Dear team,']).map(line)
      return rawReply(200, { success: true, profile_version: 1, kept: [], left_out: [], sentences })
    })
    await user.click(screen.getByRole('button', { name: 'Regenerate Documents' }))
    return { api, user }
  }

  test('shows what would change before anything is replaced, and replaces it when the user takes it', async () => {
    const { api, user } = await regenerate(['Drew maps.'])
    const shown = within(await screen.findByRole('region', { name: 'What would change' }))
    expect(await shown.findByText('Would be added')).toBeTruthy()
    expect(shown.getByText('Drew maps.')).toBeTruthy()
    expect(shown.getByText('Says the same.')).toBeTruthy()
    expect(api.callsTo(scrapeJob)[0]?.body).toMatchObject({ propose: true })
    expect(api.callsTo(saveJob)).toEqual([])
    await user.click(shown.getByRole('button', { name: 'Use the new ones' }))
    await waitFor(() =>
      expect(api.callsTo(saveJob)[0]?.body).toMatchObject({ cv_link: `/api/documents/${new_resume}.pdf` }),
    )
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What would change' })).toBeNull())
  })

  test('leaves the documents as they are where the user keeps them', async () => {
    const { api, user } = await regenerate(['Drew maps.'])
    await user.click(await screen.findByRole('button', { name: 'Keep the ones I have' }))
    expect(screen.queryByRole('region', { name: 'What would change' })).toBeNull()
    expect(api.callsTo(saveJob)).toEqual([])
  })

  test('asks nothing where the new ones say the same', async () => {
    const { api } = await regenerate([])
    await waitFor(() => expect(api.callsTo(saveJob)).toHaveLength(1))
    expect(screen.queryByRole('region', { name: 'What would change' })).toBeNull()
  })
})

describe('a generation that fails', () => {
  const steps = [
    [scrapeJob, 'Failed to scrape job posting'],
    [generateResume, 'Failed to generate resume'],
    [generateCoverLetter, 'Failed to generate cover letter'],
    [resumePdf, 'Failed to generate resume PDF'],
    [coverLetterPdf, 'Failed to generate cover letter PDF'],
  ] as const

  test.each(steps)('without a sentence of the server, %o says its own', async (endpoint, sentence) => {
    const { api, start } = await openJob(job)
    api.replies(endpoint, rawReply(200, { success: true }))
    everyStepSucceeds(api)
    await start()
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(api.callsTo(saveJob)).toEqual([])
  })

  test.each([{}, { success: false }])('an id beside %o instead of success: true is a failure', async (answer) => {
    const { api, start } = await openJob(job)
    api.replies(scrapeJob, rawReply(200, { ...answer, id: job_id }))
    everyStepSucceeds(api)
    await start()
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to scrape job posting')
    expect(api.callsTo(generateResume)).toEqual([])
  })

  test("a lost connection shows the error's own message", async () => {
    const { api, start } = await openJob(job)
    api.loses(generateResume, 'Failed to fetch')
    everyStepSucceeds(api)
    await start()
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch')
  })

  test("the server's sentence wins over the step's", async () => {
    const { api, start } = await openJob(job)
    api.replies(generateResume, refusal('unavailable'))
    everyStepSucceeds(api)
    await start()
    expect((await screen.findByRole('alert')).textContent).toContain('The service is busy or restarting.')
  })

  test('links that cannot be saved for no known reason show the general sentence', async () => {
    const { api, start } = await openJob(job)
    api.loses(saveJob, '')
    everyStepSucceeds(api)
    await start()
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to generate documents. Please try again.')
  })

  test('an unreadable posting can be pasted, and its text is sent along', async () => {
    const { api, user, start } = await openJob(job)
    api.replies(scrapeJob, refusal('posting_unreadable'))
    everyStepSucceeds(api)
    await start()
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to scrape job posting')
    await user.type(screen.getByLabelText('Paste the job posting'), 'We look for a designer.')
    await user.click(screen.getByRole('button', { name: 'Generate from this text' }))
    await screen.findByRole('button', { name: 'Download CV' })
    expect(api.callsTo(scrapeJob)[1]?.body).toMatchObject({ url: job.job_url, text: 'We look for a designer.' })
  })

  test.each([
    ['not_found', /no posting at this address any more/],
    ['sign_in', /people who sign in there/],
    ['needs_browser', /only in a browser/],
    ['list', /a list of jobs, not one posting/],
  ] as const)('why a posting could not be read is said besides: %s', async (reason, sentence) => {
    const { api, start } = await openJob(job)
    api.replies(scrapeJob, refusal('posting_unreadable', { reason }))
    await start()
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to scrape job posting')
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  test('a pasted posting that is too long is not cut and not sent; the field says so', async () => {
    const { api, user, start } = await openJob(job)
    api.replies(scrapeJob, refusal('posting_unreadable'))
    await start()
    await screen.findByRole('alert')
    await user.click(screen.getByLabelText('Paste the job posting'))
    await user.paste('x'.repeat(100_001))
    await user.click(screen.getByRole('button', { name: 'Generate from this text' }))
    expect(screen.getByText('At most 100000 characters')).toBeDefined()
    expect(screen.getByLabelText('Paste the job posting')).toHaveProperty('value', 'x'.repeat(100_001))
    expect(api.callsTo(scrapeJob)).toHaveLength(1)
  })

  test('an empty profile leads to the profile', async () => {
    const { api, start } = await openJob(job)
    api.replies(generateResume, refusal('profile_empty'))
    everyStepSucceeds(api)
    await start()
    await screen.findByRole('alert')
    expect(screen.getByRole('link', { name: 'Go to your profile' }).getAttribute('href')).toBe('/profile')
  })
})
