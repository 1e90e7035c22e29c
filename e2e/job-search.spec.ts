import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { demoProfile } from './demo.ts'
import { openSignedIn, registerUser, signInByApi, signedInPage, within } from './fixtures.ts'
import { sharedServer } from './server.ts'

const server = sharedServer()
let page: Page
beforeEach(async () => {
  page = await signedInPage(server.url, '/jobsearch')
})

/** Without a network the bundled sample is read in the background; it may take a moment on a busy machine. */
async function searchFor(title: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Job title' })
  const first = page.getByRole('list', { name: 'Jobs found' }).getByRole('button').first()
  for (let round = 0; round < 30; round++) {
    await field.fill(title)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    try {
      await first.waitFor({ timeout: 3000 })
      return
    } catch {
      await page.waitForTimeout(2000)
    }
  }
  throw new Error(`Nothing was found for ${title}.`)
}

test('from an empty account to a saved job, without a network: search, read, save, hide and take back', async () => {
  await page.getByText('Enter a job title and click search to find opportunities').waitFor()
  expect(await page.getByRole('button', { name: 'Search', exact: true }).isDisabled()).toBe(true)
  await searchFor('nurse')
  await page.getByText('Select a job to view details').waitFor()
  const results = page.getByRole('list', { name: 'Jobs found' })
  await results
    .getByRole('button', { name: /Registered Nurse/ })
    .first()
    .click()
  const detail = page.getByRole('article')
  for (const name of ['About the Company', 'Roles and Responsibilities', 'Qualifications', 'Benefits'])
    await detail.getByRole('heading', { name }).waitFor()
  await detail.getByText(/sample posting/).waitFor()
  expect(new URL(page.url()).searchParams.get('title')).toBe('nurse')

  await detail.getByRole('button', { name: 'Save to board' }).click()
  await detail.getByText('On your board: Viewed').waitFor()
  await detail.getByRole('button', { name: 'Hide this job' }).click()
  await page.getByText('This job is hidden.').waitFor()
  await page.getByRole('button', { name: 'Hidden' }).click()
  await page.getByRole('button', { name: /^Show .* again$/ }).click()
  await page.getByText('Nothing is hidden.').waitFor()
  await page.keyboard.press('Escape')

  await page.goto(`${server.url}/jobtracking`)
  await page
    .getByText(/Registered Nurse/)
    .first()
    .waitFor()
  await page.goBack()
  await page.getByRole('list', { name: 'Jobs found' }).getByRole('button').first().waitFor()
})

test('from a search to a CV and a letter for what was found, without a network', async () => {
  const who = await signInByApi(server.url, await registerUser(server.url))
  const saved = await fetch(`${server.url}/api/profile/save-version`, {
    method: 'POST',
    headers: { authorization: who.token, 'content-type': 'application/json' },
    body: JSON.stringify({ data: demoProfile }),
  })
  expect(saved.status).toBe(200)
  page = await openSignedIn(server.url, who, '/jobsearch')
  await searchFor('data analyst')
  const results = page.getByRole('list', { name: 'Jobs found' })
  await results
    .getByRole('button', { name: /Data Analyst/ })
    .first()
    .click()
  await page.getByRole('article').getByRole('button', { name: 'Save to board' }).click()
  await page.getByText('On your board: Viewed').first().waitFor()

  await page.goto(`${server.url}/jobtracking`)
  await page
    .getByRole('button', { name: /Data Analyst/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Generate CV and Cover Letter' }).click()
  // A harbour's coordinator shows little of what is asked of an analyst, and is told before anything is written.
  await page.getByRole('button', { name: 'Write them anyway' }).click()
  await page.getByText(/^Generated: /).waitFor()
  for (const name of ['Download CV', 'Download Cover Letter']) {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    const bytes = await readFile(await (await coming).path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('a chosen country brings its states, a state its cities, and the address keeps them all', async () => {
  await searchFor('nurse')
  const choose = async (name: string, text: string) => {
    const field = page.getByRole('combobox', { name })
    await field.click()
    await field.fill(text)
    await page.getByRole('option', { name: text, exact: true }).click()
  }
  expect(await page.getByRole('combobox', { name: 'State' }).count()).toBe(0)
  await choose('Country', 'Canada')
  await choose('State', 'Nova Scotia')
  await choose('City', 'Halifax')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/city=Halifax/)
  await page.reload()
  await page.getByRole('combobox', { name: 'City' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'State' }).inputValue()).toBe('Nova Scotia')
  await choose('Country', 'Singapore')
  expect(await page.getByRole('combobox', { name: 'State' }).count()).toBe(0)
})

test('the device’s position is used, noted and said; with a country chosen it is not', async () => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 53.8, longitude: -1.55 })
  await page.getByText('Using your current location for better results').waitFor()
  await searchFor('nurse')
  await page.getByText('Using your current location for better results').waitFor()
  const kept = page.evaluate(() => localStorage.getItem('waymark.position'))
  expect(JSON.parse((await within(page, 'reading the position', kept)) ?? '{}')).toMatchObject({
    latitude: 53.8,
    longitude: -1.55,
  })
})

test('the sources and their state are there for everybody to read', async () => {
  await page.goto(`${server.url}/jobsearch/sources`)
  await page.getByRole('heading', { name: 'Sources of jobs' }).waitFor()
  await page.getByRole('link', { name: 'Arbeitnow' }).waitFor()
})

test('on a wide screen the results begin in the upper half, with a chosen city too', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const results = page.getByRole('region', { name: 'Results' })
  for (const place of ['', '&country=Singapore&city=Singapore']) {
    await page.goto(`${server.url}/jobsearch?title=nurse${place}`)
    if (place !== '') await page.getByLabel('Distance').waitFor()
    const box = await within(page, 'measuring the results', results.boundingBox())
    expect(box?.y, `with “${place}”`).toBeLessThan(400)
  }
})

test('on a phone the form folds into one line, so that results begin in the upper half, and unfolds for another search', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/jobsearch?title=nurse&country=Singapore&city=Singapore`)
  const box = await within(page, 'measuring the results', page.getByRole('region', { name: 'Results' }).boundingBox())
  expect(box?.y).toBeLessThan(422)
  await page.getByRole('button', { name: 'nurse Singapore, Singapore Change' }).click()
  const title = page.getByLabel('Job title')
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true)
  await title.fill('chef')
  await page.keyboard.press('Enter')
  const folded = page.getByRole('button', { name: 'chef Singapore, Singapore Change' })
  await folded.waitFor()
  await expect.poll(() => folded.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('a salary of seven digits is readable in its field, from a phone to a wide screen', async () => {
  await page.goto(`${server.url}/jobsearch?title=nurse`)
  const salary = page.getByLabel('Minimum yearly salary')
  const filters = page.getByRole('button', { name: 'Filters' })
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    if (!(await salary.isVisible())) await filters.click()
    await salary.fill('1200000')
    const hidden = salary.evaluate((field) => field.scrollWidth - field.clientWidth)
    expect(await within(page, 'measuring the field', hidden), `at ${width} px`).toBeLessThanOrEqual(0)
  }
})
