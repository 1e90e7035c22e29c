import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { login } from '@waymark/contract/accounts.ts'
import { documentDesigns, generateCoverLetter, generateResume, scrapeJob } from '@waymark/contract/documents.ts'
import { drawDocument } from '@waymark/contract/job-application.ts'
import { saveJob, updateJob } from '@waymark/contract/job-tracking.ts'
import { saveSearch } from '@waymark/contract/job-search/saved-searches.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { pathOf, type Endpoint } from '@waymark/contract/define-endpoint.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCvPdf } from './cv-files.ts'
import { demoJobChanges, demoJobs, demoPosting, demoProfile } from './demo.ts'
import { openPage, post, registerUser, signIn, type Screen, type User } from './fixtures.ts'
import { easyEnv, type Server, startServer, stopServers } from './server.ts'

const folder = resolve(import.meta.dirname, '../docs/screenshots')
const screens: [string, Screen][] = (['light', 'dark'] as const).flatMap((colorScheme): [string, Screen][] => [
  [`1440-${colorScheme}`, { width: 1440, height: 900, colorScheme }],
  [`390-${colorScheme}`, { width: 390, height: 844, colorScheme }],
])

const foundJob = (page: Page) => page.getByRole('list', { name: 'Jobs found' }).getByRole('button').first()

let server: Server
let user: User
let send: (endpoint: Endpoint, body?: object, id?: string) => Promise<Record<string, unknown>>
beforeAll(async () => {
  // Pictures of screens that are no longer taken would stay for good.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  server = await startServer({ env: easyEnv })
  user = await registerUser(server.url, {
    name: 'Maren Solberg',
    email: 'maren.solberg@example.org',
    password: 'Trail-marker 7!',
  })
  const { token } = (await (await post(server.url, login, { email: user.email, password: user.password })).json()) as {
    token: string
  }
  send = async (endpoint, body, id = '') => {
    const headers = { 'content-type': 'application/json', authorization: token }
    const path = pathOf(endpoint).replace(':id', id)
    const sent = { method: endpoint.method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(server.url + path, sent)
    expect(answer.status).toBe(200)
    return (await answer.json()) as Record<string, unknown>
  }
  await send(saveProfile, { data: demoProfile })
  for (const job of demoJobs) await send(saveJob, job)
  for (const changes of demoJobChanges(new Date())) await send(updateJob, changes)
  // Stored now, so that making documents for it needs no network.
  await send(scrapeJob, { url: demoJobs[0]?.job_url, text: demoPosting })
  await send(saveSearch, { search: { job_title: 'logistics planner', country: 'Norway' }, mails: 'daily' })
})
afterAll(stopServers)

async function save(page: Page, name: string, quality = 85): Promise<void> {
  // Much smaller than PNG, which would be playwright's own choice.
  const client = await page.context().newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality })
  await client.detach()
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
}

