import { saveJob } from '@waymark/contract/job-tracking.ts'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openSignedIn, registerUser, type Screen, signInByApi, within } from './fixtures.ts'
import type { Server } from './server.ts'

export const board = (page: Page) => page.getByRole('region', { name: 'Job board' })
export const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const card = (page: Page, title: string) => page.locator('[data-job]', { hasText: title })
export const titlesIn = (page: Page, name: string) =>
  column(page, name).locator('[data-job] > :first-child').allTextContents()

/** To the board of the user who is signed in on this page. */
export async function addJob(
  server: Pick<Server, 'url'>,
  page: Page,
  job_title: string,
  status = 'Viewed',
): Promise<void> {
  const token = await within(
    page,
    'reading the token',
    page.evaluate(() => sessionStorage.getItem('waymark.token')),
  )
  await postJob(server, token ?? '', job_title, status)
}

async function postJob(server: Pick<Server, 'url'>, token: string, job_title: string, status: string): Promise<void> {
  const response = await fetch(`${server.url}/api/jobs`, {
    method: saveJob.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ job_title, status, company_name: 'Acme', job_url: `https://jobs.example/${job_title}` }),
  })
  expect(response.status).toBe(200)
}

export async function openBoard(
  server: Pick<Server, 'url'>,
  titles: readonly string[],
  screen?: Screen,
): Promise<Page> {
  const user = await signInByApi(server.url, await registerUser(server.url))
  for (const title of titles) await postJob(server, user.token, title, 'Viewed')
  const page = await openSignedIn(server.url, user, '/jobtracking', screen)
  await card(page, titles[0] ?? '').waitFor()
  return page
}

export type Box = { x: number; y: number; width: number; height: number }
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the screen')
  return box
}

export async function dragByMouse(page: Page, title: string, to: { x: number; y: number }): Promise<void> {
  const from = await boxOf(card(page, title))
  await page.mouse.move(from.x + 40, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.mouse.up()
}

/** The page believes that the person has come back to it. */
export const focus = (page: Page) =>
  within(
    page,
    'the focus',
    page.evaluate(() => window.dispatchEvent(new Event('focus'))),
  )

export const middleOf = ({ x, y, width }: Box) => ({ x: x + width / 2, y: y + 120 })
export const saving = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/jobs') && response.request().method() === 'POST')

export const middleOfCard = ({ x, y }: Box) => ({ x: x + 60, y: y + 30 })

/** Real touch events of the browser, for a finger that waits before it moves. */
export async function touch(
  client: CDPSession,
  from: { x: number; y: number },
  to: { x: number; y: number },
  waitMs: number,
): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [from])
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  const steps = 15
  for (let step = 1; step <= steps; step++) {
    const share = step / steps
    await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
    await new Promise((resolve) => setTimeout(resolve, 16))
  }
  await send('touchEnd', [])
}
