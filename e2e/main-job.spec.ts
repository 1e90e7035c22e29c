import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { makeCvDocx } from './cv-files.ts'
import { codeFrom, makeUser, openPage, readMail, signIn, signedInPage } from './fixtures.ts'
import { postings } from './posting-server.ts'
import { sharedPostings, sharedServer, sharedStrictServer } from './server.ts'

const job = postings['/jobs/engineer']
const profile = {
  name: 'Zoë Ångström-Nguyễn',
  email: 'zoe@example.org',
  summary: 'Engineer who keeps booking systems running and explains them to the people who use them.',
  experience: {
    title: 'Software Engineer',
    company: 'Harbour Ltd',
    location: 'Bergen',
    lines: [
      'Moved the booking database to PostgreSQL 15 without an hour of downtime',
      'Taught four colleagues to read query plans',
    ],
  },
  education: { institution: 'University of Bergen', degree: 'BSc', field: 'Informatics' },
  skills: ['PostgreSQL', 'TypeScript', 'Sailing'],
}

const board = sharedPostings()
// The captcha is on: this is the whole way, as a new person goes it.
const strict = sharedStrictServer()
const easy = sharedServer()

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function editSection(
  page: Page,
  name: string,
  fill: (part: ReturnType<typeof section>) => Promise<void>,
): Promise<void> {
  const part = section(page, name)
  await part.getByRole('button', { name: /Edit/ }).click()
  await fill(part)
  await part.getByRole('button', { name: 'Save', exact: true }).click()
}

async function fillProfile(page: Page): Promise<void> {
  await page.goto(new URL('/profile', page.url()).href)
  await editSection(page, 'Personal details', async (part) => {
    await part.getByLabel('Name', { exact: true }).fill(profile.name)
    await part.getByLabel('Email', { exact: true }).fill(profile.email)
  })
  await editSection(page, 'Profile summary', (part) => part.getByRole('textbox').fill(profile.summary))
  await editSection(page, 'Professional experience', async (part) => {
    await part.getByLabel('Job title').fill(profile.experience.title)
    await part.getByLabel('Company').fill(profile.experience.company)
    await part.getByLabel('Location').fill(profile.experience.location)
    await part.getByLabel('From: month').selectOption('Mar')
    await part.getByLabel('From: year').selectOption('2019')
    await part.getByLabel('Present').check()
    await part.getByRole('button', { name: 'Add a line' }).first().click()
    await page.keyboard.type(profile.experience.lines[0] ?? '')
    await page.keyboard.press('Enter')
    await page.keyboard.type(profile.experience.lines[1] ?? '')
  })
  await editSection(page, 'Education', async (part) => {
    await part.getByLabel('Institution').fill(profile.education.institution)
    await part.getByLabel('Degree').fill(profile.education.degree)
    await part.getByLabel('Field of study').fill(profile.education.field)
  })
  await editSection(page, 'Skills', async (part) => {
    for (const skill of profile.skills) {
      await part.getByLabel('New skill').fill(skill)
      await page.keyboard.press('Enter')
    }
  })
  await page.getByRole('button', { name: 'Save All Changes' }).click()
  await page.getByRole('button', { name: 'Save All Changes' }).waitFor({ state: 'detached' })
}

async function addJob(page: Page, url: string): Promise<void> {
  await page.goto(new URL('/jobtracking', page.url()).href)
  await page.getByRole('button', { name: 'Add job to Viewed' }).click()
  await page.getByLabel('Job Title *').fill(job.title)
  await page.getByLabel('Company Name *').fill(job.company)
  await page.getByLabel('Job URL *').fill(url)
  await page.getByRole('button', { name: 'Add Job', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const openJob = (page: Page) => page.getByRole('button', { name: /^Backend Engineer/ }).click()

/** The text of a downloaded PDF as a machine reads it, spaces and line breaks made even. */
async function downloadText(
  page: Page,
  button: string,
): Promise<{ name: string; bytes: Buffer; text: string; pdf: Awaited<ReturnType<typeof getDocumentProxy>> }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await coming
  const bytes = await readFile(await download.path())
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: true })
  return { name: download.suggestedFilename(), bytes, text: even(text), pdf }
}
const even = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ')

