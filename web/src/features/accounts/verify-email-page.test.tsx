import { act, screen, waitFor } from '@testing-library/react'
import { getCaptcha, resendCode, verifyEmail } from '@waymark/contract/accounts.ts'
import { describe, expect, test, vi } from 'vitest'
import { session } from '../../lib/session.ts'
import { fakeApi, rawReply, refusal } from '../../testing/fake-api.ts'
import { address, pageTitled, renderPage } from '../../testing/render-page.tsx'

async function openVerify(stored: Parameters<typeof renderPage>[1] = {}) {
  const api = fakeApi()
  const { user } = renderPage('/verify-email', { email: 'ada@example.org', ...stored })
  await pageTitled('Check your mail')
  const code = screen.getByLabelText<HTMLInputElement>('Verification code')
  const submit = () => user.click(screen.getByRole('button', { name: 'Verify email' }))
  return { api, user, code, submit }
}

describe('/verify-email', () => {
  test('without a stored address it redirects to /register', async () => {
    fakeApi()
    renderPage('/verify-email')
    await pageTitled('Create an account')
    expect(address()).toBe('/register')
  })
})

describe('the verification code', () => {
  test('has the focus on arrival, and is read out with the text above it', async () => {
    const { code } = await openVerify()
    expect(document.activeElement).toBe(code)
    const intro = document.getElementById(code.getAttribute('aria-describedby') ?? '')
    expect(intro?.textContent).toBe('We sent a code to ada@example.org. Enter it here.')
  })

  test.each([
    ['ab c-12_3', 'ABC123'],
    ['abcdefgh', 'ABCDEF'],
    ['é1ü2', '12'],
  ])('typing "%s" keeps letters and digits, uppercased, at most six', async (typed, kept) => {
    const { user, code } = await openVerify()
    await user.type(code, typed)
    expect(code.value).toBe(kept)
  })

  test('a code pasted with spaces around it fits', async () => {
    const { user, code } = await openVerify()
    await user.click(code)
    await user.paste('  x7k 2p9\n')
    expect(code.value).toBe('X7K2P9')
  })

  test.each(['', 'AB12'])('"%s" shows "Please enter the 6-character verification code"', async (typed) => {
    const { api, user, code, submit } = await openVerify()
    if (typed) await user.type(code, typed)
    await submit()
    expect(screen.getByText('Please enter the 6-character verification code')).toBeDefined()
    expect(document.activeElement).toBe(code)
    expect(api.calls).toEqual([])
  })
})

describe('a refused code', () => {
  test('an answer without a message shows "Verification failed. Please try again."', async () => {
    const { api, user, code, submit } = await openVerify()
    api.replies(verifyEmail, rawReply(500, ''))
    await user.type(code, 'X7K2P9')
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe('Verification failed. Please try again.')
    expect(code.value).toBe('X7K2P9')
  })

  test.each([
    ['invalid_code', 'Invalid verification code. Please try again.'],
    ['code_expired', 'This code no longer works. Ask for a new one.'],
  ] as const)('%s shows "%s"', async (reason, sentence) => {
    const { api, user, code, submit } = await openVerify()
    api.replies(verifyEmail, refusal(reason))
    await user.type(code, 'X7K2P9')
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  })
})

describe('verification leads to /login', () => {
  test('the right code leads to /login with a note, the address filled in and the focus on the password', async () => {
    const { api, user, code, submit } = await openVerify()
    api.answers(verifyEmail, { success: true })
    await user.type(code, 'x7k2p9')
    await submit()
    await pageTitled('Sign in')
    expect(address()).toBe('/login')
    expect(screen.getByRole('status').textContent).toContain('Your email address is verified')
    expect(api.callsTo(verifyEmail)[0]?.body).toEqual({ email: 'ada@example.org', code: 'X7K2P9' })
    expect(session.get().email).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  })
})

const ownId = '0b9f3f0e-5f0c-4c56-9f0e-2f5d3c1b7a64'
const linkedId = '7c1d2e3f-0000-4111-8222-933344445555'
const link = `/verify-email?registration=${linkedId.replaceAll('-', '').replace(/(.{4})(?=.)/g, '$1-')}&email=ada%40example.org`

