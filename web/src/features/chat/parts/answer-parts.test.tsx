import { screen, waitFor, within } from '@testing-library/react'
import { getConversation, processMessage } from '@waymark/contract/chat.ts'
import { matchPosting, type Requirement } from '@waymark/contract/documents.ts'
import { findSameOpenings, saveJob } from '@waymark/contract/job-tracking.ts'
import type { MessagePart } from '@waymark/contract/message-parts.ts'
import { confirmProposal, declineProposal, undoProposal, type Proposal } from '@waymark/contract/proposals.ts'
import { describe, expect, test, vi } from 'vitest'
import { answered, openChat } from '../../../testing/chat.ts'
import { refusal } from '../../../testing/fake-api.ts'
import { makeJob } from '../../../testing/job.ts'

const proposal: Proposal = {
  id: '00000000-0000-4000-8000-0000000000aa',
  kind: 'move_job',
  status: 'open',
  subject: 'Engineer, Acme',
  job_url: 'https://jobs.example/1',
  changes: [{ field: 'status', before: 'Applied', after: 'Interview' }],
  not_found: [],
  can_undo: true,
  created_at: '2026-11-20T10:00:00.000Z',
  decided_at: null,
}

const requirements = ['Koch', 'HACCP'].map((text): Requirement => ({
  text,
  kind: 'required',
  status: 'missing',
  profile: [],
}))
const languages = { posting: 'de', profile: 'en' }

/** Opens the chat and asks something that is answered with these parts. */
const ask = async (...parts: MessagePart[]) => askIn(await openChat(), ...parts)
async function askIn(chat: Awaited<ReturnType<typeof openChat>>, ...parts: MessagePart[]) {
  chat.api.answers(matchPosting, { success: true, score: 0, requirements, languages })
  chat.api.answers(processMessage, { ...answered('<p>All in words</p>'), parts })
  await chat.say('What now?')
  await waitFor(() => expect(chat.log().textContent).not.toContain('AI is analyzing'))
  return chat
}

