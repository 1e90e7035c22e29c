import { screen, waitFor } from '@testing-library/react'
import { getCaptcha, register } from '@waymark/contract/accounts.ts'
import { passwordProblems } from '@waymark/contract/password-rules.ts'
import { describe, expect, test } from 'vitest'
import { session } from '../../lib/session.ts'
import { fakeApi, rawReply, refusal } from '../../testing/fake-api.ts'
import { address, pageTitled, renderPage } from '../../testing/render-page.tsx'
import { passwordSymbols } from './account-texts.ts'

const rules = {
  length: 'Password must be at least 8 characters long',
  letter: 'Password must contain at least one letter',
  number: 'Password must contain at least one number',
  symbol: 'Password must contain at least one symbol',
}

async function openRegister() {
  const api = fakeApi()
  api.answers(getCaptcha, { success: true, provider: 'none' })
  const { user } = renderPage('/register')
  await pageTitled('Create an account')
  const submit = () => user.click(screen.getByRole('button', { name: 'Create account' }))
  const fill = async (name: string, email: string, password: string) => {
    if (name) await user.type(screen.getByLabelText('Name'), name)
    if (email) await user.type(screen.getByLabelText('Email'), email)
    if (password) await user.type(screen.getByLabelText('Password'), password)
    await submit()
  }
  return { api, user, fill, submit }
}

describe('validation on register', () => {
  test.each([
    ['a!1', [rules.length]],
    ['1234567!', [rules.letter]],
    ['abcdefg!', [rules.number]],
    ['abcdefg1', [rules.symbol]],
    ['       ', [rules.length, rules.letter, rules.number, rules.symbol]],
    ['correct-1!', []],
  ])('while typing "%s" the list shows exactly the rules it breaks', async (password, broken) => {
    const { user } = await openRegister()
    await user.type(screen.getByLabelText('Password'), password)
    expect(Object.values(rules).filter((rule) => screen.queryByText(rule))).toEqual(broken)
    expect(screen.getByText(`One of ${passwordSymbols}`)).toBeDefined()
    for (const symbol of passwordSymbols.split(' ')) expect(passwordProblems(symbol)).not.toContain('no_symbol')
  })

  test('a weak password shows "Please fix the password errors below" and is focused; nothing is sent', async () => {
    const { api, fill } = await openRegister()
    await fill('Ada', 'ada@example.org', 'short')
    expect(screen.getByRole('alert').textContent).toBe('Please fix the password errors below')
    const password = screen.getByLabelText('Password')
    expect(document.activeElement).toBe(password)
    expect(document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      rules.length,
    )
    expect(api.callsTo(register)).toEqual([])
  })

  test('a wrong address shows "Please enter a valid email address"', async () => {
    const { api, fill } = await openRegister()
    await fill('Ada', 'ada example.org', 'correct-1!')
    expect(screen.getByText('Please enter a valid email address')).toBeDefined()
    expect(screen.queryByText('Please fix the password errors below')).toBeNull()
    expect(api.callsTo(register)).toEqual([])
  })

  test('a name that is too long is not cut: the field says so, and nothing is sent until it fits', async () => {
    const { api, fill } = await openRegister()
    await fill('A'.repeat(41), 'ada@example.org', 'correct-1!')
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'A'.repeat(41))
    expect(screen.getByText('At most 40 characters')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(api.callsTo(register)).toHaveLength(0)
  })

  test('an empty form focuses the first wrong field, the name', async () => {
    const { submit } = await openRegister()
    await submit()
    expect(screen.getByText('Please enter your name')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  })

  test('a refused captcha shows "Please complete the CAPTCHA verification"; the next attempt gets a fresh one', async () => {
    const { api, fill, submit } = await openRegister()
    api.replies(register, refusal('captcha_failed'))
    await fill('Ada', 'ada@example.org', 'correct-1!')
    expect((await screen.findByRole('alert')).textContent).toBe('Please complete the CAPTCHA verification')
    const before = api.callsTo(getCaptcha).length
    await submit()
    await waitFor(() => expect(api.callsTo(register)).toHaveLength(2))
    expect(api.callsTo(getCaptcha).length).toBe(before + 1)
    expect(api.callsTo(getCaptcha).every(({ query }) => query['action'] === 'register')).toBe(true)
  })
})

describe('a registration that fails', () => {
  test.each([
    ['no answer', null],
    ['an answer that is not ours', rawReply(502, 'Bad gateway')],
  ])('%s shows "Registration failed. Please try again." and keeps what was typed', async (_what, reply) => {
    const { api, fill } = await openRegister()
    if (reply) api.replies(register, reply)
    else api.loses(register, 'Failed to fetch')
    await fill('Ada', 'ada@example.org', 'correct-1!')
    expect((await screen.findByRole('alert')).textContent).toBe('Registration failed. Please try again.')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct-1!')
  })

  test('a common password shows its sentence alone, beside the four ticked rules', async () => {
    const { api, fill } = await openRegister()
    api.replies(register, refusal('password_too_common'))
    await fill('Ada', 'ada@example.org', 'Password1!')
    expect(
      await screen.findByText('This password is one of the most common ones. Please choose another.'),
    ).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getAllByText('(done)')).toHaveLength(4)
  })

  test('other fields that the server refuses have a sentence above the form, too', async () => {
    const { api, fill } = await openRegister()
    api.replies(register, refusal('validation', { fields: { email: 'Not this one.' } }))
    await fill('Ada', 'ada@example.org', 'Password1!')
    expect(await screen.findByText('Not this one.')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toContain('Some fields are not right')
  })
})

describe('registration leads to /verify-email', () => {
  test('the address is kept for the code screen', async () => {
    const { api, fill } = await openRegister()
    api.answers(register, { success: true, registration_id: '0b9f3f0e-5f0c-4c56-9f0e-2f5d3c1b7a64' })
    await fill(' Ada ', ' ada@example.org ', 'correct-1!')
    await pageTitled('Check your mail')
    expect(address()).toBe('/verify-email')
    expect(session.get()).toMatchObject({
      email: 'ada@example.org',
      registrationId: '0b9f3f0e-5f0c-4c56-9f0e-2f5d3c1b7a64',
    })
    expect(api.callsTo(register)[0]?.body).toEqual({ name: 'Ada', email: 'ada@example.org', password: 'correct-1!' })
  })
})
