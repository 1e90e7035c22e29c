import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { App } from '../app.tsx'
import { session, type SessionData } from '../lib/session.ts'

const signedOut: SessionData = {
  token: null,
  name: null,
  account: null,
  email: null,
  registrationId: null,
  resetKey: null,
  codeSentAt: null,
  loginFailures: 0,
  returnTo: null,
}

/** Opens the app at an address with this session; `user` is its mouse and keyboard. */
export function renderPage(path: string, stored: Partial<SessionData> = {}) {
  // A page load begins without what the page before held in memory, which goes with its sign-in.
  session.update(signedOut)
  session.update(stored)
  session.arrived()
  window.history.pushState(null, '', path)
  onTestFinished(() => session.update(signedOut))
  const user = userEvent.setup()
  render(<App />)
  return { user }
}

export const address = () => window.location.pathname + window.location.search

/** Waits for the page with this heading. */
export const pageTitled = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 12_000 })