test.each(screens)('pictures at %s', async (name, screen) => {
  const take = async (page: Page, screenName: string) => {
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(500)
    await save(page, `${screenName}-${name}`)
  }
  const page = await openPage(`${server.url}/login`, screen)
  await take(page, 'login')
  for (const path of ['register', 'forgot-password', 'reset-password-code?email=maren.solberg%40example.org']) {
    await page.goto(`${server.url}/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await take(page, path.split('?')[0] ?? path)
  }
  await page.goto(`${server.url}/new-password?email=maren.solberg%40example.org&reset_key=abc`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take(page, 'new-password')
  await page.evaluate(() => sessionStorage.setItem('waymark.email', 'maren.solberg@example.org'))
  await page.goto(`${server.url}/verify-email`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take(page, 'verify-email')

  await page.goto(`${server.url}/login`)
  await signIn(page, user)
  await page.waitForURL('**/chat')
  await page.getByText('Follow-up overdue').waitFor()
  await take(page, 'chat')
  await page.getByRole('textbox').fill('What can you do?')
  await page.keyboard.press('Enter')
  await page
    .getByText(/built-in assistant/)
    .first()
    .waitFor()
  await take(page, 'chat-answer')
  await page.getByRole('textbox').fill('Please move the job at Skagen Seafood to Applied')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Confirm' }).waitFor()
  await take(page, 'chat-proposal')
  await page.getByRole('button', { name: 'Decline' }).click()
  const paths = ['profile', 'jobsearch', 'jobsearch/sources', 'subscription', 'account']
  for (const path of [...paths, 'jobtracking/insights', 'jobtracking/report']) {
    await page.goto(`${server.url}/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await take(page, path.replace('jobtracking/', '').replace('/', '-'))
  }
  await page.goto(`${server.url}/jobsearch?title=nurse`)
  await foundJob(page).waitFor()
  await take(page, 'jobsearch-results')
  await foundJob(page).click()
  await page.getByRole('article').waitFor()
  await take(page, 'jobsearch-job')
  const more = page.getByRole('button', { name: 'More actions' })
  const isPhone = await more.isVisible()
  if (isPhone) await more.click()
  await page.getByRole(isPhone ? 'menuitem' : 'button', { name: 'Saved searches' }).click()
  await page.getByRole('dialog').getByRole('listitem').waitFor()
  await take(page, 'saved-searches')
  await page.goto(`${server.url}/profile`)
  await page.getByRole('button', { name: 'Import a CV' }).click()
  await page.getByLabel('CV file').setInputFiles(await makeCvPdf())
  await page.getByRole('dialog', { name: /^Check what was read from/ }).waitFor()
  await take(page, 'profile-import')
  await page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith('waymark.draft.'))
      .forEach((key) => sessionStorage.removeItem(key)),
  )
  await page.goto(`${server.url}/jobtracking`)
  await page.locator('[data-job]').first().waitFor()
  await take(page, 'jobtracking')
  await page.getByRole('button', { name: /^Terminal Operations Manager/ }).click()
  const generate = page.getByRole('button', { name: /^(Generate CV|Regenerate)/ })
  await generate.click()
  // In all passes but the first, both documents are there meanwhile.
  await page.getByRole('button', { name: /^Generating/ }).waitFor()
  await page.getByRole('button', { name: 'Regenerate Documents' }).waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await take(page, 'job')
  await page.getByRole('link', { name: 'Open the whole job' }).click()
  const parts = page.getByRole('group', { name: 'Parts of this page' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take(page, 'job-page')
  if (await parts.isVisible()) {
    await parts.getByRole('button', { name: 'Match' }).click()
    await take(page, 'job-match')
    await parts.getByRole('button', { name: 'Documents' }).click()
  }
  await page.getByRole('img', { name: /^CV, page 1/ }).waitFor()
  await page.getByText('Edit its sentences').click()
  await page.getByRole('button', { name: 'Leave out' }).first().waitFor()
  await page.getByText('Edit its sentences').evaluate((element) => element.scrollIntoView())
  await take(page, 'job-evidence')
})

// The last: a document is set as the newest one, unless the user chooses.
test('one picture of all designs: the first pages of CV and letter, side by side', async () => {
  const { id: job_id } = await send(scrapeJob, { url: demoJobs[0]?.job_url })
  const pages: string[] = []
  for (const endpoint of [generateResume, generateCoverLetter])
    for (const design of documentDesigns) {
      const look = { design, paper: 'a4' }
      const { id } = await send(endpoint, { job_id, company_name: demoJobs[0]?.company_name, look })
      const { svg, width, height } = await send(drawDocument, undefined, String(id))
      const source = `data:image/svg+xml;base64,${Buffer.from(String(svg)).toString('base64')}`
      pages.push(`<figure><div style="aspect-ratio: ${Number(width)} / ${Number(height)}"><img src="${source}"></div>
        <figcaption>${design}</figcaption></figure>`)
    }
  const page = await openPage('about:blank', { width: 1440, height: 1070, colorScheme: 'light' })
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(4, 1fr); gap: 20px; margin: 0; padding: 24px;
      background: #e9e6e1; font: 15px sans-serif; text-transform: capitalize }
    figure { margin: 0 } div { overflow: hidden; background: #fff } img { display: block; width: 100% }
    figcaption { padding-top: 6px }</style>${pages.join('')}`)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await save(page, 'document-designs', 70)
})
