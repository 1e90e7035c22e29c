import { readFileSync } from 'node:fs'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openSignedIn, registerUser, signIn, signInByApi } from './fixtures.ts'
import { sharedServer } from './server.ts'

const server = sharedServer()

test('a person changes name and password, signs another device out, takes everything along and leaves for good', async () => {
  const user = await registerUser(server.url)
  const newPassword = 'Fresh marker 9?'
  const other = await openSignedIn(server.url, await signInByApi(server.url, user), '/chat')
  const page = await openSignedIn(server.url, await signInByApi(server.url, user), '/chat')
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.waitForURL('**/account')

  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Logged in as Ada Lovelace').waitFor()

  await page.getByText('This one', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByText('You are signed out everywhere else.').waitFor()
  await other.goto(`${server.url}/profile`)
  await other.waitForURL('**/login')

  await page.getByLabel('Current password').fill(user.password)
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.keyboard.press('Enter')
  await page.getByText('Your password is changed.').waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^waymark-\d{4}-\d\d-\d\d\.zip$/)
  const archive = readFileSync(await download.path())
  expect(archive.includes('users.json')).toBe(true)
  expect(archive.includes('Ada Lovelace')).toBe(true)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' })
  await dialog.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor()

  await page.goto(`${server.url}/account`)
  await page.waitForURL('**/login')
  await signIn(page, { ...user, password: newPassword })
  await page.getByText('Invalid email or password. Please check your credentials.').waitFor()
})

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
}

test('a person turns two-step sign-in on, signs in with the app and with a recovery code, and turns it off', async () => {
  const user = await registerUser(server.url)
  const dark = { colorScheme: 'dark' } as const
  const page = await openSignedIn(server.url, await signInByApi(server.url, user), '/account', dark)
  await page.getByRole('button', { name: 'Turn on' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' })
  await dialog.getByLabel('Password', { exact: true }).fill(user.password)
  await page.keyboard.press('Enter')

  const picture = dialog.getByRole('img', { name: 'QR code for the authenticator app' })
  await picture.waitFor()
  // Cameras want dark on light, and the quiet zone around it, also where the page is dark.
  expect(await picture.locator('rect').evaluate((paper) => getComputedStyle(paper).fill)).toBe('rgb(255, 255, 255)')
  await expectAccessible(page)
  const secret = Secret.fromBase32((await dialog.locator('code').innerText()).replaceAll(' ', ''))
  // Each code works once, so the later ones are those of the next half minute.
  const codeOfApp = (ahead = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })
  await dialog.getByLabel('Code from the app').fill(codeOfApp())
  await page.keyboard.press('Enter')
  await dialog.getByText('Save these recovery codes').waitFor()
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  await dialog.getByLabel('I have saved these codes').press('Space')
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await page.getByText('10 recovery codes are left.').waitFor()

  const signInWith = async (code: string) => {
    await signIn(page, user)
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/chat')
  }
  await logOut(page)
  await signInWith(codeOfApp(1))
  await logOut(page)
  await signInWith(codes[0] ?? '')

  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByText('9 recovery codes are left.').waitFor()
  await page.getByRole('button', { name: 'Turn off' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Turn off two-step sign-in?' })
    .getByLabel('Password', { exact: true })
    .fill(user.password)
  await page.keyboard.press('Enter')
  await page.getByText('Two-step sign-in is off.').waitFor()
  await logOut(page)
  await signIn(page, user)
  await page.waitForURL('**/chat')
})
