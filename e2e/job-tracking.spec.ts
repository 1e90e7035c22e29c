import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addJob, card, column, dragByMouse, boxOf, focus, middleOf, openBoard, saving, titlesIn } from './board.ts'
import { expectAccessible, openTab, signedInPage, within } from './fixtures.ts'
import { sharedPostings, sharedServer } from './server.ts'

const server = sharedServer()
const postings = sharedPostings()

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const notesOf = (page: Page) => page.getByRole('dialog').getByLabel('Notes')
async function openNotes(page: Page, title: string): Promise<Locator> {
  await card(page, title).click()
  await notesOf(page).waitFor()
  return notesOf(page)
}
const isSaved = (page: Page) => page.getByText('All changes are saved.').waitFor()

describe('what is written down about a job saves itself', () => {
  test('notes, people and a follow-up date are there after a reload, and the card says when', async () => {
    const page = await openBoard(server, ['Nurse'])
    await (await openNotes(page, 'Nurse')).fill('Ask for Mara.\n\nNight shifts?')
    await page.getByRole('button', { name: 'In 3 days' }).click()
    await page.getByRole('button', { name: 'Add a contact' }).click()
    await page.keyboard.type('Mara')
    await isSaved(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => card(page, 'Nurse').textContent()).toContain('Follow up in 3 days')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Nurse/)
    await page.reload()
    expect(await (await openNotes(page, 'Nurse')).inputValue()).toBe('Ask for Mara.\n\nNight shifts?')
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Mara')
  })

  test('a page that is left right after typing has saved what was typed', async () => {
    const page = await openBoard(server, ['Nurse'])
    await (await openNotes(page, 'Nurse')).fill('typed in the last moment')
    await page.goto('about:blank')
    const other = await openTab(page, `${server.url}/login`)
    await page.goBack()
    await other.close()
    expect(await (await openNotes(page, 'Nurse')).inputValue()).toBe('typed in the last moment')
  })

  test('what was refused while it was typed is saved by the time the board has come up again', async () => {
    const page = await openBoard(server, ['Nurse'])
    let isCutOff = true
    await page.route('**/api/jobs', (route) =>
      route.request().method() === 'PATCH' && isCutOff
        ? route.fulfill({ status: 429, json: { success: false, code: 'rate_limited', error: 'Later.' } })
        : route.continue(),
    )
    await (await openNotes(page, 'Nurse')).fill('written on a train')
    await page.getByText('Not saved yet. Your changes are kept in this tab.').waitFor()
    page.once('domcontentloaded', () => (isCutOff = false))
    await page.reload()
    // In another tab, whose storage has no draft: what it shows is what the server holds.
    const other = await openTab(page, `${server.url}/jobtracking`)
    await expect
      .poll(async () => {
        await other.reload()
        return (await openNotes(other, 'Nurse')).inputValue()
      })
      .toBe('written on a train')
  })

  test('two tabs that write different notes: both are shown, none is lost', async () => {
    const page = await openBoard(server, ['Nurse'])
    const other = await openTab(page, `${server.url}/jobtracking`)
    const mine = await openNotes(page, 'Nurse')
    await (await openNotes(other, 'Nurse')).fill('from the other tab')
    await isSaved(other)
    await mine.fill('from this tab')
    await page.getByText('saved elsewhere').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep both' }).click()
    await isSaved(page)
    expect(await mine.inputValue()).toBe('from this tab\n\nfrom the other tab')
    await focus(other)
    await expect.poll(() => notesOf(other).inputValue()).toBe('from this tab\n\nfrom the other tab')
  })

  test('a job deleted in another tab says so in its open dialog', async () => {
    const page = await openBoard(server, ['Nurse', 'Baker'])
    const other = await openTab(page, `${server.url}/jobtracking`)
    await openNotes(page, 'Nurse')
    await card(other, 'Nurse').click()
    await other.getByRole('button', { name: 'Delete Job' }).click()
    await other.getByRole('button', { name: 'Confirm' }).click()
    await dialog(other, 'Nurse').waitFor({ state: 'detached' })
    await focus(page)
    await page.getByText('This job was deleted in another tab').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => titlesIn(page, 'Viewed')).toEqual(['Baker'])
  })
})