describe('an answer in parts', () => {
  test('shows its parts instead of its words', async () => {
    const { log } = await ask({ type: 'text', html: '<p>One <strong>thing</strong></p>' })
    expect((await screen.findByText('thing')).tagName).toBe('STRONG')
    expect(log().textContent).not.toContain('All in words')
  })

  test('a button says its message, and can still be pressed once something newer was said', async () => {
    const { api, user, sent } = await ask(
      { type: 'text', html: '<p>First</p>' },
      {
        type: 'buttons',
        buttons: [
          { label: 'What is due?', message: 'What is due?' },
          { label: 'Open my board', href: '/jobtracking' },
        ],
      },
    )
    expect(screen.getByRole('link', { name: 'Open my board' }).getAttribute('href')).toBe('/jobtracking')
    api.forget(processMessage)
    api.answers(processMessage, { ...answered('<p>Nothing</p>'), message_id: '00000000-0000-4000-8000-000000000002' })
    await user.click(screen.getByRole('button', { name: 'What is due?' }))
    await screen.findByText('Nothing')
    expect(sent().at(-1)?.message).toBe('What is due?')
    api.forget(processMessage)
    api.answers(processMessage, {
      ...answered('<p>Still nothing</p>'),
      message_id: '00000000-0000-4000-8000-000000000003',
    })
    await user.click(screen.getByRole('button', { name: 'What is due?' }))
    await screen.findByText('Still nothing')
    expect(sent().filter(({ message }) => message === 'What is due?')).toHaveLength(2)
  })

  test('a text that a newer answer offers is no longer offered by the older one', async () => {
    const buttons = [{ label: 'In a week', message: 'In a week' }]
    const { api, user } = await ask({
      type: 'buttons',
      buttons: [...buttons, { label: 'Another one', message: 'Another one' }],
    })
    api.forget(processMessage)
    api.answers(processMessage, {
      ...answered('<p>When?</p>'),
      message_id: '00000000-0000-4000-8000-000000000002',
      parts: [
        { type: 'text', html: '<p>When?</p>' },
        { type: 'buttons', buttons },
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Another one' }))
    await screen.findByText('When?')
    expect(screen.getAllByRole('button', { name: 'In a week' })).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Another one' })).toBeDefined()
  })

  test('a found job is recorded when its Apply link is followed', async () => {
    const job = { job_title: 'Nurse', company: '', location: 'Oslo', salary: '', job_url: 'https://jobs.example/2' }
    const { api, user } = await ask({ type: 'jobs', jobs: [{ ...job, posted_at: '2026-11-20T10:00:00.000Z' }] })
    const found = screen.getByRole('list', { name: 'Jobs found' })
    expect(within(found).getByText('Nurse').tagName).toBe('BDI')
    expect(found.textContent).toContain('Oslo\u00a0· ')
    api.answers(saveJob, { success: true, data: makeJob('Nurse'), existed: false })
    const link = within(found).getByRole('link', { name: 'Apply' })
    expect(link.getAttribute('href')).toBe(job.job_url)
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    await user.click(link)
    await waitFor(() => expect(api.callsTo(saveJob)).toHaveLength(1))
    expect(api.callsTo(saveJob)[0]?.body).toEqual({
      job_url: job.job_url,
      job_title: 'Nurse',
      company_name: 'jobs.example',
      status: 'Viewed',
      if_absent: true,
    })
  })

  test('a job of the board leads to its page', async () => {
    const card = { id: 'abc', job_title: 'Engineer', company_name: 'Acme', job_url: 'https://jobs.example/1' }
    await ask({ type: 'cards', cards: [{ ...card, status: 'Applied' }] })
    expect(screen.getByText('Engineer').tagName).toBe('BDI')
    expect(screen.getByRole('link', { name: 'Engineer' }).getAttribute('href')).toBe('/jobtracking/jobs/abc')
    expect(screen.getByText('Applied')).toBeDefined()
  })
})

describe('a proposal', () => {
  const decided = (status: Proposal['status']) => ({ success: true as const, proposal: { ...proposal, status } })

  test('shows before and after, does nothing by itself, and can be confirmed and undone', async () => {
    const { api, user } = await ask({ type: 'proposal', proposal })
    const card = screen.getByRole('region', { name: 'Move on your board' })
    expect(card.textContent).toContain('Engineer, Acme')
    expect(within(card).getByText('Applied').closest('del')).not.toBeNull()
    expect(within(card).getByText('Interview').closest('ins')).not.toBeNull()
    expect(api.callsTo(confirmProposal)).toEqual([])

    api.answers(confirmProposal, decided('confirmed'))
    await user.click(within(card).getByRole('button', { name: 'Confirm' }))
    await within(card).findByText('Done.')
    api.answers(undoProposal, decided('undone'))
    await user.click(within(card).getByRole('button', { name: 'Undo' }))
    await within(card).findByText('Undone.')
    expect(within(card).queryByRole('button')).toBeNull()
  })

  test('new documents are proposed beside the day of the earlier ones, and after what the user should know of the match', async () => {
    const changes = [{ field: 'documents' as const, before: '2026-11-20T10:00:00.000Z', after: 'new' }]
    const { api, user } = await ask({
      type: 'proposal',
      proposal: { ...proposal, kind: 'generate_documents', changes },
    })
    const card = screen.getByRole('region', { name: 'Generate a CV and a cover letter' })
    expect(card.textContent).toContain('Made on Nov 20, 2026')
    expect(card.textContent).toContain('New ones')
    expect(card.textContent).not.toContain('2026-11-20')
    // As beside the job: what the user should know comes before what they are asked.
    expect(await within(card).findByText('Your profile shows 0 of 2 things that this posting asks for.')).toBeDefined()
    expect(within(card).getByText(/^Your profile is in English and the posting is in German/)).toBeDefined()
    expect(within(card).queryByRole('button', { name: 'Confirm' })).toBeNull()
    api.answers(confirmProposal, decided('confirmed'))
    await user.click(within(card).getByRole('button', { name: 'Write them anyway' }))
    await waitFor(() => expect(api.callsTo(confirmProposal)).toHaveLength(1))
  })

  test('a job that the board has under another address is told of before it is added', async () => {
    const opening = { job_title: 'Engineer', company_name: 'Acme', location: 'Oslo' }
    const known = makeJob('Engineer (m/f/d)', { job_url: 'https://elsewhere.example/7' })
    const chat = await openChat()
    chat.api.answers(findSameOpenings, { success: true, data: [known] })
    const { api, user } = await askIn(chat, { type: 'proposal', proposal: { ...proposal, kind: 'add_job', opening } })
    const card = within(screen.getByRole('region', { name: 'Add to your board' }))
    const note = await card.findByText(/^You have this opening on your board already/)
    expect(note.textContent).toContain('Engineer (m/f/d), Viewed')
    expect(api.callsTo(findSameOpenings)[0]?.query).toEqual({ ...opening, job_url: proposal.job_url })
    api.answers(confirmProposal, decided('confirmed'))
    await user.click(card.getByRole('button', { name: 'Add it nevertheless' }))
    await card.findByText('Done.')
  })

  test('can be declined', async () => {
    const { api, user } = await ask({ type: 'proposal', proposal })
    api.answers(declineProposal, decided('declined'))
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    await screen.findByText('Declined. Nothing was changed.')
  })

  test('one whose job changed meanwhile says so and can do no more', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { api, user } = await ask({ type: 'proposal', proposal })
    api.replies(confirmProposal, refusal('proposal_stale'))
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByText(/This has changed since it was proposed/)
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  })

  test('a failure says so, and the proposal stays open', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { api, user } = await ask({ type: 'proposal', proposal })
    api.replies(confirmProposal, refusal('internal'))
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByRole('alert')
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDefined()
    expect(api.callsTo(getConversation)).toEqual([])
  })
})

test('words that the user never said are named before they are confirmed', async () => {
  await ask({ type: 'proposal', proposal: { ...proposal, kind: 'change_profile', not_found: ['Rust', '12'] } })
  expect(
    await screen.findByText(/^Not found in your messages, .*: Rust, 12\. Confirm only if it is true\.$/),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy()
})
