import { screen, waitFor, within } from '@testing-library/react'
import { listTokens } from '@waymark/contract/account/access-tokens.ts'
import {
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
  updateAccount,
  updatePassword,
} from '@waymark/contract/account/own-account.ts'
import { getSession } from '@waymark/contract/accounts.ts'
import { getLedger } from '@waymark/contract/account/ledger.ts'
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '@waymark/contract/account/second-factor.ts'
import { getReminders } from '@waymark/contract/reminders.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { session } from '../../../lib/session.ts'
import { fakeApi, rawReply, refusal } from '../../../testing/fake-api.ts'
import { address, pageTitled, renderPage } from '../../../testing/render-page.tsx'

const signedIn = { token: 't1', name: 'Ada', account: 'ada@example.org' }
const done = { success: true as const }
const [here, phone] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const session_ = (id: string, device: string) => ({
  id,
  device,
  network: '203.0.113.0/24',
  created_at: '2030-01-01T08:00:00.000Z',
  last_seen_at: '2030-01-02T08:00:00.000Z',
  is_this_one: id === here,
})
const laptop = session_(here, 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0')
const android = session_(phone, 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36')

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.answers(getSession, { ...done, name: 'Ada', email: 'ada@example.org', language: 'de', time_zone: null })
  api.answers(listTokens, { ...done, tokens: [] })
  api.answers(getLedger, { ...done, entries: [] })
  api.answers(getSecondFactor, { ...done, since: null, recovery_codes: 0 })
  api.answers(getReminders, { ...done, data: { mails: false, time_zone: 'Europe/Berlin', feed_url: null } })
})

async function openAccount(sessions = [laptop, android], path = '/account') {
  api.answers(listSessions, { ...done, sessions })
  const { user } = renderPage(path, signedIn)
  await pageTitled('Account')
  const section = (name: string) => within(screen.getByRole('region', { name }))
  return { user, section }
}

test('name and language are saved, and the sidebar says the new name', async () => {
  api.answers(updateAccount, done)
  const { user, section } = await openAccount()
  const form = section('Name and language')
  const name = await form.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Ada Lovelace')
  await user.selectOptions(form.getByLabelText('Language'), 'Français')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your account is saved.')).toBeDefined()
  expect(api.callsTo(updateAccount)[0]?.body).toEqual({ name: 'Ada Lovelace', language: 'fr' })
  expect(screen.getByText(/^Logged in as/).textContent).toBe('Logged in as Ada Lovelace')
})

test('an address that names a part of the page shows that part', async () => {
  const show = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => show.mockRestore())
  await openAccount(undefined, '/account#ledger')
  await waitFor(() => expect(show.mock.contexts.map((element) => (element as Element).id)).toContain('ledger'))
})

test('an account that cannot be loaded is asked for again, and the other parts work meanwhile', async () => {
  api.forget(getSession)
  api.replies(getSession, refusal('validation'))
  const { user, section } = await openAccount()
  const retry = await section('Name and language').findByRole('button', { name: 'Retry' })
  expect(await section('Where you are signed in').findByText('Firefox on Linux')).toBeDefined()
  api.forget(getSession)
  api.answers(getSession, { ...done, name: 'Ada', email: 'ada@example.org', language: null, time_zone: null })
  await user.click(retry)
  expect(await section('Name and language').findByLabelText('Name')).toHaveProperty('value', 'Ada')
})

test('the password is changed with the current one; a wrong one is told at its field', async () => {
  api.replies(updatePassword, refusal('wrong_password'))
  api.answers(updatePassword, done)
  const { user, section } = await openAccount()
  const form = section('Password')
  const submit = () => user.click(form.getByRole('button', { name: 'Change password' }))
  await submit()
  expect(form.getByText('Please enter your current password')).toBeDefined()
  await user.type(form.getByLabelText('Current password'), 'Wrong horse 7!')
  await user.type(form.getByLabelText('New password'), 'Fresh horse 9!')
  await user.type(form.getByLabelText('Confirm password'), 'Fresh horse 9?')
  await submit()
  expect(form.getByText('Passwords do not match')).toBeDefined()
  expect(api.callsTo(updatePassword)).toHaveLength(0)
  await user.type(form.getByLabelText('Confirm password'), '{Backspace}!')
  await submit()
  expect(await form.findByText('This is not your current password.')).toBeDefined()
  expect(document.activeElement).toBe(form.getByLabelText('Current password'))
  await submit()
  expect(await screen.findByText('Your password is changed. You are signed out everywhere else.')).toBeDefined()
  expect(form.getByLabelText('New password')).toHaveProperty('value', '')
})

