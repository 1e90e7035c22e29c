import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, openBoard } from './board.ts'
import {
  expectAccessible,
  makeUser,
  openPage,
  openSignedIn,
  registerUser,
  type Screen,
  type SignedIn,
  signInByApi,
} from './fixtures.ts'
import { hiddenOnTheWay } from './keyboard.ts'
import { sharedServer } from './server.ts'

const server = sharedServer()
const narrow = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }
const openPaths = ['/login', '/register', '/forgot-password', '/reset-password-code', '/no-such-page']
const signedInPaths = [
  '/chat',
  '/proposals',
  '/stories',
  '/profile',
  '/jobsearch',
  '/jobsearch?title=engineer',
  '/jobsearch/sources',
  '/jobtracking',
  '/jobtracking/insights',
  '/jobtracking/report',
  '/subscription',
  '/account',
]

/** Waits for the main heading, which every screen has, and for the placeholders of what is still loading to go. */
async function drawn(page: Page): Promise<Page> {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => document.querySelector('.fade-in-late') === null)
  return page
}

let user: SignedIn | undefined
/** One person for all screens that are only looked at. */
async function openForUser(path: string): Promise<Page> {
  user ??= await signInByApi(server.url, await registerUser(server.url))
  return openSignedIn(server.url, user, path, narrow)
}

/** The page of a job that is added for it. */
async function openAJob(screen: Screen): Promise<Page> {
  const page = await openBoard(server, ['Harbour Pilot'], screen)
  await page.locator('[data-job]').click()
  await page.getByRole('link', { name: 'Open the whole job' }).click()
  await page.waitForURL('**/jobtracking/jobs/*')
  await page
    .getByRole('button', { name: 'Read it now' })
    .or(page.getByRole('button', { name: 'Posting' }))
    .first()
    .waitFor()
  return page
}

/** The themes differ in colours alone, so in the dark one only the rules about colours can have another result. */
async function expectBothThemesAccessible(page: Page): Promise<void> {
  await expectAccessible(await drawn(page))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(await drawn(page), ['color-contrast', 'link-in-text-block'])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Loading a page takes longer than both checks of it, and styles alone decide what a width shows. */
async function expectBothWidthsAccessible(page: Page): Promise<void> {
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size)
    await expectBothThemesAccessible(page)
  }
}

test.each(openPaths)('%s', async (path) => {
  await expectBothWidthsAccessible(await openPage(server.url + path, narrow))
})

test('/login with its errors', async () => {
  const page = await drawn(await openPage(`${server.url}/login`, narrow))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectBothWidthsAccessible(page)
})

test('/register with its errors, then /verify-email', async () => {
  const page = await drawn(await openPage(`${server.url}/register`, narrow))
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectBothWidthsAccessible(page)
  const user = makeUser()
  await page.getByLabel('Name', { exact: true }).fill(user.name)
  await page.getByLabel('Email', { exact: true }).fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/verify-email')
  await expectBothWidthsAccessible(page)
})

test('/new-password, with a mismatch', async () => {
  const page = await drawn(await openPage(`${server.url}/new-password?email=ada@example.com&reset_key=abc`, narrow))
  await expectBothWidthsAccessible(page)
  await page.getByLabel('New password', { exact: true }).fill('something 7!')
  await page.getByLabel('Confirm password', { exact: true }).fill('something else')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expectBothWidthsAccessible(page)
})

test.each(signedInPaths)('%s, signed in, begins at the same edge as other screens on a phone', async (path) => {
  const page = await drawn(await openForUser(path))
  expect((await boxOf(page.locator('h1'))).x).toBe(16)
  await expectBothWidthsAccessible(page)
})

test.each(['/profile', '/account', '/jobtracking/report'])(
  '%s: on a phone the keyboard reaches nothing that the bar at the top covers',
  async (path) => {
    const page = await drawn(await openForUser(path))
    expect(await hiddenOnTheWay(page, 'Tab', 30)).toEqual([])
    expect(await hiddenOnTheWay(page, 'Shift+Tab', 30)).toEqual([])
  },
)

test('a job', async () => {
  await expectBothWidthsAccessible(await openAJob(narrow))
})

test('a job, with the sidebar folded', async () => {
  const page = await openAJob(wide)
  await page.getByRole('button', { name: 'Fold the sidebar' }).click()
  await expectBothThemesAccessible(page)
})
