import { screen, waitFor, within } from '@testing-library/react'
import {
  deleteConversation,
  getConversation,
  listConversations,
  processMessage,
  renameConversation,
} from '@waymark/contract/chat.ts'
import { describe, expect, test, vi } from 'vitest'
import { answered, later, makeConversation, openChat, storedSession } from '../../testing/chat.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'

const first = makeConversation('session_aaaaaa', ['Where to start?', 'At the beginning'])
const second = makeConversation('session_bbbbbb', ['And then?', 'Go on'])

async function openHistory(conversations = [first, second], stored: Record<string, string> = {}) {
  const api = fakeApi()
  api.answers(listConversations, { success: true, conversations })
  const chat = await openChat({ api, stored })
  await chat.user.click(screen.getByRole('button', { name: 'Chat History' }))
  const history = within(screen.getByRole('group', { name: 'Chat History' }))
  if (conversations.length > 0) await history.findAllByRole('link')
  return { ...chat, history }
}
const entries = (history: { getAllByRole: (role: 'link') => HTMLElement[] }) =>
  history.getAllByRole('link').map((link) => link.querySelector('span')?.textContent)

describe('Chat History', () => {
  test('loads when opened, newest first, with a relative time', async () => {
    const { api, history } = await openHistory()
    expect(entries(history)).toEqual(['Where to start?', 'And then?'])
    expect(history.getAllByRole('link')[0]?.textContent).toContain('1 minute ago')
    expect(api.callsTo(listConversations)).toHaveLength(1)
  })

  test('without any it says "No conversations yet"', async () => {
    const { history } = await openHistory([])
    expect(await history.findByText('No conversations yet')).toBeDefined()
  })

  test('selecting an entry loads that conversation and its session id', async () => {
    const { user, history, api, say, sent } = await openHistory()
    await user.click(history.getByRole('link', { name: /And then/ }))
    expect(await screen.findByText('Go on')).toBeDefined()
    await waitFor(() => expect(storedSession()).toBe('session_bbbbbb'))
    api.answers(processMessage, answered('<p>Further</p>', 'session_bbbbbb'))
    await say('More')
    await screen.findByText('Further')
    expect(sent()[0]!.session_id).toBe('session_bbbbbb')
    // Own sends update the history: the conversation moves to its top, without another question to the server.
    expect(entries(history)).toEqual(['And then?', 'Where to start?'])
    expect(api.callsTo(listConversations)).toHaveLength(1)
  })

  test('the conversation of the tab is loaded again after a reload', async () => {
    const api = fakeApi()
    api.answers(getConversation, { success: true, conversation: first })
    await openChat({ api, stored: { 'waymark.chatSessionId': 'session_aaaaaa' } })
    expect(await screen.findByText('At the beginning')).toBeDefined()
    expect(api.callsTo(getConversation)[0]?.params).toEqual({ session_id: 'session_aaaaaa' })
  })

  test('a conversation that the server does not know is a new chat', async () => {
    const api = fakeApi()
    api.replies(getConversation, refusal('not_found'))
    await openChat({ api, stored: { 'waymark.chatSessionId': 'session_aaaaaa' } })
    expect(await screen.findByRole('button', { name: 'Plan my search' })).toBeDefined()
  })

  test('earlier messages load above, from the first one that is known', async () => {
    const long = { ...second, messages_total: 4 }
    const { api, user, log } = await openHistory([long])
    const earlier = makeConversation('session_cccccc', ['Long ago', 'It was so'], {
      session_id: 'session_bbbbbb',
      messages_total: 4,
    })
    api.answers(getConversation, { success: true, conversation: earlier })
    await user.click(screen.getByRole('link', { name: /And then/ }))
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }))
    await screen.findByText('Long ago')
    expect(log().textContent).toMatch(/Long ago.*It was so.*And then\?.*Go on/)
    expect(api.callsTo(getConversation)[0]?.query).toEqual({ before: second.messages[0]?.id })
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
  })
})

