import { render, screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { App } from '../app.tsx'
import { noSession, session, type SessionData } from '../lib/session.ts'
import { setUpUser } from './typing-user.ts'

export function renderPage(path: string, stored: Partial<SessionData> = {}) {
  // Clears module state, which a real page load would not have.
  session.update(noSession)
  session.update(stored)
  session.arrived()
  window.history.pushState(null, '', path)
  onTestFinished(() => session.update(noSession))
  const user = setUpUser()
  render(<App />)
  return { user }
}

export const address = () => window.location.pathname + window.location.search

export const pageTitled = (name: string) => screen.findByRole('heading', { level: 1, name })
