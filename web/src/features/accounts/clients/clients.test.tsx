import { screen, within } from '@testing-library/react'
import { createToken, listTokens, revokeToken } from '@waymark/contract/account/access-tokens.ts'
import { listSessions } from '@waymark/contract/account/own-account.ts'
import { getSession } from '@waymark/contract/accounts.ts'
import { getSecondFactor } from '@waymark/contract/account/second-factor.ts'
import { getLedger } from '@waymark/contract/account/ledger.ts'
import { getReminders } from '@waymark/contract/reminders.ts'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../../testing/fake-api.ts'
import { pageTitled, renderPage } from '../../../testing/render-page.tsx'

const done = { success: true as const }
const id = '00000000-0000-4000-8000-000000000003'
const laptop = {
  id,
  name: 'My laptop',
  scopes: ['read' as const, 'propose' as const],
  created_at: '2030-01-01T08:00:00.000Z',
  expires_at: null,
  last_used_at: null,
}

async function openClients(tokens = [laptop]) {
  const api = fakeApi()
  api.answers(getSession, { ...done, name: 'Ada', email: 'ada@example.org', language: null, time_zone: null })
  api.answers(getReminders, { ...done, data: { mails: false, time_zone: 'Europe/Berlin', feed_url: null } })
  api.answers(listSessions, { ...done, sessions: [] })
  api.answers(getSecondFactor, { ...done, since: null, recovery_codes: 0 })
  api.answers(listTokens, { ...done, tokens })
  const entry = {
    hour: '2030-01-02T08:00:00.000Z',
    via: 'client' as const,
    recipient: 'My laptop',
    what: 'read_profile',
  }
  api.answers(getLedger, {
    ...done,
    entries: [{ ...entry, kinds: ['profile' as const], calls: 3, tokens_in: 0, tokens_out: 0, cost_usd: null }],
  })
  const { user } = renderPage('/account', { token: 't1', name: 'Ada', account: 'ada@example.org' })
  await pageTitled('Account')
  const section = (name: string) => within(screen.getByRole('region', { name }))
  return { api, user, section }
}

test('a token is made with its scopes and shown once', async () => {
  const { api, user, section } = await openClients([])
  const clients = section('Your own assistants')
  api.answers(createToken, { ...done, id, token: 'wmk_secret' })
  await user.click(await clients.findByRole('button', { name: 'Create a token' }))
  expect(clients.getByText('Please enter a name')).toBeDefined()
  await user.type(clients.getByLabelText('Name of the assistant'), 'Cursor')
  await user.selectOptions(clients.getByLabelText('Access'), 'propose')
  await user.selectOptions(clients.getByLabelText('Expires'), '30')
  const contacts = clients.getByLabelText<HTMLInputElement>(/names, e-mail addresses and phone numbers/)
  expect(contacts.checked).toBe(false)
  await user.click(contacts)
  await user.click(clients.getByRole('button', { name: 'Create a token' }))
  expect(await clients.findByText('wmk_secret')).toBeDefined()
  expect(api.callsTo(createToken)[0]?.body).toEqual({
    name: 'Cursor',
    scopes: ['read', 'propose', 'contacts'],
    expires_in_days: 30,
  })
  expect(api.callsTo(listTokens)).toHaveLength(2)
})

test('a token is revoked, and one that could not be says so', async () => {
  const { api, user, section } = await openClients()
  const clients = section('Your own assistants')
  expect((await clients.findByText('My laptop', { selector: 'bdi' })).closest('li')?.textContent).toMatch(
    /Reads and suggests changes\u00a0· never used/,
  )
  api.replies(revokeToken, refusal('unavailable'))
  await user.click(clients.getByRole('button', { name: 'Revoke My laptop' }))
  expect(await clients.findByRole('alert')).toBeDefined()
  api.forget(revokeToken)
  api.answers(revokeToken, done)
  api.forget(listTokens)
  api.answers(listTokens, { ...done, tokens: [] })
  await user.click(clients.getByRole('button', { name: 'Revoke My laptop' }))
  expect(await screen.findByText(/is revoked/)).toBeDefined()
  expect(clients.queryByText('My laptop', { selector: 'bdi' })).toBeNull()
})

test('what went out is listed', async () => {
  const { section } = await openClients()
  const row = await section('What assistants have read').findByRole('row', { name: /Read your profile/ })
  expect(row.textContent).toMatch(/^My laptop.+Read your profileprofile3$/)
})