describe('whose code it is', () => {
  const enter = async (path: string, stored: Parameters<typeof renderPage>[1]) => {
    const api = fakeApi()
    api.answers(verifyEmail, { success: true })
    const { user } = renderPage(path, stored)
    await pageTitled('Check your mail')
    await user.type(screen.getByLabelText('Verification code'), 'X7K2P9')
    await user.click(screen.getByRole('button', { name: 'Verify email' }))
    await waitFor(() => expect(api.callsTo(verifyEmail)).toHaveLength(1))
    return api.callsTo(verifyEmail)[0]?.body
  }

  test('the registration that this tab made goes along', async () => {
    expect(await enter('/verify-email', { email: 'ada@example.org', registrationId: ownId })).toMatchObject({
      registration_id: ownId,
    })
  })

  test('the mail’s link brings address and registration to a tab that knows neither', async () => {
    expect(await enter(link, {})).toEqual({ email: 'ada@example.org', code: 'X7K2P9', registration_id: linkedId })
  })

  test('the link of a stranger’s registration does not replace the one that this tab made', async () => {
    expect(await enter(link, { email: 'ada@example.org', registrationId: ownId })).toMatchObject({
      registration_id: ownId,
    })
  })

  test('after wrong codes a captcha is solved without asking, and the code is sent again', async () => {
    const { api, user, code, submit } = await openVerify()
    api.replies(verifyEmail, refusal('captcha_failed'))
    api.answers(getCaptcha, { success: true, provider: 'none' })
    await user.type(code, 'X7K2P9')
    await submit()
    await waitFor(() => expect(api.callsTo(verifyEmail)).toHaveLength(2))
    expect(api.callsTo(getCaptcha)).toHaveLength(1)
  })
})

describe('a new code, once a minute', () => {
  test('asking for one takes away the code that failed and its error', async () => {
    const { api, user, code, submit } = await openVerify()
    api.replies(verifyEmail, refusal('invalid_code'))
    await user.type(code, 'X7K2P9')
    await submit()
    await screen.findByRole('alert')
    api.answers(resendCode, { success: true })
    await user.click(screen.getByRole('button', { name: 'send a new code' }))
    await screen.findByText('A new code is on its way to ada@example.org.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(code.value).toBe('')
  })

  test('a new code can be asked for 60 s after the last one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { api, user } = await openVerify({ codeSentAt: Date.now() - 57_500 })
    api.answers(resendCode, { success: true })
    const waiting = screen.getByRole<HTMLButtonElement>('button', { name: 'send a new code in 3 s' })
    expect(waiting.disabled).toBe(true)
    vi.setSystemTime(Date.now() + 2500)
    const ready = await screen.findByRole('button', { name: 'send a new code' })
    await user.click(ready)
    expect(await screen.findByText('A new code is on its way to ada@example.org.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'send a new code in 60 s' })).toBeDefined()
  })

  test('the request names the registration that this tab made', async () => {
    const { api, user } = await openVerify({ registrationId: '0b9f3f0e-5f0c-4c56-9f0e-2f5d3c1b7a64' })
    api.answers(resendCode, { success: true })
    await user.click(screen.getByRole('button', { name: 'send a new code' }))
    await waitFor(() => expect(api.callsTo(resendCode)).toHaveLength(1))
    expect(api.callsTo(resendCode)[0]?.body).toEqual({
      email: 'ada@example.org',
      registration_id: '0b9f3f0e-5f0c-4c56-9f0e-2f5d3c1b7a64',
    })
    expect(session.get().registrationId).toBe('0b9f3f0e-5f0c-4c56-9f0e-2f5d3c1b7a64')
  })

  test('asked too soon in another tab, it counts down what the server says is left', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { api, user } = await openVerify()
    api.replies(resendCode, refusal('too_many_requests', { retryAfterS: 20 }))
    await user.click(screen.getByRole('button', { name: 'send a new code' }))
    await screen.findByRole('button', { name: 'send a new code in 20 s' })
    expect(screen.getByRole('alert').textContent).toContain('Too many attempts')
  })

  test('the countdown ends at zero', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openVerify({ codeSentAt: Date.now() - 59_000 })
    act(() => void vi.advanceTimersByTime(5000))
    expect(screen.getByRole('button', { name: 'send a new code' })).toBeDefined()
  })
})