test('sessions are told apart, and one or all others are signed out', async () => {
  api.answers(endSession, done)
  api.answers(endOtherSessions, done)
  const tablet = session_('00000000-0000-4000-8000-000000000003', '')
  const { user, section } = await openAccount([laptop, android, tablet])
  const list = section('Where you are signed in')
  expect(await list.findByText('Firefox on Linux')).toBeDefined()
  const rows = list.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toMatch(/This one.*In use now/)
  expect(rows[1]).toMatch(/Chrome on Android.*Last seen.*signed in.*203\.0\.113\.0\/24/)
  expect(list.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull()
  api.forget(listSessions)
  api.answers(listSessions, { ...done, sessions: [laptop, tablet] })
  await user.click(list.getByRole('button', { name: 'Sign out Chrome on Android' }))
  expect(await screen.findByText('Chrome on Android is signed out.')).toBeDefined()
  expect(api.callsTo(endSession)[0]?.params).toEqual({ id: phone })
  expect(list.queryAllByText('Chrome on Android')).toEqual([])
  api.forget(listSessions)
  api.answers(listSessions, { ...done, sessions: [laptop] })
  await user.click(list.getByRole('button', { name: 'Sign out everywhere else' }))
  await waitFor(() => expect(list.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull())
  expect(document.activeElement).toBe(list.getByRole('list'))
})

test('a second step is switched on with the password and a first code, and its recovery codes must be kept', async () => {
  const codes = Array.from({ length: 10 }, (_, index) => `ABCDE2345${index}`)
  const secret = 'AMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYD'
  api.answers(startSecondFactor, { ...done, secret, uri: `otpauth://totp/Waymark:ada?secret=${secret}` })
  api.replies(confirmSecondFactor, refusal('invalid_code'))
  api.answers(confirmSecondFactor, { ...done, recovery_codes: codes })
  const { user, section } = await openAccount()
  await user.click(await section('Two-step sign-in').findByRole('button', { name: 'Turn on' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Two-step sign-in' }))
  await user.type(dialog.getByLabelText('Password'), 'Correct horse 7!')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined()
  expect(dialog.getByText('AMBQ GAYD AMBQ GAYD AMBQ GAYD AMBQ GAYD')).toBeDefined()
  await user.type(dialog.getByLabelText('Code from the app'), '123 456')
  await user.click(dialog.getByRole('button', { name: 'Turn on' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Invalid verification code.')
  await user.click(dialog.getByRole('button', { name: 'Turn on' }))
  expect(await dialog.findByText('ABCDE-23450')).toBeDefined()
  expect(api.callsTo(confirmSecondFactor)[1]?.body).toEqual({ code: '123456' })
  expect(dialog.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true)
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(dialog.getByText('ABCDE-23450')).toBeDefined()
  await user.click(dialog.getByLabelText('I have saved these codes'))
  api.forget(getSecondFactor)
  api.answers(getSecondFactor, { ...done, since: '2030-01-02T08:00:00.000Z', recovery_codes: 10 })
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(await section('Two-step sign-in').findByText('10 recovery codes are left.')).toBeDefined()
})

test('a second step is switched off with the password', async () => {
  api.forget(getSecondFactor)
  api.answers(getSecondFactor, { ...done, since: '2030-01-02T08:00:00.000Z', recovery_codes: 0 })
  api.answers(removeSecondFactor, done)
  const { user, section } = await openAccount()
  const part = section('Two-step sign-in')
  expect(await part.findByText(/^No recovery codes are left/)).toBeDefined()
  await user.click(part.getByRole('button', { name: 'Turn off' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' }))
  await user.type(dialog.getByLabelText('Password'), 'Correct horse 7!')
  api.forget(getSecondFactor)
  api.answers(getSecondFactor, { ...done, since: null, recovery_codes: 0 })
  await user.click(dialog.getByRole('button', { name: 'Turn off' }))
  expect(await part.findByRole('button', { name: 'Turn on' })).toBeDefined()
})

test('everything is downloaded as the file that the server names; a refusal is said', async () => {
  const named: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    named.push(this.download)
  })
  URL.createObjectURL = () => 'blob:archive'
  api.replies(exportAccount, refusal('too_many_requests'))
  const headers = { 'content-disposition': 'attachment; filename="waymark-2030-01-02.zip"' }
  api.replies(exportAccount, () => new Response('PK', { headers }))
  const { user, section } = await openAccount()
  const part = section('Export your data')
  await user.click(part.getByRole('button', { name: 'Export everything' }))
  expect((await part.findByRole('alert')).textContent).toContain('Too many attempts')
  await user.click(part.getByRole('button', { name: 'Export everything' }))
  await waitFor(() => expect(named).toEqual(['waymark-2030-01-02.zip']))
})

test('deleting says what goes, wants the password, and leaves a plain page and nothing in the browser', async () => {
  localStorage.setItem('waymark.kept.ada@example.org chat', 'Half a sentence')
  api.replies(deleteAccount, refusal('wrong_password'))
  api.replies(deleteAccount, rawReply(200, done))
  const { user, section } = await openAccount()
  await user.click(section('Delete the account').getByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account for good?' }))
  expect(dialog.getAllByRole('listitem')).toHaveLength(4)
  await user.type(dialog.getByLabelText('Password'), 'Wrong horse 7!')
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
  expect(await dialog.findByText('This is not your current password.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
  await pageTitled('Your account is deleted')
  expect(address()).toBe('/account-deleted')
  expect(session.get()).toMatchObject({ token: null, account: null })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('waymark.kept.'))).toEqual([])
})

test('who comes to /account-deleted with no account deleted is asked to sign in', async () => {
  renderPage('/account-deleted')
  await pageTitled('Sign in')
})
