import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cv, makeCvDoc, makeCvDocx, makeCvPdf, makeLinkedInZip, makeZip, type CvFile } from './cv-files.ts'
import { expectAccessible, signedInPage } from './fixtures.ts'
import { hiddenOnTheWay, isInSightAtTheEnd } from './keyboard.ts'
import { sharedServer } from './server.ts'

const server = sharedServer()

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const review = (page: Page) => page.getByRole('dialog', { name: /^Check what was read from/ })

/** A new user with an empty profile chooses this file. */
async function openReview(file: CvFile): Promise<Page> {
  const page = await signedInPage(server.url, '/profile')
  await page.getByLabel('CV file').setInputFiles(file)
  await review(page).waitFor()
  return page
}

async function takeOver(page: Page): Promise<void> {
  await review(page).getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText(/^Imported from/).waitFor()
}

/** Everything that each kind of file says about Ingrid. */
async function expectProfile(page: Page): Promise<void> {
  const experience = section(page, 'Professional experience')
  for (const { title, company } of [cv.job, cv.earlier]) {
    await experience.getByRole('heading', { name: title, exact: true }).waitFor()
    await experience.getByText(company, { exact: true }).waitFor()
  }
  await experience.getByText('Mar 2019 – Present').waitFor()
  await experience.getByText('Jun 2015 – Feb 2019').waitFor()
  await experience.getByText(cv.lines[0] ?? '', { exact: true }).waitFor()
  await section(page, 'Personal details').getByText(cv.name, { exact: true }).waitFor()
  await section(page, 'Personal details').getByText(cv.email, { exact: true }).waitFor()
  await section(page, 'Education').getByText(cv.school.institution, { exact: true }).waitFor()
  for (const skill of cv.skills) await section(page, 'Skills').getByText(skill, { exact: true }).waitFor()
}

test.each([
  ['PDF', makeCvPdf],
  ['DOCX', makeCvDocx],
  ['DOC', makeCvDoc],
  ['LinkedIn ZIP', makeLinkedInZip],
] as const)(
  'a %s is read without AI, looked at beside its lines, taken over, and still there after a reload',
  async (_, make) => {
    const page = await openReview(await make())
    const name = review(page).getByRole('checkbox', { name: `Name ${cv.name}` })
    expect(await name.isChecked()).toBe(true)
    await name.hover()
    await review(page).getByRole('region', { name: 'Lines of the file' }).locator('mark').first().waitFor()
    await expectAccessible(page)
    await takeOver(page)
    await expectProfile(page)
    await page.reload()
    await expectProfile(page)
  },
)

test('what was corrected and left out in the review is what is saved, and Undo takes all of it back', async () => {
  const page = await openReview(makeCvDocx())
  await review(page).getByRole('button', { name: 'Edit Name', exact: true }).click()
  await review(page).getByRole('textbox', { name: 'Name', exact: true }).fill('Ingrid S. Solheim')
  await review(page).getByRole('button', { name: 'Done' }).click()
  await review(page).getByRole('checkbox', { name: 'Import Skills' }).uncheck()
  // A reload in the middle of it loses nothing.
  await page.reload()
  await review(page).waitFor()
  await takeOver(page)
  await section(page, 'Personal details').getByText('Ingrid S. Solheim').waitFor()
  await section(page, 'Skills').getByText('No skills added yet.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/^The import was undone/).waitFor()
  await page.reload()
  await section(page, 'Professional experience').getByText('No professional experience added yet.').waitFor()
})

test('in a low window, as at 400 % zoom, the review scrolls as a whole, down to its buttons', async () => {
  const page = await openReview(makeCvDocx())
  await page.setViewportSize({ width: 320, height: 256 })
  const button = review(page).getByRole('button', { name: 'Import', exact: true })
  expect(await isInSightAtTheEnd(page, button)).toBe(true)
})

test('on a phone the keyboard reaches nothing in the review that its heading or its buttons cover', async () => {
  const page = await openReview(makeCvDocx())
  await page.setViewportSize({ width: 390, height: 667 })
  expect(await hiddenOnTheWay(page, 'Tab', 30)).toEqual([])
  expect(await hiddenOnTheWay(page, 'Shift+Tab', 30)).toEqual([])
})

test('a file of what the profile has already adds nothing; its own export neither', async () => {
  const page = await openReview(makeCvDocx())
  await takeOver(page)
  await page.getByRole('button', { name: 'Import a CV' }).click()
  await page.getByLabel('CV file').setInputFiles(makeLinkedInZip())
  const known = review(page).getByRole('region', { name: 'Professional experience' }).getByRole('article')
  await known.first().waitFor()
  expect(await known.getByText('New', { exact: true }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await review(page).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Export' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Waymark profile (.json)' }).click()
  const download = await coming
  const file = { name: 'waymark.json', mimeType: 'application/json', buffer: await readFile(await download.path()) }
  await page.getByRole('button', { name: 'Import a CV' }).click()
  await page.getByLabel('CV file').setInputFiles(file)
  await review(page).getByText('Nothing new is ticked.').waitFor()
})

test('a file that is no CV is refused in one sentence, and the profile stays as it is', async () => {
  const page = await signedInPage(server.url, '/profile')
  const buffer = makeZip({ 'holiday.txt': 'sun' })
  await page.getByLabel('CV file').setInputFiles({ name: 'holiday.zip', mimeType: 'application/zip', buffer })
  await page.getByText(/^This kind of file cannot be imported\./).waitFor()
  await section(page, 'Skills').getByText('No skills added yet.').waitFor()
})