describe('finding jobs, and putting them away', () => {
  test('the board can be searched, and cards dragged meanwhile; the archive is out of sight', async () => {
    const page = await openBoard(server, ['Baker', 'Nurse', 'Night Nurse'])
    await page.getByLabel('Find on the board').fill('nurse')
    await page.getByText('2 jobs found').waitFor()
    expect(await titlesIn(page, 'Viewed')).toEqual(['Night Nurse', 'Nurse'])
    await expectAccessible(page)
    const saved = saving(page)
    await dragByMouse(page, 'Night Nurse', middleOf(await boxOf(column(page, 'Applied'))))
    await expect.poll(() => titlesIn(page, 'Applied')).toEqual(['Night Nurse'])
    expect((await saved).status()).toBe(200)
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(() => titlesIn(page, 'Viewed')).toEqual(['Nurse', 'Baker'])
    await card(page, 'Baker').click()
    await page.getByRole('button', { name: 'Archive' }).click()
    await expect.poll(() => titlesIn(page, 'Viewed')).toEqual(['Nurse'])
    await page.reload()
    await page.getByLabel('Show the archive (1)').check()
    await expect.poll(() => titlesIn(page, 'Viewed')).toEqual(['Baker'])
    await card(page, 'Baker').click()
    await page.getByRole('button', { name: 'Back to the board' }).click()
    await page.getByLabel('Show the archive (0)').uncheck()
    await expect.poll(() => titlesIn(page, 'Viewed')).toEqual(['Nurse', 'Baker'])
  })

  test('a pasted address fills in the job; the same one again is told before it is added', async () => {
    const page = await openBoard(server, ['Nurse'])
    await page.getByTitle('Add job to Viewed').click()
    await page.getByLabel('Job URL *').fill(`${postings.url}/jobs/pilot`)
    await page.getByRole('button', { name: 'Read from the page' }).click()
    await expect.poll(() => page.getByLabel('Job Title *').inputValue()).toBe('Harbour Pilot')
    expect(await page.getByLabel('Company Name *').inputValue()).toBe('Port of Oslo')
    expect(await page.getByLabel('Place').inputValue()).toContain('Oslo')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add Job' }).click()
    await expect.poll(() => titlesIn(page, 'Viewed')).toEqual(['Harbour Pilot', 'Nurse'])
    await page.getByTitle('Add job to Applied').click()
    await page.getByLabel('Job URL *').fill(`${postings.url}/jobs/pilot?from=newsletter`)
    await page.getByLabel('Job Title *').fill('harbour pilot')
    await page.getByLabel('Company Name *').fill('Port of Oslo Ltd.')
    await page.getByText('You may already have this job:').waitFor()
    await page.getByRole('button', { name: 'Harbour Pilot' }).click()
    await dialog(page, 'Harbour Pilot').waitFor()
  })

  test('an address that cannot be read is said quietly', async () => {
    const page = await openBoard(server, ['Nurse'])
    await page.getByTitle('Add job to Viewed').click()
    await page.getByLabel('Job URL *').fill(`${postings.url}/sign-in`)
    await page.getByRole('button', { name: 'Read from the page' }).click()
    await page.getByText('This page is only shown to people who sign in there.').waitFor()
  })
})

