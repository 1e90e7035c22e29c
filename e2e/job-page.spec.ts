import { pathOf, type Endpoint } from '@waymark/contract/define-endpoint.ts'
import { scrapeJob } from '@waymark/contract/documents.ts'
import { saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { demoJobs, demoPosting, demoProfile } from './demo.ts'
import { boxOf, openBoard } from './board.ts'
import { expectAccessible, openSignedIn, registerUser, signInByApi, type SignedIn, within } from './fixtures.ts'
import { isInSightAtTheEnd } from './keyboard.ts'
import { sharedServer } from './server.ts'

const [job] = demoJobs

const server = sharedServer()
let user: SignedIn
beforeEach(async () => {
  user = await signInByApi(server.url, await registerUser(server.url))
  await send(saveProfile, { data: demoProfile })
  await send(saveJob, { ...job, status: 'Viewed' })
  await send(scrapeJob, { url: job?.job_url, text: `${demoPosting}\nRequirements\n- Experience with Kubernetes` })
})

async function send(endpoint: Endpoint, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: user.token }
  const options = { method: endpoint.method, headers, body: JSON.stringify(body) }
  expect((await fetch(server.url + pathOf(endpoint), options)).status).toBe(200)
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openJobPage(screen = {}): Promise<Page> {
  const page = await openSignedIn(server.url, user, '/jobtracking', screen)
  await page.locator('[data-job]').first().click()
  await page.getByRole('link', { name: 'Open the whole job' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

test('from the board to the page, something missing into the profile, documents, and what was sent', async () => {
  const page = await openJobPage()
  await card(page, 'Posting').getByRole('listitem').first().waitFor()

  const missing = card(page, 'Match').getByRole('button', { name: 'Where have you done this? Kubernetes' })
  await missing.click()
  const dialog = page.getByRole('dialog', { name: 'Where have you done this?' })
  await dialog.getByLabel('Where', { exact: true }).selectOption('skills')
  await dialog.getByRole('button', { name: 'Add to my profile' }).click()
  await missing.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await missing.waitFor()

  await card(page, 'Documents').getByRole('button', { name: 'Generate CV and Cover Letter' }).click()
  const firstPage = card(page, 'Documents').getByRole('img', { name: /^CV, page 1 of/ })
  await firstPage.waitFor()
  const drawn = await firstPage.getAttribute('src')
  const image = firstPage.evaluate((element: HTMLImageElement) => ({
    isDrawn: element.complete && element.naturalWidth > 0,
    paper: getComputedStyle(element).backgroundColor,
  }))
  expect(await within(page, 'looking at the image', image)).toEqual({ isDrawn: true, paper: 'rgb(255, 255, 255)' })

  await page.getByText('Edit its sentences').click()
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  await page.getByLabel('In your words').fill('I say this myself.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your words').waitFor()
  await page.waitForFunction(
    (before) => document.querySelector('img[alt^="CV, page 1"]')?.getAttribute('src') !== before,
    drawn,
  )

  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Applied' }).click()
  const sent = card(page, 'What you sent')
  await sent.getByRole('heading', { name: /^Sent on/ }).waitFor()
  await sent.getByText('The CV at that time').click()
  await sent.getByRole('img', { name: /^CV, page 1 of/ }).waitFor()
  await expectAccessible(page)
})

test('in a low window, as at 400 % zoom, the dialog of a job scrolls as a whole, down to its buttons', async () => {
  const page = await openBoard(server, ['Harbour Pilot'], { width: 320, height: 256 })
  await page.locator('[data-job]').click()
  const dialog = page.getByRole('dialog', { name: 'Harbour Pilot' })
  await dialog.waitFor()
  expect(await isInSightAtTheEnd(page, dialog.getByRole('button', { name: 'Close' }))).toBe(true)
})

test('on a phone it is three tabs', async () => {
  const page = await openJobPage({ width: 390, height: 844 })
  const parts = page.getByRole('group', { name: 'Parts of this page' })
  await card(page, 'Posting').waitFor()
  expect(await card(page, 'Match').isVisible()).toBe(false)
  // Hidden from sight, a word is a pixel wide.
  expect((await boxOf(page.getByText('Archive', { exact: true }))).width).toBeGreaterThan(20)
  await parts.getByRole('button', { name: 'Match' }).click()
  await card(page, 'Match').waitFor()
  await parts.getByRole('button', { name: 'Documents' }).click()
  await card(page, 'Documents').getByRole('button', { name: 'Generate CV and Cover Letter' }).click()
  await card(page, 'Documents').getByRole('img').first().waitFor()
  const width = page.evaluate(() => document.documentElement.scrollWidth)
  expect(await within(page, 'measuring the page', width)).toBeLessThanOrEqual(390)
  await page.mouse.wheel(0, 600)
  await page.waitForFunction(() => window.scrollY > 300)
  // Scrolled, the parts are still there to be chosen, below the bar with the menu.
  await parts.getByRole('button', { name: 'Posting' }).click({ trial: true })
  expect((await boxOf(parts)).y).toBeGreaterThanOrEqual((await boxOf(page.getByRole('banner').first())).height)
  await expectAccessible(page)
})
