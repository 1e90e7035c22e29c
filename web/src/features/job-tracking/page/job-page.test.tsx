import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getSession } from '@waymark/contract/accounts.ts'
import { documentEvidence, editDocument } from '@waymark/contract/document-edits.ts'
import { matchPosting, type Requirement } from '@waymark/contract/documents.ts'
import {
  choosePosting,
  drawDocument,
  getApplication,
  keepPosting,
  keepSent,
  readDocument,
} from '@waymark/contract/job-application.ts'
import { getJobDetails, listJobs, saveJob, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { loadProfile, restoreProfileVersion, saveProfile } from '@waymark/contract/profile.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { localDateTime } from '../../../lib/relative-time.tsx'
import { makeApplication, makeDocument, makePosting } from '../../../testing/application.ts'
import { fakeApi, refusal } from '../../../testing/fake-api.ts'
import { makeJob, noDetails } from '../../../testing/job.ts'
import { makeExperience, makeProfile } from '../../../testing/profile.ts'
import { renderPage } from '../../../testing/render-page.tsx'

const resume = '0b8e1f2a-1111-4222-8333-444455556661'
const letter = '0b8e1f2a-1111-4222-8333-444455556662'
const job = makeJob('Platform Engineer', { id: 'abc_-1', company_name: 'Fjord Energy' })
const generated: JobRecord = {
  ...job,
  generated_documents: {
    cv_link: `/api/documents/${resume}.pdf`,
    cover_letter_link: `/api/documents/${letter}.pdf`,
    generated_at: '2026-11-20T10:00:00.000Z',
  },
}
const requirements: Requirement[] = [
  { text: 'Kubernetes', kind: 'required', status: 'have', profile: ['Run the Kubernetes platform.'] },
  { text: 'MySQL', kind: 'required', status: 'similar', profile: ['PostgreSQL'] },
  { text: 'Rust', kind: 'required', status: 'missing', profile: [] },
  { text: 'Polish', kind: 'wished', status: 'missing', profile: [] },
]
const languages = { posting: 'en', profile: 'en' }
const svg = '<svg viewBox="0 0 595 1684" width="595pt" height="1684pt" xmlns="http://www.w3.org/2000/svg"></svg>'

function openPage(record: JobRecord = job, asked: Requirement[] | null = requirements, parts = {}) {
  const api = fakeApi()
  api.answers(listJobs, { success: true, data: [record] })
  api.answers(getJobDetails, { success: true, data: noDetails })
  const posting = asked ? makePosting() : null
  api.answers(getApplication, { success: true, data: makeApplication(record, { posting, ...parts }) })
  if (asked) api.answers(matchPosting, { success: true, score: 62, requirements: asked, languages })
  else api.replies(matchPosting, refusal('not_found'))
  api.answers(drawDocument, { success: true, svg, pages: 2, width: 595, height: 842, undrawn: [] })
  return { api, ...renderPage('/jobtracking/jobs/abc_-1', { token: 'token' }) }
}
const card = (name: string) => screen.findByRole('region', { name })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('a job’s page', () => {
  test('shows the posting in sections with the date on which it was read', async () => {
    openPage()
    const posting = within(await card('Posting'))
    expect(await posting.findByRole('heading', { name: 'Qualifications' })).toBeTruthy()
    expect(posting.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Kubernetes', 'Rust'])
    expect(posting.getByText(/^Read: /).textContent).toContain('2026')
  })

  test('shows each requirement with the words of the profile, required and wished apart, and the weights', async () => {
    const { user } = openPage()
    const match = within(await card('Match'))
    const [required, wished] = [
      within((await match.findByRole('heading', { name: 'Required' })).parentElement as HTMLElement),
      within(match.getByRole('heading', { name: 'Nice to have' }).parentElement as HTMLElement),
    ]
    expect(required.getByText('Run the Kubernetes platform.')).toBeTruthy()
    expect(required.getByText('PostgreSQL')).toBeTruthy()
    expect(['have', 'similar', 'missing'].map((word) => required.getAllByText(word).length)).toEqual([1, 1, 1])
    expect(wished.getByText('Polish', { selector: 'p' })).toBeTruthy()
    expect(match.getByText(/^Not compared: shifts and hours/)).toBeTruthy()
    await user.click(match.getByText('How this score is calculated'))
    expect(await match.findByText(/degrees and licences have a weight of 3, languages and anything else/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/ATS/)
  })

  test('a posting that was not read can be read or pasted, and says why it could not be read', async () => {
    const { api, user } = openPage(job, null)
    const posting = within(await card('Posting'))
    api.replies(keepPosting, refusal('url_refused'))
    await user.click(await posting.findByRole('button', { name: 'Read it now' }))
    expect((await posting.findByRole('alert')).textContent).toContain('cannot be read from here')
    api.forget(keepPosting)
    api.answers(keepPosting, { success: true, posting: makePosting({ source: 'pasted' }), found: 'kept' })
    await user.type(posting.getByRole('textbox'), 'Rust wanted')
    await user.click(posting.getByRole('button', { name: 'Keep this text' }))
    await waitFor(() =>
      expect(api.callsTo(keepPosting).at(-1)?.body).toEqual({ job_url: job.job_url, text: 'Rust wanted' }),
    )
  })

  test('the posting of a job without an address can be pasted only', async () => {
    openPage({ ...job, job_url: 'https://no-address.invalid/1' }, null)
    const posting = within(await card('Posting'))
    expect(await posting.findByRole('button', { name: 'Paste its text' })).toBeTruthy()
    expect(posting.getByText(/^This job has no web address/)).toBeTruthy()
    expect(posting.queryByRole('button', { name: 'Read it now' })).toBeNull()
  })

  test('pasting a posting keeps the focus at hand: in the field, then at the posting', async () => {
    const { api, user } = openPage(job, null)
    const posting = within(await card('Posting'))
    api.answers(keepPosting, { success: true, posting: makePosting({ source: 'pasted' }), found: 'kept' })
    await user.click(await posting.findByRole('button', { name: 'Paste its text' }))
    expect(document.activeElement).toBe(posting.getByRole('textbox'))
    await user.keyboard('Rust wanted')
    await user.click(posting.getByRole('button', { name: 'Keep this text' }))
    await waitFor(() => expect(posting.queryByRole('textbox')).toBeNull())
    expect((await card('Posting')).contains(document.activeElement)).toBe(true)
  })

  test('a pasted posting stands there at once, while it is still compared with the profile', async () => {
    const { api, user } = openPage(job, null)
    const posting = within(await card('Posting'))
    const pasted = makePosting({ source: 'pasted', description: 'Rust wanted' })
    api.answers(keepPosting, { success: true, posting: pasted, found: 'kept' })
    await user.click(await posting.findByRole('button', { name: 'Paste its text' }))
    await user.keyboard('Rust wanted')
    api.forget(getApplication)
    api.answers(getApplication, { success: true, data: makeApplication(job, { posting: pasted }) })
    api.forget(matchPosting)
    api.replies(matchPosting, () => new Promise<Response>(() => undefined))
    await user.click(posting.getByRole('button', { name: 'Keep this text' }))
    expect(await posting.findByText('Rust wanted')).toBeTruthy()
    await waitFor(() => expect(posting.queryByRole('textbox')).toBeNull())
    expect((await card('Posting')).contains(document.activeElement)).toBe(true)
    expect(within(await card('Match')).getByText('Comparing the posting with your profile...')).toBeTruthy()
  })

  test('read again, a posting that changed stands beside the one that was kept, until the user goes by it', async () => {
    const other = makePosting({ read_at: '2026-11-20T10:00:00.000Z', description: 'Working with us.' })
    const { api, user } = openPage()
    const posting = within(await card('Posting'))
    api.answers(keepPosting, { success: true, posting: makePosting(), found: 'other' })
    api.forget(getApplication)
    const data = { posting: makePosting(), other_postings: [{ id: resume, posting: other }] }
    api.answers(getApplication, { success: true, data: makeApplication(job, data) })
    await user.click(await posting.findByRole('button', { name: 'Read it again' }))
    expect(await posting.findByText(/^The page says something else now/)).toBeTruthy()
    expect(api.callsTo(keepPosting).at(-1)?.body).toEqual({ job_url: job.job_url, again: true })
    expect(posting.getByText('You run our platform.')).toBeTruthy()
    await user.click(posting.getByText(`Read: ${localDateTime(other.read_at)}`))
    expect(await posting.findByText('Working with us.')).toBeTruthy()
    api.answers(choosePosting, { success: true, posting: other })
    await user.click(posting.getByRole('button', { name: 'Go by this text' }))
    await waitFor(() => expect(api.callsTo(choosePosting)[0]?.body).toEqual({ job_url: job.job_url, id: resume }))
  })

  test('an unknown job says so and leads back to the board', async () => {
    const api = fakeApi()
    api.answers(listJobs, { success: true, data: [] })
    renderPage('/jobtracking/jobs/nothing', { token: 'token' })
    expect(await screen.findByRole('heading', { name: 'This job is not on your board' })).toBeTruthy()
  })

  test('shows both documents page by page, and what the profile says differently since', async () => {
    const changed = [{ section: 'skills' as const, added: 1, removed: 0, changed: 0 }]
    const { user } = openPage(generated, requirements, {
      documents: [makeDocument({ id: resume, url: `/api/documents/${resume}.pdf`, profile_changes: changed })],
    })
    const documents = within(await card('Documents'))
    expect((await documents.findAllByRole('img')).map((image) => image.getAttribute('alt'))).toEqual([
      'CV, page 1 of 2',
      'CV, page 2 of 2',
    ])
    const second = decodeURIComponent(documents.getByAltText('CV, page 2 of 2').getAttribute('src') ?? '')
    expect(second).toContain('viewBox="0 842 595 842" width="595" height="842"')
    expect(documents.getByText(/Your profile has changed since this was generated/).textContent).toContain(
      '1 skill added',
    )
    await user.click(documents.getByRole('button', { name: 'Cover letter' }))
    expect(await documents.findByAltText('Cover letter, page 1 of 2')).toBeTruthy()
  })

  test.each([
    ['de', 'de-AT', false],
    ['de', 'fr-FR', true],
  ])('a document (%s) says that its posting (%s) is in another language: %s', async (language, asked, isSaid) => {
    const documents = [makeDocument({ id: resume, url: `/api/documents/${resume}.pdf`, language })]
    openPage(generated, requirements, { documents, posting: makePosting({ language: asked }) })
    const shown = within(await card('Documents'))
    await shown.findAllByRole('img')
    const note = /This CV is in German, as your profile is, and the posting is in French/
    expect(shown.queryByText(note) !== null).toBe(isSaid)
  })

  test('the pages name the characters that they go without', async () => {
    const { api } = openPage(generated)
    api.forget(drawDocument)
    api.answers(drawDocument, { success: true, svg, pages: 1, width: 595, height: 842, undrawn: ['𓀀', '工'] })
    const documents = within(await card('Documents'))
    expect((await documents.findByText(/cannot be printed/)).textContent).toContain('𓀀 · 工')
  })

  test('shows what was sent, apart from what the documents are now', async () => {
    const file = { id: letter, kind: 'letter' as const, file_name: 'L.pdf', url: `/api/documents/${letter}.pdf` }
    const sent = [
      { sent_at: '2026-11-12T10:00:00.000Z', posting: makePosting({ description: 'As sent.' }), documents: [file] },
    ]
    const { user } = openPage(job, requirements, { sent })
    const part = within(await card('What you sent'))
    const after = Node.DOCUMENT_POSITION_FOLLOWING
    const order = (await card('What you sent')).compareDocumentPosition(await card('Documents'))
    expect(order & after, 'before the documents of today').toBe(after)
    expect(part.getByRole('heading', { name: 'Sent on Nov 12, 2026' })).toBeTruthy()
    expect(part.getByRole('button', { name: 'Download Cover Letter' })).toBeTruthy()
    await user.click(part.getByText('The posting at that time'))
    expect(part.getByText('As sent.')).toBeTruthy()
    await user.click(part.getByText('The cover letter at that time'))
    expect(await part.findByAltText('Cover letter, page 1 of 2')).toBeTruthy()
  })

  test('the next interview stands below the title', async () => {
    openPage({ ...job, next_interview_at: new Date(Date.now() + 3_600_000).toISOString() })
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(within(heading.closest('header') as HTMLElement).getByText(/^Interview to(day|morrow), /)).toBeTruthy()
  })

  test('a job without an address shows no link', async () => {
    openPage({ ...job, job_url: 'https://no-address.invalid/1' })
    expect(await screen.findByText('This job has no web address.')).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('no-address.invalid')
  })

  test('says before anything is written that the profile shows little of what is asked for', async () => {
    const thin = requirements.map((one) => ({ ...one, status: 'missing' as const, profile: [] }))
    openPage(job, thin)
    const documents = within(await card('Documents'))
    expect(await documents.findByText('Your profile shows 0 of 4 things that this posting asks for.')).toBeTruthy()
    expect(documents.getByText(/If you have done any of this/).textContent).toContain('Kubernetes · MySQL · Rust')
  })
})

test('a sentence is edited in place: the user’s words are marked, the old ones stay in sight, the page is drawn anew', async () => {
  const { api, user } = openPage(generated)
  const sentence = {
    position: 7,
    part: 'experience/line',
    text: 'Ran the platform.',
    user_text: null,
    sources: ['job1/responsibilities/0'],
    source_texts: ['Ran the platform.'],
    origin: 'verbatim' as const,
    phrased: null,
    state: null,
    taken_back: false,
  }
  const heading = { ...sentence, position: 6, part: 'experience/heading', text: 'Engineer, Acme' }
  const left_out = [{ source: 'job1/responsibilities/1', text: 'Wrote reports.', reason: 'same' as const }]
  const evidence = { success: true as const, profile_version: 3, sentences: [heading, sentence], kept: [], left_out }
  api.answers(documentEvidence, evidence)
  const documents = within(await card('Documents'))
  await user.click(await documents.findByText(/^Edit its sentences/))
  await user.click(await documents.findByRole('button', { name: 'Edit' }))
  expect(documents.getByText('Another line says the same.')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(documents.getByRole('button', { name: 'Edit' }))
  await user.keyboard('{Enter}')
  const field = documents.getByLabelText('In your words')
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, 'Kept it running.')
  const user_text = 'Kept it running.'
  api.answers(editDocument, { ...evidence, sentences: [heading, { ...sentence, user_text, state: 'edited' }] })
  await user.click(documents.getByRole('button', { name: 'Save' }))
  expect(await documents.findByText('Your words')).toBeTruthy()
  expect(documents.getByText('Was: Ran the platform.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(documents.getByRole('button', { name: 'Edit' })))
  expect(api.callsTo(editDocument)[0]?.body).toEqual({ action: 'edit', position: 7, text: 'Kept it running.' })
  await waitFor(() => expect(api.callsTo(drawDocument)).toHaveLength(2))
  api.answers(editDocument, { ...evidence, left_out: [] })
  await user.click(documents.getByRole('button', { name: 'Put it back in' }))
  await waitFor(() =>
    expect(api.callsTo(editDocument)[1]?.body).toEqual({ action: 'take_back', source: left_out[0]?.source }),
  )
})

test('documents made after applying are kept as sent on the user’s word', async () => {
  const applied = { ...generated, history: [{ status: 'Applied', timestamp: '2026-11-02T00:00:00.000Z' }] }
  const { api, user } = openPage(applied)
  api.answers(keepSent, { success: true })
  await user.click(await screen.findByRole('button', { name: 'This is what I sent' }))
  await waitFor(() => expect(api.callsTo(keepSent)[0]?.body).toEqual({ job_url: job.job_url }))
})

test('an earlier version is there with what it says differently', async () => {
  const earlier = '0b8e1f2a-1111-4222-8333-444455556669'
  const of = (id: string) => makeDocument({ id, url: `/api/documents/${id}.pdf` })
  const { api, user } = openPage(generated, requirements, { documents: [of(resume), of(earlier)] })
  const sentence = {
    position: 7,
    part: 'experience/line',
    text: 'Ran the platform.',
    user_text: null,
    sources: [],
    source_texts: [],
    origin: 'verbatim' as const,
    phrased: null,
    state: null,
    taken_back: false,
  }
  const evidence = { success: true as const, profile_version: 3, kept: [], left_out: [] }
  api.answers(documentEvidence, { ...evidence, sentences: [sentence] })
  const documents = within(await card('Documents'))
  await user.click(await documents.findByText('Other versions'))
  await user.click(await documents.findByText(localDateTime('2026-11-20T10:00:00.000Z')))
  expect(await documents.findByText('Both versions say the same; order and design may differ.')).toBeTruthy()
  expect(documents.getByRole('button', { name: 'Download this version' })).toBeTruthy()
  api.answers(saveJob, { success: true, data: generated, existed: true })
  await user.click(documents.getByRole('button', { name: 'Use this version' }))
  const cv_link = `/api/documents/${earlier}.pdf`
  await waitFor(() => expect(api.callsTo(saveJob)[0]?.body).toMatchObject({ cv_link, status: 'Viewed' }))
  expect(api.callsTo(documentEvidence).map(({ params }) => params)).toEqual([{ id: earlier }, { id: resume }])
})

test('words without a place in this version are named, and go in or away', async () => {
  const documents_ = [makeDocument({ id: resume, url: `/api/documents/${resume}.pdf`, kept: 1 })]
  const { api, user } = openPage(generated, requirements, { documents: documents_ })
  const kept = [{ position: 30, text: 'Ran the platform.', user_text: 'Kept it running.', has_place: true }]
  const evidence = { success: true as const, profile_version: 3, sentences: [], kept, left_out: [] }
  api.answers(documentEvidence, evidence)
  const documents = within(await card('Documents'))
  expect(await documents.findByText(/^1 sentence of yours has no place/)).toBeTruthy()
  await user.click(await documents.findByText(/^Edit its sentences/))
  expect(await documents.findByText('Kept it running.')).toBeTruthy()
  api.answers(editDocument, evidence)
  await user.click(documents.getByRole('button', { name: 'Put it in' }))
  await waitFor(() => expect(api.callsTo(editDocument)[0]?.body).toEqual({ action: 'place', position: 30 }))
  await user.click(documents.getByRole('button', { name: 'Discard' }))
  expect(api.callsTo(editDocument)).toHaveLength(1)
  await user.click(documents.getByRole('button', { name: 'Discard for good' }))
  await waitFor(() => expect(api.callsTo(editDocument)[1]?.body).toEqual({ action: 'discard', position: 30 }))
})

test('a model’s words stand beside the line before, and give way to it', async () => {
  const { api, user } = openPage(generated)
  const sentence = {
    position: 7,
    part: 'experience/line',
    text: 'Kept the platform running.',
    user_text: null,
    sources: ['job1/responsibilities/0'],
    source_texts: ['Ran the platform.'],
    origin: 'rephrased' as const,
    phrased: { original: ['Ran the platform.'], reason: 'Kubernetes' },
    state: null,
    taken_back: false,
  }
  const evidence = { success: true as const, profile_version: 3, sentences: [sentence], kept: [], left_out: [] }
  api.answers(documentEvidence, evidence)
  const documents = within(await card('Documents'))
  await user.click(await documents.findByText(/^Edit its sentences/))
  expect(await documents.findByText('A model’s words')).toBeTruthy()
  expect(documents.getByText('Was: Ran the platform.')).toBeTruthy()
  expect(documents.getByText('Phrased for: Kubernetes')).toBeTruthy()
  api.answers(editDocument, { ...evidence, sentences: [{ ...sentence, state: 'original' }] })
  await user.click(documents.getByRole('button', { name: 'Use my profile’s words' }))
  expect(await documents.findByText('Your profile’s words')).toBeTruthy()
  expect(documents.queryByText('Kept the platform running.')).toBeNull()
  expect(api.callsTo(editDocument)[0]?.body).toEqual({ action: 'restore', position: 7 })
})

test('what a machine reads in a file is shown beside what it should say', async () => {
  const { api, user } = openPage(generated)
  const reading = {
    text: 'Ada Lovelace Engineer',
    pages: 2,
    words: 300,
    words_found: 299,
    missing: ['工程師'],
    in_order: true,
    undrawn: ['工'],
    links: 2,
    links_found: 2,
    title: 'Ada Lovelace – CV',
    language: 'en',
    is_tagged: true,
    has_fonts: true,
    fields: 24,
    fields_missing: ['company: Fjord'],
  }
  api.answers(readDocument, { success: true, reading })
  const documents = within(await card('Documents'))
  await user.click(await documents.findByText('What a machine reads'))
  expect(await documents.findByText('299 of 300 words are read.')).toBeTruthy()
  expect(documents.getByText('工程師')).toBeTruthy()
  expect(documents.getByText('They come in the order of the page.')).toBeTruthy()
  expect(documents.getByText(/^23 of 24 facts/)).toBeTruthy()
  expect(documents.getByText('Fjord')).toBeTruthy()
  expect(documents.getByText('2 of 2 links lead where they should.')).toBeTruthy()
})

describe('why this employer', () => {
  const slot = {
    position: 9,
    part: 'why',
    text: '',
    user_text: null,
    sources: ['letter/why'],
    source_texts: [],
    origin: 'verbatim' as const,
    phrased: null,
    state: null,
    taken_back: false,
  }
  const evidence = { success: true as const, profile_version: 3, sentences: [slot], kept: [], left_out: [] }
  async function openLetter(why: string | null) {
    const choices = { tone: 'plain', length: 'full', form: 'auto', why } as const
    const url = `/api/documents/${letter}.pdf`
    const opened = openPage(generated, requirements, {
      documents: [makeDocument({ id: letter, kind: 'letter', url, letter: choices })],
    })
    opened.api.answers(documentEvidence, evidence)
    opened.api.answers(editDocument, evidence)
    const documents = within(await card('Documents'))
    await opened.user.click(await documents.findByRole('button', { name: 'Cover letter' }))
    return { ...opened, documents }
  }

  test('is asked beside a letter that does not say it, and put in as it was written', async () => {
    const { api, user, documents } = await openLetter('')
    await user.type(await documents.findByLabelText('Why this employer?'), 'I buy your bread.')
    await user.click(documents.getByRole('button', { name: 'Put it in the letter' }))
    await waitFor(() =>
      expect(api.callsTo(editDocument)[0]?.body).toEqual({ action: 'edit', position: 9, text: 'I buy your bread.' }),
    )
    await waitFor(() => expect(api.callsTo(getApplication)).toHaveLength(2))
  })

  test('can be left out for good, and taken up again', async () => {
    const { api, user, documents } = await openLetter('')
    await user.click(await documents.findByRole('button', { name: 'Leave it out' }))
    await waitFor(() => expect(api.callsTo(editDocument)[0]?.body).toEqual({ action: 'leave_out', position: 9 }))
  })

  test('is one word away where it was left out, and not asked where it is said', async () => {
    const { api, user, documents } = await openLetter(null)
    expect(documents.queryByLabelText('Why this employer?')).toBeNull()
    await user.click(await documents.findByRole('button', { name: 'Say why this employer' }))
    await waitFor(() => expect(api.callsTo(editDocument)[0]?.body).toEqual({ action: 'undo', position: 9 }))
  })
})

test('pay and start that the posting asks for and the letter does not say are named beside it', async () => {
  const choices = { tone: 'plain', length: 'full', form: 'auto', why: null, salary: '', start: '1 June' } as const
  const { user } = openPage(generated, requirements, {
    posting: makePosting({ description: 'Please name your salary expectations and your earliest start date.' }),
    documents: [makeDocument({ id: letter, kind: 'letter', url: `/api/documents/${letter}.pdf`, letter: choices })],
  })
  const documents = within(await card('Documents'))
  await user.click(await documents.findByRole('button', { name: 'Cover letter' }))
  expect(await documents.findByText(/asks for your salary expectation; this letter does not say it/)).toBeTruthy()
})

describe('something missing', () => {
  async function ask(title: string) {
    const opened = openPage()
    const { api, user } = opened
    const profile = makeProfile({ professional_experience: [makeExperience()] })
    api.answers(getSession, { success: true, name: 'Ada', email: 'ada@example.org', language: 'en', time_zone: 'UTC' })
    api.answers(loadProfile, { success: true, data: { content: profile, version: 3, saved_at: null } })
    api.answers(saveProfile, { success: true, version: 4 })
    await user.click(await screen.findByRole('button', { name: `Where have you done this? ${title}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Where have you done this?' }))
    await dialog.findByRole('combobox', { name: 'Where' })
    return { ...opened, profile, dialog }
  }

  test('is added to a job in the user’s own words, as a version that can be undone', async () => {
    const { api, user, profile, dialog } = await ask('Rust')
    expect(dialog.getByRole('combobox', { name: 'Where' })).toHaveProperty('value', 'professional_experience/e1')
    await user.type(dialog.getByRole('textbox'), 'Wrote the parser in Rust.')
    await user.click(dialog.getByRole('button', { name: 'Add to my profile' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo(saveProfile)[0]?.body).toMatchObject({
      version: 3,
      data: { professional_experience: [{ id: 'e1', responsibilities: ['Wrote the parser in Rust.'] }] },
    })
    await waitFor(() => expect(api.callsTo(matchPosting)).toHaveLength(2))
    api.answers(restoreProfileVersion, { success: true, data: { content: profile, version: 5, saved_at: null } })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Your profile is as it was before.')).toBeTruthy()
    expect(api.callsTo(restoreProfileVersion)[0]).toMatchObject({ params: { version: '3' }, body: { expected: 4 } })
  })

  test('can be a skill under the posting’s name, and an empty answer is not saved', async () => {
    const { api, user, dialog } = await ask('Rust')
    await user.click(dialog.getByRole('button', { name: 'Add to my profile' }))
    expect(dialog.getByText('Please write what you have done.')).toBeTruthy()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Where' }), 'skills')
    await user.click(dialog.getByRole('button', { name: 'Add to my profile' }))
    await waitFor(() =>
      expect(api.callsTo(saveProfile)[0]?.body).toMatchObject({ data: { skills: [{ skill: 'Rust' }] } }),
    )
  })
})

describe('a card of the board', () => {
  test('opens the page in a new tab with Ctrl or the middle button, and from the dialog', async () => {
    const api = fakeApi()
    api.answers(listJobs, { success: true, data: [job] })
    api.answers(getJobDetails, { success: true, data: noDetails })
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = renderPage('/jobtracking', { token: 'token' })
    const found = await screen.findByRole('button', { name: /^Platform Engineer/ })
    fireEvent.click(found, { ctrlKey: true })
    fireEvent(found, new MouseEvent('auxclick', { button: 1, bubbles: true }))
    expect(opened.mock.calls.map(([address]) => address)).toEqual(Array(2).fill('/jobtracking/jobs/abc_-1'))
    await user.click(found)
    const link = await screen.findByRole('link', { name: 'Open the whole job' })
    expect(link.getAttribute('href')).toBe('/jobtracking/jobs/abc_-1')
  })
})
