import { screen, within } from '@testing-library/react'
import { processMessage } from '@waymark/contract/chat.ts'
import { getDesk, type Desk } from '@waymark/contract/desk.ts'
import { describe, expect, test, vi } from 'vitest'
import { answered, openChat } from '../../../testing/chat.ts'
import { fakeApi, nothingDue, refusal } from '../../../testing/fake-api.ts'

const card = (company_name: string) => ({
  id: company_name.toLowerCase(),
  job_title: 'Engineer',
  company_name,
  job_url: `https://jobs.example/${company_name}`,
  status: 'Applied' as const,
})
async function openDesk(desk: Partial<Desk>) {
  const api = fakeApi()
  api.answers(getDesk, { success: true, desk: { ...nothingDue.desk, ...desk } })
  return openChat({ api })
}

describe('the empty chat is a desk', () => {
  test('what today asks for stands there, each with its job and the next step', async () => {
    const { api, user, sent } = await openDesk({
      interviews: [{ card: card('Heidi'), at: new Date(Date.now() + 3_600_000).toISOString() }],
      silent: [{ card: card('Acme'), days: 14 }],
      outdated: [card('Initech')],
    })
    const today = await screen.findByRole('region', { name: 'Today' })
    const rows = within(today).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Interview today|^Interview tomorrow/),
      expect.stringContaining('No answer for 14 days'),
      expect.stringContaining('Your profile has changed since its documents were generated'),
    ])
    expect(within(rows[2]!).getByRole('link').getAttribute('href')).toBe('/jobtracking/jobs/initech')
    api.answers(processMessage, answered('<p>Dear Acme</p>'))
    await user.click(within(today).getByRole('button', { name: 'Write a follow-up' }))
    await screen.findByText('Dear Acme')
    expect(sent()[0]?.message).toBe('Please write a follow-up message to Acme.')
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull()
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

  test('a new account is told where to begin, and a pasted address goes to the assistant', async () => {
    const { api, user, sent } = await openDesk({ profile_empty: true, board_empty: true })
    const begin = await screen.findByRole('region', { name: 'Where to begin' })
    expect(within(begin).getByRole('link', { name: 'Import your CV' }).getAttribute('href')).toBe('/profile')
    const address = within(begin).getByLabelText('Address of a job posting')
    await user.type(address, 'nonsense{Enter}')
    expect(within(begin).getByText('Please paste the address of a job posting.')).toBeDefined()
    expect(sent()).toEqual([])
    api.answers(processMessage, answered('<p>One moment</p>'))
    await user.clear(address)
    await user.type(address, 'jobs.example/7{Enter}')
    await screen.findByText('One moment')
    expect(sent()[0]?.message).toBe('Add this job to my board: https://jobs.example/7')
  })

  test('steps that are done are not offered', async () => {
    await openDesk({ board_empty: true })
    const begin = await screen.findByRole('region', { name: 'Where to begin' })
    expect(within(begin).queryByRole('link', { name: 'Import your CV' })).toBeNull()
    expect(within(begin).getByRole('link', { name: 'search for jobs' })).toBeDefined()
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
