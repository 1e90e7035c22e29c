import { screen, waitFor, within } from '@testing-library/react'
import { exportConversation, getConversation, listConversations, searchConversations } from '@waymark/contract/chat.ts'
import { listProposals, confirmProposal, type Proposal } from '@waymark/contract/proposals.ts'
import { expect, test, vi } from 'vitest'
import { makeConversation, openChat } from '../../testing/chat.ts'
import { fakeApi, rawReply } from '../../testing/fake-api.ts'

const known = makeConversation('session_aaaaaa', ['Where to start?', 'At the beginning'], { title: 'Plan' })

async function openHistory() {
  const api = fakeApi()
  api.answers(listConversations, { success: true, conversations: [known] })
  const chat = await openChat({ api })
  await chat.user.click(screen.getByRole('button', { name: 'Chat History' }))
  const history = within(screen.getByRole('group', { name: 'Chat History' }))
  await history.findAllByRole('link')
  return { ...chat, history }
}

test('the history shows the name of a conversation and its first message', async () => {
  const { history } = await openHistory()
  expect(history.getByRole('link').textContent).toMatch(/^PlanWhere to start\?1 minute ago$/)
})

test('words are looked for in all conversations, and what is found opens', async () => {
  const { api, user, history } = await openHistory()
  const { session_id, first_message, title, updated_at } = known
  const found = { session_id, first_message, title, updated_at, excerpt: 'At the beginning of everything' }
  api.answers(searchConversations, { success: true, conversations: [found] })
  await user.click(history.getByRole('button', { name: 'Search conversations' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Search conversations' }))
  // At once: between two keys a slow machine could pause for so long that half a word is looked for.
  await user.click(dialog.getByRole('searchbox', { name: 'Words to look for' }))
  await user.paste(' beginning ')
  await user.click(await dialog.findByRole('link', { name: /of everything/ }))
  expect(await screen.findByText('At the beginning')).toBeDefined()
  expect(api.callsTo(searchConversations)).toMatchObject([{ query: { q: 'beginning' } }])
})

test('a search that finds nothing says so', async () => {
  const { api, user, history } = await openHistory()
  api.answers(searchConversations, { success: true, conversations: [] })
  await user.click(history.getByRole('button', { name: 'Search conversations' }))
  await user.type(await screen.findByRole('searchbox'), 'xyz')
  expect(await screen.findByText('Nothing found.')).toBeDefined()
})

test('a conversation is saved as a file', async () => {
  const api = fakeApi()
  api.answers(getConversation, { success: true, conversation: known })
  api.replies(exportConversation, rawReply(200, '# Plan'))
  const { user } = await openChat({ api, stored: { 'waymark.chatSessionId': 'session_aaaaaa' } })
  await screen.findByText('At the beginning')
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  // By keys: a mouse that a slow machine holds down for long opens the menu and lets it go again.
  screen.getByRole('button', { name: 'Conversation options' }).focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Export as Markdown' }))
  await waitFor(() => expect(create).toHaveBeenCalled())
  expect(api.callsTo(exportConversation)).toMatchObject([{ params: { file: 'session_aaaaaa.md' } }])
  vi.restoreAllMocks()
})

test('the sidebar counts what waits for a decision, and leads to it', async () => {
  const proposal: Proposal = {
    id: '00000000-0000-4000-8000-000000000009',
    kind: 'move_job',
    status: 'open',
    subject: 'Engineer, Acme',
    job_url: null,
    changes: [{ field: 'status', before: 'Viewed', after: 'Applied' }],
    not_found: [],
    can_undo: true,
    created_at: new Date().toISOString(),
    decided_at: null,
  }
  const api = fakeApi()
  api.answers(listProposals, { success: true, proposals: [proposal] })
  api.answers(confirmProposal, { success: true, proposal: { ...proposal, status: 'confirmed' } })
  const { user } = await openChat({ api })
  const [link] = await screen.findAllByRole('link', { name: /^Proposals\s*1$/ })
  await user.click(link!)
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Proposals/ })).toBeNull()
})