describe('the board as a whole', () => {
  test('a CSV file is looked through, added, and exported again', async () => {
    const page = await openBoard(server, ['Baker'])
    await page.getByRole('button', { name: 'Import and export' }).click()
    const csv = [
      'Title,Company,URL,Status',
      'Pilot,Port,https://jobs.example/pilot,Interview',
      'Cook,,https://jobs.example/cook,',
      'Baker,Acme,https://jobs.example/Baker,Offer',
    ].join('\n')
    const input = page.locator('input[type="file"]')
    await input.setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await dialog(page, 'Add these jobs?').waitFor()
    await page.getByText('It has no company.').waitFor()
    await page.getByText('On the board already; it stays as it is.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add 1 job' }).click()
    await page.getByText('1 job was added.').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV file' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    await page.getByRole('button', { name: 'Back to the board' }).click()
    await expect.poll(() => titlesIn(page, 'Interview')).toEqual(['Pilot'])
    expect(await titlesIn(page, 'Viewed')).toEqual(['Baker'])
  })

  test('insights and the report are reached from the board; the report is printed alone, black on white', async () => {
    const page = await signedInPage(server.url, '/chat', { colorScheme: 'dark' })
    await addJob(server, page, 'Nurse')
    await addJob(server, page, 'Baker', 'Applied')
    await page.goto(`${server.url}/jobtracking`)
    await page.getByRole('link', { name: 'Insights' }).click()
    await page.getByRole('figure', { name: 'From the first look to an offer' }).getByText('1 of 2').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the board' }).click()
    await page.getByRole('link', { name: 'Report' }).click()
    const report = page.getByRole('article', { name: 'The report' })
    await report.getByText('Baker').first().waitFor()
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.getByRole('button', { name: 'New Chat' }).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    const colours = report.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return [color, backgroundColor]
    })
    expect(await within(page, 'reading the colours', colours)).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  })

  test('a calendar address answers a calendar, and stops when it is renewed', async () => {
    const page = await openBoard(server, ['Nurse'])
    await page.getByRole('button', { name: 'Reminders' }).click()
    await page.getByRole('button', { name: 'Create a calendar address' }).click()
    const address = page.getByLabel('Calendar address')
    const first = await address.inputValue()
    expect(await (await fetch(first)).text()).toContain('BEGIN:VCALENDAR')
    await page.getByRole('button', { name: 'Renew the address' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Renew now' }).click()
    await expect.poll(() => address.inputValue()).not.toBe(first)
    expect((await fetch(first)).status).toBe(404)
    expect((await fetch(await address.inputValue())).status).toBe(200)
  })
})

describe('the board on different screens', () => {
  const leftOf = async (page: Page, name: string) => (await boxOf(column(page, name))).x

  test('"Fit to screen" shows all five columns at 1440 px, folds empty ones, takes drops there, and is remembered', async () => {
    const page = await openBoard(server, ['Nurse', 'Baker'])
    await page.getByRole('button', { name: 'Fit to screen' }).click()
    const rejected = await boxOf(column(page, 'Rejected'))
    expect(rejected.x + rejected.width).toBeLessThanOrEqual(1440)
    expect(rejected.width).toBeLessThan(60)
    await expectAccessible(page)
    const saved = saving(page)
    await dragByMouse(page, 'Nurse', middleOf(await boxOf(column(page, 'Offer'))))
    await expect.poll(() => titlesIn(page, 'Offer')).toEqual(['Nurse'])
    await saved
    expect((await boxOf(column(page, 'Offer'))).width).toBeGreaterThan(180)
    await page.reload()
    await card(page, 'Nurse').waitFor()
    expect((await boxOf(column(page, 'Rejected'))).width).toBeLessThan(60)
    await page.getByRole('button', { name: 'Fit to screen' }).click()
    expect((await boxOf(column(page, 'Rejected'))).width).toBe(288)
  })

  test('on a phone the first card is within 200 px of the top, and tabs lead to each column', async () => {
    const page = await openBoard(server, ['Nurse'], { width: 390, height: 844 })
    expect((await boxOf(card(page, 'Nurse'))).y).toBeLessThanOrEqual(200)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Rejected/ }).click()
    await expect.poll(() => leftOf(page, 'Rejected')).toBeLessThan(100)
    await expect.poll(() => page.getByRole('button', { name: /^Rejected/ }).getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Insights' }).click()
    await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor()
  })
})
