import { screen, waitFor } from '@testing-library/react'
import { changePassword, forgotPassword, getCaptcha, verifyResetCode } from '@waymark/contract/accounts.ts'
import { describe, expect, test, vi } from 'vitest'
import { session, type SessionData } from '../../lib/session.ts'
import { fakeApi, rawReply, refusal } from '../../testing/fake-api.ts'
import { address, pageTitled, renderPage } from '../../testing/render-page.tsx'
import { setNewPassword } from './accounts.api.ts'

const email = 'ada@example.org'

async function open(path: string, title: string, stored: Partial<SessionData> = {}) {
  const api = fakeApi()
  api.answers(getCaptcha, { success: true, provider: 'none' })
  const { user } = renderPage(path, stored)
  await pageTitled(title)
  const click = (name: string) => user.click(screen.getByRole('button', { name }))
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text)
  return { api, click, type }
}
const openForgot = () => open('/forgot-password', 'Reset your password')
const openCode = (stored: Partial<SessionData> = { email }) =>
  open('/reset-password-code', 'Enter the reset code', stored)
const openNew = (path = '/new-password') => open(path, 'Choose a new password', { email, resetKey: 'key-1' })
const alertText = async () => (await screen.findByRole('alert')).textContent

describe('forgot-password, reset-password-code, new-password, login', () => {
  test('a forgotten password is replaced, and /login has the address filled in', async () => {
    const { api, click, type } = await openForgot()
    api.answers(forgotPassword, { success: true })
    api.answers(verifyResetCode, { success: true, password_reset_key: 'key-1' })
    api.answers(changePassword, { success: true })

    await type('Email', email)
    await click('Send reset code')
    await pageTitled('Enter the reset code')
    expect(address()).toBe('/reset-password-code')

    await type('Verification code', 'x7k2p9')
    await click('Verify code')
    await pageTitled('Choose a new password')
    expect(address()).toBe('/new-password')

    await type('New password', 'correct-1!')
    await type('Confirm password', 'correct-1!')
    await click('Reset password')
    await pageTitled('Sign in')
    expect(address()).toBe('/login')
    expect(screen.getByRole('status').textContent).toContain('Your password is changed')
    expect(session.get()).toMatchObject({ email: null, resetKey: null, loginFailures: 0 })
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email)
    expect(api.callsTo(changePassword)[0]?.body).toEqual({
      email,
      new_password: 'correct-1!',
      password_reset_key: 'key-1',
    })
    expect(api.callsTo(getCaptcha).map(({ query }) => query['action'])).toEqual(
      expect.arrayContaining(['forgot-password', 'verify-reset-code', 'change-password']),
    )
  })
})

describe('where address and key come from', () => {
  test('/reset-password-code takes the address from the query parameter', async () => {
    const { api, click, type } = await open(`/reset-password-code?email=${email}`, 'Enter the reset code')
    api.answers(verifyResetCode, { success: true, password_reset_key: 'key-1' })
    await type('Verification code', 'x7k2p9')
    await click('Verify code')
    await pageTitled('Choose a new password')
    expect(api.callsTo(verifyResetCode)[0]?.body).toEqual({ email, code: 'X7K2P9' })
    expect(session.get()).toMatchObject({ email, resetKey: 'key-1' })
  })

  test('a fresh link into /reset-password-code wins over the address of an earlier try', async () => {
    await open(`/reset-password-code?email=${email}`, 'Enter the reset code', { email: 'old@example.org' })
    expect(screen.getByText(email)).toBeDefined()
    expect(screen.queryByText('old@example.org')).toBeNull()
  })

  test('a link whose address is none leaves the stored one', async () => {
    await open('/reset-password-code?email=nobody', 'Enter the reset code', { email })
    expect(screen.getByText(email)).toBeDefined()
  })

  test('/new-password takes both from the query and takes them out of the address at once', async () => {
    const { api, click, type } = await open(`/new-password?email=${email}&reset_key=key-2`, 'Choose a new password')
    expect(address()).toBe('/new-password')
    api.answers(changePassword, { success: true })
    await type('New password', 'correct-1!')
    await type('Confirm password', 'correct-1!')
    await click('Reset password')
    await waitFor(() => expect(api.callsTo(changePassword)).toHaveLength(1))
    expect(api.callsTo(changePassword)[0]?.body).toMatchObject({ email, password_reset_key: 'key-2' })
  })

  test.each([
    ['the key', { email }],
    ['the address', { resetKey: 'key-1' }],
  ])('/new-password without %s redirects to /forgot-password', async (_what, stored) => {
    fakeApi()
    renderPage('/new-password', stored)
    await pageTitled('Reset your password')
    expect(address()).toBe('/forgot-password')
  })
})

