import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { login } from '@waymark/contract/accounts.ts'
import { describe, expect, test } from 'vitest'
import { session } from '../../lib/session.ts'
import { fakeApi, rawReply, refusal } from '../../testing/fake-api.ts'
import { address, pageTitled, renderPage } from '../../testing/render-page.tsx'

async function openLogin(stored: Parameters<typeof renderPage>[1] = {}) {
  const api = fakeApi()
  const { user } = renderPage('/login', stored)
  await pageTitled('Sign in')
  const submit = () => user.click(screen.getByRole('button', { name: 'Sign in' }))
  const signIn = async (email = 'ada@example.org', password = 'secret-1') => {
    await user.type(screen.getByLabelText('Email'), email)
    await user.type(screen.getByLabelText('Password'), password)
    await submit()
  }
  return { api, user, signIn, submit }
}

describe('login, the error catalogue', () => {
  test.each([
    [405, 'Service temporarily unavailable. Please try again later.', refusal('method_not_allowed')],
    [405, 'Service temporarily unavailable. Please try again later.', rawReply(405, '<html>')],
    [401, 'Invalid email or password. Please check your credentials.', refusal('invalid_credentials')],
    [403, 'Account access denied. Please contact support.', rawReply(403, { code: 'banned', error: 'No.' })],
  ])('a %i on login shows "%s"', async (_status, sentence, reply) => {
    const { api, signIn } = await openLogin()
    api.replies(login, reply)
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  })

  test('another refusal shows the server message', async () => {
    const { api, signIn } = await openLogin()
    api.replies(login, refusal('too_many_requests'))
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many attempts. Please wait a moment and try again.',
    )
  })

  test('a refusal with a code unknown here shows the sentence that the server wrote', async () => {
    const { api, signIn } = await openLogin()
    api.replies(login, rawReply(418, { success: false, code: 'teapot', error: 'I am a teapot.' }))
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toBe('I am a teapot.')
  })

  test('without any answer it shows "Connection error: {message}"', async () => {
    const { api, signIn } = await openLogin()
    api.loses(login, 'Failed to fetch')
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toBe('Connection error: Failed to fetch')
  })

  test('an answer without a message shows "Login failed. Please check your credentials and try again."', async () => {
    const { api, signIn } = await openLogin()
    api.replies(login, rawReply(502, '<html>Bad gateway</html>'))
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Login failed. Please check your credentials and try again.',
    )
  })

  test.each([{ success: true }, { success: true, data: { name: 'Ada' } }, { success: true, token: '' }])(
    'success without a token shows its sentence and counts: %j',
    async (answer) => {
      const { api, signIn } = await openLogin()
      api.replies(login, rawReply(200, answer))
      await signIn()
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Login successful but no token received. Please try again.',
      )
      expect(session.get()).toMatchObject({ token: null, loginFailures: 1 })
    },
  )
})

describe('an account with a second factor', () => {
  test('asks for the code after the password, and a wrong one costs no sign-in attempt', async () => {
    const { api, user, signIn, submit } = await openLogin()
    api.replies(login, refusal('second_factor_needed'))
    api.replies(login, refusal('second_factor_wrong'))
    api.answers(login, { success: true, token: 't1', name: 'Ada' })
    await signIn()
    const code = await screen.findByLabelText('Code')
    await waitFor(() => expect(document.activeElement).toBe(code))
    await user.type(code, '123456')
    await submit()
    expect(await screen.findByText(/^This code is not right/)).toBeDefined()
    expect(session.get().loginFailures).toBe(0)
    await user.type(code, 'abcde-23456')
    await submit()
    await waitFor(() => expect(session.get().token).toBe('t1'))
    const account = { email: 'ada@example.org', password: 'secret-1' }
    expect(api.callsTo(login).map(({ body }) => body)).toEqual([
      account,
      { ...account, code: '123456' },
      { ...account, code: 'abcde-23456' },
    ])
  })
})

