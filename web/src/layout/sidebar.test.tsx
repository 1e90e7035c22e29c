import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSession } from '../lib/session.ts'
import { address, pageTitled, renderPage } from '../testing/render-page.tsx'
import { ChatHistory, type PastConversation } from './chat-history.tsx'

const ada = { token: 't1', name: 'Ada' }

async function openSubscription(stored: { token: string; name: string | null } = ada) {
  const { user } = renderPage('/subscription', stored)
  await pageTitled('Subscription')
  return { user, sidebar: within(screen.getByRole('complementary')) }
}
const showHistory = (conversations: PastConversation[] | null) =>
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <ChatHistory conversations={conversations} />
      </MemoryRouter>
    </I18nProvider>,
  )

describe('Sidebar', () => {
  test.each([
    [ada, 'Logged in as Ada'],
    [{ token: 't1', name: null }, 'Logged in as User'],
  ])('for %j it says "%s"', async (stored, text) => {
    const { sidebar } = await openSubscription(stored)
    expect(sidebar.getByText(/^Logged in as/).textContent).toBe(text)
    expect(sidebar.getByText('Waymark')).toBeDefined()
  })

  test('Jobs shows Job Search and Job Tracking, and folding it is remembered', async () => {
    const { user, sidebar } = await openSubscription()
    expect(sidebar.getByRole('link', { name: 'Job Search' }).getAttribute('href')).toBe('/jobsearch')
    expect(sidebar.getByRole('link', { name: 'Job Tracking' }).getAttribute('href')).toBe('/jobtracking')
    await user.click(sidebar.getByRole('button', { name: 'Jobs' }))
    expect(sidebar.queryByRole('link', { name: 'Job Search' })).toBeNull()
    cleanup()
    const again = await openSubscription()
    expect(again.sidebar.queryByRole('link', { name: 'Job Search' })).toBeNull()
  })

  test('folds to icons that keep their names, which is remembered', async () => {
    const { user, sidebar } = await openSubscription()
    await user.click(sidebar.getByRole('button', { name: 'Fold the sidebar' }))
    const names = sidebar.getAllByRole('link').map((link) => [link.textContent, link.title])
    expect(names).toEqual(
      ['Chat', 'Profile', 'Job Search', 'Job Tracking', 'Subscription', 'Account'].map((label) => [label, label]),
    )
    cleanup()
    const again = await openSubscription()
    await again.user.click(again.sidebar.getByRole('button', { name: 'Chat History' }))
    expect(again.sidebar.getByRole('group', { name: 'Chat History' })).toBeDefined()
    expect(again.sidebar.getByRole('button', { name: 'Fold the sidebar' })).toBeDefined()
  })

  test('its links lead to their pages, and the current one is marked', async () => {
    const { sidebar } = await openSubscription()
    const links = sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Chat', '/chat'],
      ['Profile', '/profile'],
      ['Job Search', '/jobsearch'],
      ['Job Tracking', '/jobtracking'],
      ['Subscription', '/subscription'],
      ['Account', '/account'],
    ])
    expect(sidebar.getByRole('link', { current: 'page' }).textContent).toBe('Subscription')
  })

  test('New Chat goes to the chat', async () => {
    const { user, sidebar } = await openSubscription()
    await user.click(sidebar.getByRole('button', { name: 'New Chat' }))
    await waitFor(() => expect(address()).toBe('/chat'))
  })

  test('on mobile a menu button opens it over the page, and going somewhere closes it', async () => {
    const { user } = await openSubscription()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await user.click(menu.getByRole('link', { name: 'Chat' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/chat')
  })
})

describe('Chat History', () => {
  test('while loading it says "Loading history..."', () => {
    showHistory(null)
    expect(screen.getByRole('status').textContent).toBe('Loading history...')
  })

  test('without any it says "No conversations yet"', () => {
    showHistory([])
    expect(screen.getByText('No conversations yet')).toBeDefined()
  })

  test('an entry shows its first message and a relative time', () => {
    const updated_at = new Date(Date.now() - 2 * 3_600_000).toISOString()
    showHistory([{ session_id: 'session_abcdef', first_message: 'Prepare me', title: null, updated_at }])
    expect(screen.getByRole('link').textContent).toBe('Prepare me2 hours ago')
  })

  test('unsaved work is asked about before Logout deletes it', async () => {
    const { user, sidebar } = await openSubscription()
    sessionStorage.setItem('waymark.draft.profile', '{}')
    await user.click(sidebar.getByRole('button', { name: 'Logout' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out without saving?' }))
    await user.click(dialog.getByRole('button', { name: 'Stay signed in' }))
    expect(sessionStorage.getItem('waymark.draft.profile')).toBe('{}')
    await user.click(sidebar.getByRole('button', { name: 'Logout' }))
    await user.click(await screen.findByRole('button', { name: 'Log out and delete it' }))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(sessionStorage.getItem('waymark.draft.profile')).toBeNull()
  })

  test('unsaved work of another tab is asked about too', async () => {
    const { user, sidebar } = await openSubscription()
    const other = createSession(
      Object.assign(Object.create({ getItem: (key: string) => (key === 'waymark.token' ? 't1' : null) }) as Storage, {
        'waymark.draft.profile': '{}',
      }),
      new BroadcastChannel('waymark-session'),
      localStorage,
    )
    onTestFinished(() => other.close())
    await user.click(sidebar.getByRole('button', { name: 'Logout' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out without saving?' }))
    expect(dialog.getByText(/in this tab or another one/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Stay signed in' }))
  })
})