describe('the history is kept for five minutes', () => {
  const kept = (ageMs: number) => ({
    'waymark.conversations': JSON.stringify({
      at: Date.now() - ageMs,
      history: { conversations: [second], hasOlder: false },
    }),
  })

  test('within them the server is not asked, not even for the conversation', async () => {
    const { api, user, history } = await openHistory([first], kept(200_000))
    expect(entries(history)).toEqual(['And then?'])
    await user.click(history.getByRole('link', { name: /And then/ }))
    expect(await screen.findByText('Go on')).toBeDefined()
    expect(api.calls).toEqual([])
  })

  test('after them it is loaded again, and the kept one is not shown', async () => {
    const api = fakeApi()
    const { reply, arrive } = later({ success: true, conversations: [first] })
    api.replies(listConversations, reply)
    const { user } = await openChat({ api, stored: kept(301_000) })
    await user.click(screen.getByRole('button', { name: 'Chat History' }))
    expect(screen.getByText('Loading history...')).toBeDefined()
    arrive()
    expect(await screen.findByText('Where to start?')).toBeDefined()
  })

  test('own messages do not make it younger', async () => {
    const { api, user, say, history } = await openHistory([first], kept(200_000))
    api.answers(processMessage, answered('<p>Sure</p>'))
    await say('Something new')
    await waitFor(() => expect(entries(history)).toEqual(['Something new', 'And then?']))
    expect(api.callsTo(listConversations)).toHaveLength(0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 101_000 })
    await user.click(screen.getByRole('button', { name: 'Chat History' }))
    await user.click(screen.getByRole('button', { name: 'Chat History' }))
    await waitFor(() => expect(api.callsTo(listConversations)).toHaveLength(1))
    await screen.findByText('Where to start?')
  })

  test('own messages reach the kept history, which keeps its age', async () => {
    const { api, say } = await openHistory([], kept(200_000))
    api.answers(processMessage, answered('<p>Sure</p>'))
    await say('Something new')
    await screen.findByText('Sure')
    await waitFor(() => expect(sessionStorage.getItem('waymark.conversations')).toContain('Something new'))
    const { at } = JSON.parse(sessionStorage.getItem('waymark.conversations') ?? '{}') as { at: number }
    expect(Date.now() - at).toBeGreaterThanOrEqual(200_000)
  })
})

describe('a conversation as a whole', () => {
  const open = async () => {
    const chat = await openHistory()
    await chat.user.click(chat.history.getByRole('link', { name: /And then/ }))
    await screen.findByText('Go on')
    const choose = async (name: string) => {
      await chat.user.click(screen.getByRole('button', { name: 'Conversation options' }))
      await chat.user.click(await screen.findByRole('menuitem', { name }))
      return within(await screen.findByRole('dialog'))
    }
    return { ...chat, choose }
  }

  test('can be renamed, also in the history', async () => {
    const { api, user, history, choose } = await open()
    api.answers(renameConversation, { success: true })
    const dialog = await choose('Rename')
    const field = dialog.getByLabelText('Name')
    await user.clear(field)
    await user.type(field, '  The plan  {Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo(renameConversation)[0]).toMatchObject({
      params: { session_id: 'session_bbbbbb' },
      body: { title: 'The plan' },
    })
    expect(entries(history)).toEqual(['Where to start?', 'The plan'])
    expect(screen.getByRole('heading', { name: 'The plan' })).toBeDefined()
  })

  test('is deleted in two steps, also from the history, and a new chat is shown', async () => {
    const { api, user, history, choose } = await open()
    api.answers(deleteConversation, { success: true })
    const dialog = await choose('Delete')
    expect(api.callsTo(deleteConversation)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByRole('button', { name: 'Plan my search' })
    expect(entries(history)).toEqual(['Where to start?'])
    expect(storedSession()).not.toBe('session_bbbbbb')
  })

  test('one that could not be deleted stays, with an error', async () => {
    const { api, user, choose } = await open()
    api.replies(deleteConversation, refusal('internal'))
    const dialog = await choose('Delete')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Something went wrong')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Go on')).toBeDefined()
  })
})
