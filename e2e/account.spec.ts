import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSignedIn, registerUser, signIn, signInByApi } from './fixtures.ts'
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