describe('a signed-in user', () => {
  const ada = { token: 't1', name: 'Ada', account: email }

  test('reaches the reset by its link, and signs in with the new password', async () => {
    const { api, click, type } = await open(`/reset-password-code?email=${email}`, 'Enter the reset code', ada)
    api.answers(verifyResetCode, { success: true, password_reset_key: 'key-1' })
    api.answers(changePassword, { success: true })
    await type('Verification code', 'x7k2p9')
    await click('Verify code')
    await pageTitled('Choose a new password')
    await type('New password', 'correct-1!')
    await type('Confirm password', 'correct-1!')
    await click('Reset password')
    await pageTitled('Sign in')
    expect(session.get().token).toBeNull()
  })

  test("stays signed in after resetting another account's password", async () => {
    session.update({ ...ada, account: 'other@example.org' })
    const call = vi.fn(() => Promise.resolve(new Response('{"success":true}')))
    vi.stubGlobal('fetch', call)
    await setNewPassword({ email, new_password: 'correct-1!', password_reset_key: 'k', recaptchaToken: undefined })
    expect(session.get().token).toBe('t1')
    session.update({ token: null })
    vi.unstubAllGlobals()
  })
})

describe('validation', () => {
  test('a wrong address on /forgot-password shows "Please enter a valid email address"', async () => {
    const { api, click, type } = await openForgot()
    await type('Email', 'nobody')
    await click('Send reset code')
    expect(screen.getByText('Please enter a valid email address')).toBeDefined()
    expect(api.callsTo(forgotPassword)).toEqual([])
  })

  test('a short code shows "Please enter the 6-character verification code"', async () => {
    const { api, click, type } = await openCode()
    await type('Verification code', 'abc')
    await click('Verify code')
    expect(screen.getByText('Please enter the 6-character verification code')).toBeDefined()
    expect(api.callsTo(verifyResetCode)).toEqual([])
  })

  test('a confirmation that differs shows "Passwords do not match"', async () => {
    const { api, click, type } = await openNew()
    await type('New password', 'correct-1!')
    await type('Confirm password', 'correct-2!')
    await click('Reset password')
    expect(screen.getByText('Passwords do not match')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'))
    expect(api.callsTo(changePassword)).toEqual([])
  })

  test('a weak new password shows its broken rules and is focused', async () => {
    const { api, click, type } = await openNew()
    await type('New password', 'abcdefgh')
    await type('Confirm password', 'abcdefgh')
    await click('Reset password')
    expect(screen.getByText('Password must contain at least one number')).toBeDefined()
    expect(screen.getByText('Password must contain at least one symbol')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('New password'))
    expect(api.callsTo(changePassword)).toEqual([])
  })

  test.each([
    ['/forgot-password', openForgot, forgotPassword, [['Email', email]], 'Send reset code'],
    ['/reset-password-code', openCode, verifyResetCode, [['Verification code', 'X7K2P9']], 'Verify code'],
    [
      '/new-password',
      openNew,
      changePassword,
      [
        ['New password', 'correct-1!'],
        ['Confirm password', 'correct-1!'],
      ],
      'Reset password',
    ],
  ] as const)('a refused captcha on %s shows its sentence', async (_path, start, endpoint, fields, button) => {
    const { api, click, type } = await start()
    api.replies(endpoint, refusal('captcha_failed'))
    for (const [label, text] of fields) await type(label, text)
    await click(button)
    expect(await alertText()).toBe('Please complete the CAPTCHA verification')
  })
})

describe('what goes wrong', () => {
  test('forgot shows "Failed to send reset code. Please try again."', async () => {
    const { api, click, type } = await openForgot()
    api.loses(forgotPassword, 'Failed to fetch')
    await type('Email', email)
    await click('Send reset code')
    expect(await alertText()).toBe('Failed to send reset code. Please try again.')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email)
  })

  test('reset code shows "Invalid verification code. Please try again."', async () => {
    const { api, click, type } = await openCode()
    api.replies(verifyResetCode, rawReply(500, ''))
    await type('Verification code', 'X7K2P9')
    await click('Verify code')
    expect(await alertText()).toBe('Invalid verification code. Please try again.')
  })

  test('change password shows "Failed to reset password. Please try again."', async () => {
    const { api, click, type } = await openNew()
    api.loses(changePassword, 'Failed to fetch')
    await type('New password', 'correct-1!')
    await type('Confirm password', 'correct-1!')
    await click('Reset password')
    expect(await alertText()).toBe('Failed to reset password. Please try again.')
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('correct-1!')
  })

  test('an expired reset key says so and leads back to a new code', async () => {
    const { api, click, type } = await openNew()
    api.replies(changePassword, refusal('invalid_reset_key'))
    await type('New password', 'correct-1!')
    await type('Confirm password', 'correct-1!')
    await click('Reset password')
    expect(await alertText()).toContain('This password reset has expired. Please start again.')
    expect(screen.getByRole('link', { name: 'Request a new code' }).getAttribute('href')).toBe('/forgot-password')
  })

  test('/reset-password-code without an address says so, with a link to the password reset', async () => {
    await openCode({})
    expect(await alertText()).toBe('Email address not found. Please start the password reset process again.')
    const link = screen.getByRole('link', { name: 'Start the password reset again' })
    expect(link.getAttribute('href')).toBe('/forgot-password')
  })
})

describe('the reset screen asks forgot-password again', () => {
  test('a new reset code is asked for with a captcha for forgot-password', async () => {
    const { api, click } = await openCode()
    api.answers(forgotPassword, { success: true })
    await click('send a new code')
    expect(await screen.findByText(`A new code is on its way to ${email}.`)).toBeDefined()
    expect(api.callsTo(forgotPassword)[0]?.body).toEqual({ email })
    expect(api.callsTo(getCaptcha).map(({ query }) => query['action'])).toContain('forgot-password')
  })
})
