import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openTab, type Screen, signedInPage } from './fixtures.ts'
import { sharedServer } from './server.ts'

const server = sharedServer()

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
const saveSection = (page: Page, name: string) =>
  section(page, name).getByRole('button', { name: 'Save', exact: true }).click()

async function openProfile(screen?: Screen): Promise<Page> {
  const page = await signedInPage(server.url, '/profile', screen)
  await section(page, 'Personal details').waitFor()
  return page
}
async function saveAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save All Changes' }).click()
  await page.getByText('Your profile is saved.').first().waitFor()
  await page.getByRole('button', { name: 'Save All Changes' }).waitFor({ state: 'detached' })
}
async function setSummary(page: Page, text: string): Promise<void> {
  await edit(page, 'Profile summary')
  await section(page, 'Profile summary').getByRole('textbox').fill(text)
  await saveSection(page, 'Profile summary')
}
/** The form is a chunk of its own: a person, too, begins to type when it is there. */
async function emptyFieldFocused(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('input:placeholder-shown, input[value=""]')))
    .toBe(true)
}
/** Types into the fields of a section's open form by their labels. */
async function fill(page: Page, name: string, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await section(page, name).getByLabel(label, { exact: true }).last().fill(text)
}

test('all sections are edited, saved at once, and there again after a reload', async () => {
  const page = await openProfile()
  await page.getByRole('button', { name: "Use your account's name and email" }).click()
  await edit(page, 'Personal details')
  const details = section(page, 'Personal details')
  await details.getByLabel('Date of birth').fill('1990-03-04')
  await details.getByLabel('Nationality').fill('netherl')
  await page.keyboard.press('Enter')
  await details.getByLabel('New language').fill('Dutch')
  await page.keyboard.press('Enter')
  await details.getByRole('button', { name: 'Add a number' }).click()
  await page.keyboard.type('6 12(34)')
  await details.getByLabel('Mobile numbers 1: country code').click()
  await page.keyboard.type('netherl')
  await page.keyboard.press('Enter')
  await saveSection(page, 'Personal details')
  await setSummary(page, 'I build bridges.')

  await edit(page, 'Professional experience')
  await fill(page, 'Professional experience', { 'Job title': 'Intern', Company: 'Acme' })
  await section(page, 'Professional experience').getByLabel('From: month').selectOption('Jan')
  await section(page, 'Professional experience').getByLabel('From: year').selectOption('2015')
  await section(page, 'Professional experience').getByRole('button', { name: 'Add experience' }).click()
  await page.keyboard.type('Director')
  const newer = section(page, 'Professional experience').getByRole('listitem').filter({ hasText: 'Director' }).first()
  await newer.getByLabel('From: month').selectOption('Mar')
  await newer.getByLabel('From: year').selectOption('2021')
  await newer.getByLabel('Present').check()
  await newer.getByRole('button', { name: 'Add a line' }).first().click()
  await page.keyboard.type('First')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Second')
  await saveSection(page, 'Professional experience')

  const one: [string, Record<string, string>][] = [
    ['Volunteer experience', { Title: 'Mentor', Organization: 'Code Club' }],
    ['Projects', { Name: 'Tide tables', Role: 'Maintainer' }],
    ['Education', { Institution: 'TU Delft', Degree: 'MSc', GPA: '8.4' }],
    ['Training', { 'Training name': 'Leading teams', 'Primary skill': 'Leadership', Description: 'Five days.' }],
    ['Publications', { Title: 'Queues', Organization: 'ACM' }],
    ['Certifications', { Name: 'CKA', Organization: 'CNCF' }],
    ['References', { Name: 'Jan', Email: 'jan@example.org', 'Mobile: number': '55' }],
  ]
  for (const [name, texts] of one) {
    await edit(page, name)
    await fill(page, name, texts)
    await saveSection(page, name)
  }
  await edit(page, 'Skills')
  await page.keyboard.type('Go')
  await page.keyboard.press('Enter')
  await page.keyboard.type('go')
  await page.keyboard.press('Enter')
  await section(page, 'Skills').getByText('go is already in the list.').waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('SQL')
  await saveSection(page, 'Skills')
  await saveAll(page)

  await page.reload()
  await section(page, 'Personal details').getByText('March 4, 1990').waitFor()
  const shown: [string, string[]][] = [
    ['Personal details', ['Ada Example', 'Dutch', '+31 6 1234', 'Single']],
    ['Profile summary', ['I build bridges.']],
    ['Professional experience', ['Mar 2021 – Present', 'Second', 'Jan 2015']],
    ['Volunteer experience', ['Mentor', 'Code Club']],
    ['Education', ['TU Delft', '8.4']],
    ['Skills', ['Go', 'SQL']],
    ['Training', ['Leading teams', 'Leadership', 'Five days.']],
    ['Publications', ['Queues']],
    ['Certifications', ['CNCF']],
    ['References', ['jan@example.org', '+1 55']],
  ]
  for (const [name, texts] of shown)
    for (const text of texts) await section(page, name).getByText(text).first().waitFor()
  const titles = await section(page, 'Professional experience').getByRole('heading', { level: 3 }).allTextContents()
  expect(titles, 'newest first').toEqual(['Director', 'Intern'])
})