test('one person gets from sign-up to a tailored CV and cover letter, and to them again after a new sign-in', async () => {
  const user = { ...makeUser(), name: 'Zoë' }
  const page = await openPage(`${strict.url}/register`)
  await page.getByLabel('Name', { exact: true }).fill(user.name)
  await page.getByLabel('Email', { exact: true }).fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/verify-email')
  await page.getByLabel('Verification code').fill(codeFrom(await readMail(strict.url, user.email)))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await page.waitForURL('**/login')
  await signIn(page, user)
  await page.waitForURL('**/chat')

  await fillProfile(page)
  await page.reload()
  await page.getByText(profile.experience.lines[0] ?? '').waitFor()

  await addJob(page, `${board.url}/jobs/engineer`)
  await openJob(page)
  await page.getByRole('button', { name: 'Generate CV and Cover Letter' }).click()
  await page.getByRole('button', { name: 'Regenerate Documents' }).waitFor()
  await page.getByText(/^Generated: /).waitFor()

  const cv = await downloadText(page, 'Download CV')
  expect(cv.name).toMatch(/\.pdf$/)
  const facts = [
    profile.name,
    profile.email,
    profile.summary,
    profile.experience.title,
    profile.experience.company,
    'Mar 2019',
    ...profile.experience.lines,
    profile.education.institution,
    profile.education.field,
    ...profile.skills,
  ]
  for (const fact of facts) expect(cv.text).toContain(even(fact))
  // Asked for by the posting and not in the profile: it must not appear.
  expect(cv.text).not.toContain('Kubernetes')
  expect(await cv.pdf.getMarkInfo()).toMatchObject({ Marked: true })

  const letter = await downloadText(page, 'Download Cover Letter')
  for (const fact of [profile.name, job.title, job.company, 'PostgreSQL']) expect(letter.text).toContain(even(fact))
  expect(letter.text).not.toContain('Kubernetes')

  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await signIn(page, user)
  await page.waitForURL('**/chat')
  await page.goto(`${strict.url}/jobtracking`)
  await openJob(page)
  expect((await downloadText(page, 'Download CV')).text).toBe(cv.text)

  await page.goto(`${strict.url}/chat`)
  await page.locator('input[type=file]').setInputFiles({ name: cv.name, mimeType: 'application/pdf', buffer: cv.bytes })
  await page.getByRole('textbox').fill('Please review my CV')
  await page.keyboard.press('Enter')
  await page.getByText(/Checks passed: \d+ of \d+/).waitFor()
  await page.reload()
  await page.getByText(/Checks passed: \d+ of \d+/).waitFor()
  await page.getByRole('button', { name: 'Chat History' }).click()
  await page.getByRole('link', { name: /Please review my CV/ }).waitFor()
})

test('from registration to both files it takes at most eight presses', async () => {
  const user = makeUser()
  const page = await openPage(`${easy.url}/register`)
  let presses = 0
  const press = async (name: string) => {
    presses += 1
    await page.getByRole('button', { name, exact: true }).click()
  }
  await page.getByLabel('Name', { exact: true }).fill(user.name)
  await page.getByLabel('Email', { exact: true }).fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await press('Create account')
  await page.waitForURL('**/verify-email')
  await page.getByLabel('Verification code').fill(codeFrom(await readMail(easy.url, user.email)))
  await press('Verify email')
  await page.waitForURL('**/login')
  await page.getByLabel('Email', { exact: true }).fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await press('Sign in')
  await page.waitForURL('**/chat')
  // Opens the system's own dialog, or the file is dropped.
  const choosing = page.waitForEvent('filechooser')
  await press('Choose your CV')
  await (await choosing).setFiles(makeCvDocx())
  await page.getByLabel('Address of a job posting').fill(`${board.url}/jobs/engineer`)
  await press('Make my CV and cover letter')
  await page.getByRole('dialog', { name: /^Check what was read from/ }).waitFor()
  await press('Import')
  await page.waitForURL('**/chat')
  const download = async (name: string) => {
    const coming = page.waitForEvent('download')
    await press(name)
    return (await coming).suggestedFilename()
  }
  expect(await download('Download CV')).toMatch(/\.pdf$/)
  expect(await download('Download Cover Letter')).toMatch(/\.pdf$/)
  expect(presses).toBeLessThanOrEqual(8)
  await page.goto(`${easy.url}/jobtracking`)
  await page.getByRole('button', { name: /^Backend Engineer/ }).waitFor()
})

test('a page that cannot be read is said to be so, and the pasted posting does instead', async () => {
  const page = await signedInPage(easy.url, '/profile')
  await fillProfile(page)
  await addJob(page, `${board.url}/needs-sign-in`)
  await openJob(page)
  await page.getByRole('button', { name: 'Generate CV and Cover Letter' }).click()
  await page.getByText('Failed to scrape job posting').waitFor()
  await page
    .getByLabel('Paste the job posting')
    .fill(`${job.title} at ${job.company}\n\n${job.description.replace(/<[^>]+>/g, '\n')}`)
  await page.getByRole('button', { name: 'Generate from this text' }).click()
  await page.getByRole('button', { name: 'Download CV' }).waitFor()
})
