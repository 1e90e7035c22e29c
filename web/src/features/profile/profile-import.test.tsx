import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { importProfile, saveProfile } from '@waymark/contract/profile.ts'
import { expect, test } from 'vitest'
import { session } from '../../lib/session.ts'
import { makeExperience, makeProfile, openProfile, profileApi } from '../../testing/profile.ts'

const resume = { basics: { name: 'Ada Lovelace' }, work: [], projects: [{ name: 'Engine' }] }
const fileOf = (content: unknown, name = 'resume.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' })
const long = 'Society for the Advancement of Analytical Engines and Looms'

function importApi(content = makeProfile()) {
  const api = profileApi(content)
  api.answers(importProfile, {
    success: true,
    data: {
      content: makeProfile({
        personal_details: { ...makeProfile().personal_details, name: 'Ada Lovelace' },
        professional_experience: [makeExperience({ company: long })],
        skills: [{ skill: 'Mathematics' }, { skill: 'Poetry' }],
      }),
      not_taken_over: ['projects', 'basics.image'],
      problems: { 'professional_experience.0.company': 'Too big' },
    },
  })
  return api
}

async function choose(file: File) {
  const page = await openProfile()
  await page.user.upload(screen.getByLabelText('JSON Resume file'), file)
  return page
}

test('a JSON Resume is shown before it is used: what was read, what has no place, what is too long', async () => {
  const api = importApi()
  await choose(fileOf(resume))
  const dialog = within(await screen.findByRole('dialog', { name: 'What was read from the file' }))
  expect(api.callsTo(importProfile)[0]?.body).toEqual({ format: 'json-resume', content: resume })
  expect(dialog.getByText('Ada Lovelace')).toBeTruthy()
  expect(dialog.getByText('Poetry')).toBeTruthy()
  expect(dialog.getByText('projects')).toBeTruthy()
  expect(dialog.getByText('Professional experience 1 · Company: At most 50 characters, this has 59')).toBeTruthy()
  expect(dialog.queryByText(/already has content/)).toBeNull()
})

test('"Use this" fills the draft and saves nothing; over-long text stays whole and must be shortened before saving', async () => {
  const api = importApi(makeProfile({ profile_summary: 'Mine' }))
  api.answers(saveProfile, { success: true, version: 4 })
  const { user, section, save, saveAll } = await choose(fileOf(resume))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/already has content/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Use this' }))
  expect(section('Professional experience').getByText(long)).toBeTruthy()
  expect(
    section('Professional experience').getByText('One field must be changed before the profile can be saved.'),
  ).toBeTruthy()
  await saveAll()
  expect(api.callsTo(saveProfile)).toHaveLength(0)
  const company = section('Professional experience').getByLabelText('Company')
  expect(document.activeElement).toBe(company)
  await user.clear(company)
  await user.type(company, 'SAAEL')
  await save('Professional experience')
  await saveAll()
  await waitFor(() =>
    expect(api.callsTo(saveProfile)[0]?.body).toMatchObject({
      data: { professional_experience: [{ company: 'SAAEL' }] },
    }),
  )
})

test('what an import replaced can be brought back', async () => {
  importApi(makeProfile({ profile_summary: 'Mine' }))
  const { user, section } = await choose(fileOf(resume))
  await user.click(await screen.findByRole('button', { name: 'Use this' }))
  expect(section('Profile summary').queryByText('Mine')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Bring it back' }))
  expect(section('Profile summary').getByText('Mine')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull()
})

test('what a saved import replaced is no unsaved work, and is there again after a reload of the tab', async () => {
  const api = importApi(makeProfile({ profile_summary: 'Mine' }))
  api.answers(saveProfile, { success: true, version: 4 })
  const { user, section, edit, save, saveAll } = await choose(fileOf(resume))
  await user.click(await screen.findByRole('button', { name: 'Use this' }))
  expect(session.hasDrafts()).toBe(true)
  await edit('Professional experience')
  await user.clear(section('Professional experience').getByLabelText('Company'))
  await save('Professional experience')
  await saveAll()
  await screen.findByText('Your profile is saved.')
  expect(session.hasDrafts()).toBe(false)
  cleanup()
  await openProfile()
  await user.click(screen.getByRole('button', { name: 'Bring it back' }))
  expect(session.hasDrafts()).toBe(false)
})

test('a file that is too large, no JSON, or no JSON Resume is refused in one clear sentence, and nothing is sent', async () => {
  const api = importApi()
  const { user } = await choose(fileOf('not json {'))
  const input = screen.getByLabelText('JSON Resume file')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This file is not JSON\./)
  await user.upload(input, fileOf({ hello: 'world' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/not a JSON Resume/))
  await user.upload(input, fileOf(`{"basics":{"summary":"${'x'.repeat(1_048_576)}"}}`))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('This file is too large. A JSON Resume has at most 1 MB.'),
  )
  expect(api.callsTo(importProfile)).toHaveLength(0)
})
