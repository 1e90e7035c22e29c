import { screen, waitFor } from '@testing-library/react'
import { getUsage } from '@waymark/contract/account/own-account.ts'
import { login, logout } from '@waymark/contract/accounts.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { session } from '../lib/session.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { address, pageTitled, renderPage } from '../testing/render-page.tsx'

const ada = { token: 't1', name: 'Ada' }
const noUsage = { success: true as const, quotas: [], this_month: { messages: 0, documents: 0 } }
const signedInPaths = ['/chat', '/profile', '/jobsearch', '/jobtracking', '/subscription', '/account']
const openPaths = ['/login', '/register', '/verify-email', '/forgot-password', '/reset-password-code', '/new-password']

/** The pages behind the guard ask for data; here nobody answers. */
function silentNetwork() {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  onTestFinished(() => void vi.unstubAllGlobals())
}
const frame = () => screen.findAllByText(/^Logged in as/)

async function signInHere(user: ReturnType<typeof renderPage>['user'], api: ReturnType<typeof fakeApi>) {
  api.answers(login, { success: true, ...ada })
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('routes and access', () => {
  test.each(signedInPaths)('%s sends an anonymous visitor to /login', async (path) => {
    renderPage(path)
    await pageTitled('Sign in')
    expect(address()).toBe('/login')
  })

  test.each(signedInPaths)('%s is shown to the signed-in', async (path) => {
    silentNetwork()
    renderPage(path, ada)
    await frame()
    expect(address()).toBe(path)
  })

  test('/ is replaced by /chat', async () => {
    silentNetwork()
    renderPage('/', ada)
    const entries = window.history.length
    await waitFor(() => expect(address()).toBe('/chat'))
    expect(window.history.length).toBe(entries)
  })

  test('an unknown address says so, and leads back', async () => {
    renderPage('/nowhere')
    await pageTitled('No trail leads here')
    expect(screen.getByRole('link', { name: 'Back to Waymark' }).getAttribute('href')).toBe('/')
  })
})

describe('where signing in leads', () => {
  test.each(openPaths)('a signed-in user on %s goes to /chat', async (path) => {
    silentNetwork()
    renderPage(path, ada)
    await waitFor(() => expect(address()).toBe('/chat'))
  })

  test('signing in returns to the page that was asked for, with its query', async () => {
    const api = fakeApi()
    api.answers(getUsage, noUsage)
    const { user } = renderPage('/subscription?from=mail')
    await pageTitled('Sign in')
    await signInHere(user, api)
    await pageTitled('Subscription')
    expect(address()).toBe('/subscription?from=mail')
    await waitFor(() => expect(session.get().returnTo).toBeNull())
  })

  test('a return path of another site is not followed', async () => {
    silentNetwork()
    renderPage('/login', { ...ada, returnTo: '//evil.example/' })
    await waitFor(() => expect(address()).toBe('/chat'))
  })

  test('a dead token leads to /login and back to the same page', async () => {
    renderPage('/subscription', ada)
    await pageTitled('Subscription')
    session.expire('t1')
    await pageTitled('Sign in')
    expect(session.get().returnTo).toBe('/subscription')
  })
})

describe('Logout', () => {
  test('Logout clears the session, tells the server, goes to /login, and the next user starts at /chat', async () => {
    const api = fakeApi()
    api.answers(logout, { success: true })
    api.answers(getUsage, noUsage)
    const { user } = renderPage('/subscription', ada)
    await pageTitled('Subscription')
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0]!)
    await pageTitled('Sign in')
    expect(address()).toBe('/login')
    expect(session.get()).toMatchObject({ token: null, name: null, returnTo: null })
    expect(api.callsTo(logout)[0]?.authorization).toBe('Bearer t1')
    await signInHere(user, api)
    await waitFor(() => expect(address()).toBe('/chat'))
  })
})