describe('the login response', () => {
  test.each([
    { success: true, token: 't1', name: 'Ada' },
    { success: true, data: { token: 't1', name: 'Ada' } },
  ])('token and name are taken from %j', async (answer) => {
    const { api, signIn } = await openLogin()
    api.replies(login, rawReply(200, answer))
    await signIn()
    await waitFor(() => expect(address()).toBe('/chat'))
    expect(session.get()).toMatchObject({ token: 't1', name: 'Ada' })
    expect(sessionStorage.getItem('waymark.token')).toBe('t1')
  })
})

describe('three failed logins', () => {
  test('the third failure goes to /forgot-password with the address filled in', async () => {
    const { api, signIn, submit } = await openLogin()
    api.replies(login, refusal('invalid_credentials'))
    await signIn()
    await screen.findByRole('alert')
    await submit()
    await waitFor(() => expect(session.get().loginFailures).toBe(2))
    expect(address()).toBe('/login')
    await submit()
    await pageTitled('Reset your password')
    expect(address()).toBe('/forgot-password')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org')
  })

  test('a lost connection counts like any other failure', async () => {
    const { api, signIn } = await openLogin({ loginFailures: 2 })
    api.loses(login, 'Failed to fetch')
    await signIn()
    await pageTitled('Reset your password')
  })

  test('the counter resets on success', async () => {
    const { api, signIn } = await openLogin({ loginFailures: 2 })
    api.answers(login, { success: true, token: 't1', name: 'Ada' })
    await signIn()
    await waitFor(() => expect(session.get().token).toBe('t1'))
    expect(session.get().loginFailures).toBe(0)
  })

  test('an unverified address goes to /verify-email, is offered a new code, and is not counted', async () => {
    const { api, signIn } = await openLogin({ loginFailures: 2 })
    api.replies(login, refusal('email_not_verified'))
    await signIn()
    await pageTitled('Check your mail')
    expect(session.get()).toMatchObject({ email: 'ada@example.org', loginFailures: 2 })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'send a new code' }).disabled).toBe(false)
  })
})

describe('validation on login', () => {
  test('a wrong address shows "Please enter a valid email address", is focused, and nothing is sent', async () => {
    const { api, signIn } = await openLogin()
    await signIn('ada@example')
    const email = screen.getByLabelText('Email')
    expect(screen.getByText('Please enter a valid email address')).toBeDefined()
    expect(document.activeElement).toBe(email)
    expect(email.getAttribute('aria-describedby')).toBe(
      screen.getByText('Please enter a valid email address').parentElement?.id,
    )
    expect(api.calls).toEqual([])
  })

  test('a refused sign-in keeps what was typed, and pressing again meanwhile sends nothing', async () => {
    const { api, user, signIn, submit } = await openLogin()
    let refuse = (_: Response) => {}
    api.replies(login, () => new Promise((resolve) => (refuse = resolve)))
    await signIn()
    await submit()
    await user.type(screen.getByLabelText('Email'), '{Enter}')
    fireEvent.submit(screen.getByLabelText<HTMLInputElement>('Email').form!)
    expect(api.callsTo(login)).toHaveLength(1)
    refuse(refusal('invalid_credentials'))
    await screen.findByRole('alert')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret-1')
  })
})

describe('the login screen', () => {
  test('greets only where somebody has signed in with this browser before', async () => {
    await openLogin()
    expect(screen.queryByText('Good to see you again.')).toBeNull()
    expect(screen.getByText('Your career assistant, on your own machine.')).toBeDefined()
    cleanup()
    session.signIn({ token: 't1', name: 'Ada', account: 'ada@example.org' })
    session.signOut()
    await openLogin()
    expect(screen.getByText('Good to see you again.')).toBeDefined()
  })

  test.each([
    ['Forgot password?', '/forgot-password', 'Reset your password'],
    ['Create an account', '/register', 'Create an account'],
  ])('/login links to %s', async (link, path, title) => {
    const { user } = await openLogin()
    await user.click(screen.getByRole('link', { name: link }))
    await pageTitled(title)
    expect(address()).toBe(path)
  })
})