test('leaving with unsaved changes asks, by a link and by the browser’s Back; the draft survives a reload', async () => {
  const page = await openProfile()
  await setSummary(page, 'Not saved yet')
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await section(page, 'Profile summary').getByText('Not saved yet').waitFor()
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByRole('button', { name: 'Save and leave' }).click()
  await page.waitForURL('**/chat')
  // The address changes before the page: a link to the page still shown would replace the chat in the history.
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await section(page, 'Profile summary').getByText('Not saved yet').waitFor()
  expect(await page.getByRole('button', { name: 'Save All Changes' }).count()).toBe(0)
  await setSummary(page, 'Changed again')
  await page.goBack()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/profile')
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/chat')
  await page.goForward()
  await section(page, 'Profile summary').getByText('Changed again').waitFor()
  await saveAll(page)
})

test('of two tabs the second to save is asked: reload keeps its work aside, overwrite wins', async () => {
  const first = await openProfile()
  const second = await openTab(first, `${server.url}/profile`)
  await section(second, 'Personal details').waitFor()
  await setSummary(first, 'From the first tab')
  await saveAll(first)
  await setSummary(second, 'From the second tab')
  await second.getByRole('button', { name: 'Save All Changes' }).click()
  await second.getByRole('dialog', { name: 'Your profile was changed somewhere else' }).waitFor()
  await second.getByRole('button', { name: 'Reload' }).click()
  await section(second, 'Profile summary').getByText('From the first tab').waitFor()
  await second.getByRole('button', { name: 'Bring it back' }).click()
  await saveAll(second)

  await setSummary(first, 'The first tab wins')
  await first.getByRole('button', { name: 'Save All Changes' }).click()
  await first.getByRole('button', { name: 'Overwrite' }).click()
  await first.getByText('Your profile is saved.').first().waitFor()
  await second.reload()
  await section(second, 'Profile summary').getByText('The first tab wins').waitFor()
})

test('versions are listed with what they changed, looked at, restored, and the restoring undone', async () => {
  const page = await openProfile()
  await setSummary(page, 'Version one')
  await saveAll(page)
  await setSummary(page, 'Version two')
  await edit(page, 'Skills')
  await page.keyboard.type('Go')
  await saveSection(page, 'Skills')
  await saveAll(page)
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Earlier versions' })
  await list.getByText('1 skill added').waitFor()
  await list.getByText('Summary added').waitFor()
  await expectAccessible(page)
  await list.getByRole('button', { name: 'View version 1' }).click()
  await page.getByRole('dialog', { name: 'Version 1' }).getByText('Version one').waitFor()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await section(page, 'Profile summary').getByText('Version one').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await section(page, 'Profile summary').getByText('Version two').waitFor()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await page.getByRole('dialog').getByText('Restored from version 2').waitFor()
})

test('one line is changed with four keys: its entry opens in place, and one press saves everything', async () => {
  const page = await openProfile()
  await section(page, 'Professional experience').getByRole('button', { name: 'Add experience' }).click()
  await emptyFieldFocused(page)
  await page.keyboard.type('Engineer')
  await page.keyboard.press('Control+S')
  await saveAll(page)
  const part = section(page, 'Professional experience')
  await part.getByRole('button', { name: 'Edit Engineer', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await page.keyboard.press('End')
  await page.keyboard.type(', lead')
  await part.getByRole('button', { name: 'Save all', exact: true }).click()
  await part.getByRole('heading', { name: 'Engineer, lead' }).waitFor()
  await page.getByRole('button', { name: 'Save All Changes' }).waitFor({ state: 'detached' })
  await page.reload()
  await part.getByRole('heading', { name: 'Engineer, lead' }).waitFor()
})

test('a name that is too long is kept as it was pasted, and not saved until it fits', async () => {
  const page = await openProfile()
  await edit(page, 'Personal details')
  const name = section(page, 'Personal details').getByLabel('Name', { exact: true })
  await name.fill('Maximiliana Theodora Wilhelmina von Hohenberg-Waldsee')
  await page.keyboard.press('Enter')
  await section(page, 'Personal details').getByText('At most 40 characters, this has 53').waitFor()
  expect(await name.inputValue()).toBe('Maximiliana Theodora Wilhelmina von Hohenberg-Waldsee')
  await name.fill('Maximiliana von Hohenberg-Waldsee')
  await page.keyboard.press('Enter')
  await saveAll(page)
})

test('a phone: three jobs are added with the keyboard alone, and the page stays accessible', async () => {
  const page = await openProfile({ width: 390, height: 844 })
  await section(page, 'Professional experience').getByRole('button', { name: 'Edit Professional experience' }).focus()
  await page.keyboard.press('Enter')
  const jobs = ['Engineer', 'Designer', 'Writer']
  for (const [index, job] of jobs.entries()) {
    if (index > 0) {
      await section(page, 'Professional experience').getByRole('button', { name: 'Add experience' }).focus()
      await page.keyboard.press('Enter')
    }
    await emptyFieldFocused(page)
    await page.keyboard.type(job)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Acme')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Bergen')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Mar')
    await page.keyboard.press('Tab')
    await page.keyboard.type(`${2020 - index}`)
  }
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await saveAll(page)
  const titles = await section(page, 'Professional experience').getByRole('heading', { level: 3 }).allTextContents()
  expect(titles).toEqual(jobs)
  await expectAccessible(page)
})
