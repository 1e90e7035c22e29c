import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { addJob } from './board.ts'
import { easyEnv, expectAccessible, makeUser, openPage, type Screen, signedInPage } from './fixtures.ts'
import { type Server, startServer, stopServers } from './server.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({ env: easyEnv })
})
afterAll(stopServers)

const screens: Screen[] = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { colorScheme, width: 1440, height: 900 },
  { colorScheme, width: 390, height: 844 },
])
const openPaths = ['/login', '/register', '/forgot-password', '/reset-password-code', '/no-such-page']
const signedInPaths = [
  '/chat',
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

/** Waits for the main heading, which every screen has. */
async function drawn(page: Page): Promise<Page> {
  await page.locator('h1').first().waitFor()
  // Colours in transition would be measured as they are. Endless animations, of a spinner, are not waited for.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  return page
}

/** The page of a job that is added for it. */
async function openAJob(page: Page): Promise<void> {
  await addJob(server, page, 'Harbour Pilot')
  await page.goto(`${server.url}/jobtracking`)
  await page.locator('[data-job]').click()
  await page.getByRole('link', { name: 'Open the whole job' }).click()
  await page.waitForURL('**/jobtracking/jobs/*')
  await page
    .getByRole('button', { name: 'Read it now' })
    .or(page.getByRole('button', { name: 'Posting' }))
    .first()
    .waitFor()
}

describe.each(screens)('$colorScheme, $width px', (screen) => {
  test.each(openPaths)('%s', async (path) => {
    await expectAccessible(await drawn(await openPage(server.url + path, screen)))
  })

  test('/login with its errors', async () => {
    const page = await drawn(await openPage(`${server.url}/login`, screen))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectAccessible(await drawn(page))
  })

  test('/register with its errors, then /verify-email', async () => {
    const page = await drawn(await openPage(`${server.url}/register`, screen))
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectAccessible(await drawn(page))
    const user = makeUser()
    await page.getByLabel('Name', { exact: true }).fill(user.name)
    await page.getByLabel('Email', { exact: true }).fill(user.email)
    await page.getByLabel('Password', { exact: true }).fill(user.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/verify-email')
    await expectAccessible(await drawn(page))
  })

  test('/new-password, with a mismatch', async () => {
    const page = await drawn(await openPage(`${server.url}/new-password?email=ada@example.com&reset_key=abc`, screen))
    await expectAccessible(page)
    await page.getByLabel('New password', { exact: true }).fill('something 7!')
    await page.getByLabel('Confirm password', { exact: true }).fill('something else')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expectAccessible(await drawn(page))
  })

  test('every signed-in screen', async () => {
    const page = await signedInPage(server.url, screen)
    for (const path of signedInPaths) {
      await page.goto(server.url + path)
      await expectAccessible(await drawn(page))
    }
    await openAJob(page)
    await expectAccessible(await drawn(page))
    if ((screen.width ?? 0) < 1024) return
    await page.getByRole('button', { name: 'Fold the sidebar' }).click()
    await expectAccessible(await drawn(page))
    // Ten screens: on a busy machine more than the usual minute.
  })
})
