import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeFrom, makeUser, openPage, openTab, readMail, registerUser, signIn, type User } from './fixtures.ts'
import { sharedServer, sharedStrictServer } from './server.ts'

const server = sharedStrictServer()
/** With the captcha off, for tests that need accounts and are not about making them. */
const easy = sharedServer()

async function fillRegistration(page: Page, user: User): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(user.name)
  await page.getByLabel('Email', { exact: true }).fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function enterCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: button }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
}

test('a person registers, confirms with the mailed code, signs in and signs out', async () => {
  const user = makeUser()
  const page = await openPage(`${server.url}/login`)
  await page.getByRole('link', { name: /create|register/i }).click()
  await page.waitForURL('**/register')
  await fillRegistration(page, user)
  await page.waitForURL('**/verify-email')
  await enterCode(page, codeFrom(await readMail(server.url, user.email)), 'Verify email')
  await page.waitForURL('**/login')
  await page.getByText('Your email address is verified. You can sign in now.').waitFor()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(user.email)
  // The focus is on the password: typing and Enter sign in.
  await page.keyboard.type(user.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/chat')
  await logOut(page)
  await page.waitForURL('**/login')
  await page.goto(`${server.url}/chat`)
  await page.waitForURL('**/login')
})

test('a wrong verification code is refused in words, and the right one still works', async () => {
  const user = makeUser()
  const page = await openPage(`${server.url}/register`)
  await fillRegistration(page, user)
  await page.waitForURL('**/verify-email')
  const code = codeFrom(await readMail(server.url, user.email))
  await enterCode(page, code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA', 'Verify email')
  await page.getByText('Invalid verification code. Please try again.').waitFor()
  await enterCode(page, code, 'Verify email')
  await page.waitForURL('**/login')
})

test('registering with a known address looks the same as with a new one', async () => {
  const user = await registerUser(easy.url)
  const page = await openPage(`${easy.url}/register`)
  const welcome = await readMail(easy.url, user.email)
  await fillRegistration(page, user)
  await page.waitForURL('**/verify-email')
  const mail = await readMail(easy.url, user.email, welcome)
  expect(mail.text.match(/\b[A-Z0-9]{6}\b/g), 'no code for an account that exists').toBeNull()
})

test('three failed sign-ins lead to /forgot-password with the address filled in', async () => {
  const user = await registerUser(easy.url)
  const page = await openPage(`${easy.url}/login`)
  for (const attempt of [1, 2]) {
    await signIn(page, { ...user, password: `wrong password ${attempt}` })
    await page.getByText('Invalid email or password. Please check your credentials.').waitFor()
    // The same sentence may still stand there from the time before: the button is busy until the answer is in.
    await page.getByRole('button', { name: 'Sign in', exact: true, disabled: false }).waitFor()
    await page.waitForFunction((count) => Object.values(sessionStorage).includes(String(count)), attempt)
  }
  await signIn(page, { ...user, password: 'wrong password 3' })
  await page.waitForURL('**/forgot-password')
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(user.email)
})

test('a forgotten password is replaced with a mailed code; the old one is over', async () => {
  const user = await registerUser(easy.url)
  const other = await openPage(`${easy.url}/login`)
  await signIn(other, user)
  await other.waitForURL('**/chat')

  const page = await openPage(`${easy.url}/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The address changes before the page does, and both pages have an Email field.
  await page.getByRole('button', { name: 'Send reset code' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(user.email)
  const before = await readMail(easy.url, user.email)
  await page.getByRole('button', { name: 'Send reset code' }).click()
  await page.waitForURL('**/reset-password-code')
  await enterCode(page, codeFrom(await readMail(easy.url, user.email, before)), 'Verify code')
  await page.waitForURL('**/new-password')
  const password = 'a different horse 8!'
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await page.waitForURL('**/login')

  await signIn(page, user)
  await page.getByText('Invalid email or password. Please check your credentials.').waitFor()
  await signIn(page, { ...user, password })
  await page.waitForURL('**/chat')
})

test('the whole reset works with the proof-of-work captcha too', async () => {
  const user = makeUser()
  const page = await openPage(`${server.url}/register`)
  await fillRegistration(page, user)
  await page.waitForURL('**/verify-email')
  const registration = await readMail(server.url, user.email)
  await enterCode(page, codeFrom(registration), 'Verify email')
  await page.waitForURL('**/login')
  await page.goto(`${server.url}/forgot-password`)
  await page.getByLabel('Email', { exact: true }).fill(user.email)
  await page.getByRole('button', { name: 'Send reset code' }).click()
  await page.waitForURL('**/reset-password-code')
  await enterCode(page, codeFrom(await readMail(server.url, user.email, registration)), 'Verify code')
  await page.waitForURL('**/new-password')
  await page.getByLabel('New password', { exact: true }).fill('quite another 9!')
  await page.getByLabel('Confirm password', { exact: true }).fill('quite another 9!')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await page.waitForURL('**/login')
  await signIn(page, { ...user, password: 'quite another 9!' })
  await page.waitForURL('**/chat')
})

test('signing in before confirming leads to /verify-email, which sends a new code', async () => {
  const user = makeUser()
  const page = await openPage(`${easy.url}/register`)
  await fillRegistration(page, user)
  await page.waitForURL('**/verify-email')
  const first = await readMail(easy.url, user.email)

  const later = await openPage(`${easy.url}/login`)
  await signIn(later, user)
  await later.waitForURL('**/verify-email')
  await later.getByRole('button', { name: 'send a new code' }).click()
  await later.getByText(`A new code is on its way to ${user.email}.`).waitFor()
  await enterCode(later, codeFrom(await readMail(easy.url, user.email, first)), 'Verify email')
  await later.waitForURL('**/login')
  await signIn(later, user)
  await later.waitForURL('**/chat')
})

test('a second tab shares the session, and signing out ends it in both', async () => {
  const user = await registerUser(easy.url)
  const page = await openPage(`${easy.url}/login`)
  await signIn(page, user)
  await page.waitForURL('**/chat')
  const tab = await openTab(page, `${easy.url}/profile`)
  await tab.getByRole('button', { name: 'Logout' }).waitFor()
  expect(new URL(tab.url()).pathname).toBe('/profile')
  await logOut(tab)
  await tab.waitForURL('**/login')
  await page.waitForURL('**/login')
})

test('signing in leads back to the page that was asked for', async () => {
  const user = await registerUser(easy.url)
  const page = await openPage(`${easy.url}/jobtracking`)
  await page.waitForURL('**/login')
  await signIn(page, user)
  await page.waitForURL('**/jobtracking')
})
