import { screen, waitFor, within } from '@testing-library/react'
import {
  getProfileVersion,
  listProfileVersions,
  loadProfile,
  restoreProfileVersion,
} from '@waymark/contract/profile.ts'
import { expect, test } from 'vitest'
import { refusal } from '../../../testing/fake-api.ts'
import { makeProfile, openProfile, profileApi } from '../../../testing/profile.ts'
import { changesText, originText } from './version-texts.ts'

const saved_at = '2026-01-05T10:00:00.000Z'
const versions = [
  {
    version: 3,
    saved_at,
    origin: { kind: 'edit' as const },
    changes: [
      { section: 'professional_experience' as const, added: 2, removed: 0, changed: 0 },
      { section: 'skills' as const, added: 0, removed: 0, changed: 3 },
    ],
  },
  { version: 2, saved_at, origin: { kind: 'import' as const, file_name: 'cv.pdf' }, changes: [] },
  { version: 1, saved_at, origin: { kind: 'edit' as const }, changes: null },
]
const old = makeProfile({ profile_summary: 'As it was.', skills: [{ id: 's', skill: 'Fortran', category: '' }] })
const answer = (content: typeof old, version: number) => ({
  success: true as const,
  data: { content, version, saved_at },
})

async function openVersions(list = versions) {
  const api = profileApi(makeProfile({ profile_summary: 'As it is.' }))
  api.answers(listProfileVersions, { success: true, versions: list })
  api.answers(getProfileVersion, answer(old, 1))
  const page = await openProfile()
  const open = async () => {
    await page.user.click(screen.getByRole('button', { name: 'History' }))
    return within(await screen.findByRole('dialog', { name: 'Earlier versions' }))
  }
  return { ...page, api, open }
}
async function viewed(page: Awaited<ReturnType<typeof openVersions>>, version: number) {
  const list = await page.open()
  await page.user.click(await list.findByRole('button', { name: `View version ${version}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Version ${version}` }))
  await dialog.findByText('As it was.')
  return dialog
}
/** Of the page, which stands before the dialog's. */
const summary = () => within(screen.getAllByRole('region', { name: 'Profile summary', hidden: true })[0]!)

test('each version says when, where from and what changed, newest first', async () => {
  const page = await openVersions()
  const dialog = await page.open()
  const items = (await dialog.findAllByRole('listitem')).map((item) => item.textContent)
  expect(items).toHaveLength(3)
  expect(items[0]).toContain('EditedCurrent2 jobs added, skills changedVersion 3 · Jan 5, 2026')
  expect(items[0]).toMatch(/ago/)
  expect(items[1]).toContain('Imported from cv.pdfNothing changed')
})

test('changes in words, for one and for more', () => {
  const change = { added: 0, removed: 0, changed: 0 }
  expect(changesText([{ ...change, section: 'professional_experience', added: 1, changed: 2 }])).toBe(
    '1 job added, 2 jobs changed',
  )
  expect(changesText([{ ...change, section: 'profile_summary', removed: 1 }])).toBe('Summary removed')
  expect(changesText(null)).toBe('')
  expect(originText({ kind: 'restore', version: 4 })).toBe('Restored from version 4')
})

test('the list is asked anew whenever it is opened: a save in between belongs in it', async () => {
  const page = await openVersions()
  await page.open()
  await page.user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await page.open()
  await waitFor(() => expect(page.api.callsTo(listProfileVersions)).toHaveLength(2))
})

test('before the first save the list says so', async () => {
  const page = await openVersions([])
  const dialog = await page.open()
  expect(await dialog.findByText(/^Nothing is saved yet/)).toBeTruthy()
})

test('a list that does not load can be tried again', async () => {
  const page = await openVersions()
  page.api.forget(listProfileVersions)
  page.api.replies(listProfileVersions, refusal('too_many_requests'))
  page.api.answers(listProfileVersions, { success: true, versions })
  const dialog = await page.open()
  await page.user.click(await dialog.findByRole('button', { name: 'Retry' }))
  expect(await dialog.findAllByRole('listitem')).toHaveLength(3)
})

test('a version is shown whole with what it changed marked, and the way back leads to its line', async () => {
  const page = await openVersions()
  const dialog = await viewed(page, 3)
  expect(page.api.callsTo(getProfileVersion)[0]?.params).toEqual({ version: '3' })
  const marked = dialog
    .getAllByRole('heading', { level: 3 })
    .filter((title) => /Changed in this/.test(title.textContent))
  expect(marked.map((title) => title.textContent)).toEqual([
    'Professional experienceChanged in this version',
    'SkillsChanged in this version',
  ])
  expect(dialog.queryByRole('button', { name: 'Restore this version' }), 'it is the newest').toBeNull()
  await page.user.click(dialog.getByRole('button', { name: 'All versions' }))
  expect(document.activeElement?.textContent).toBe('View version 3')
})

test('a restored version is the profile, and Undo brings the one before back', async () => {
  const page = await openVersions()
  page.api.answers(restoreProfileVersion, answer(old, 4))
  page.api.answers(restoreProfileVersion, answer(makeProfile({ profile_summary: 'As it is.' }), 5))
  const dialog = await viewed(page, 1)
  await page.user.click(dialog.getByRole('button', { name: 'Restore this version' }))
  await waitFor(() => expect(summary().getByText('As it was.')).toBeTruthy())
  expect(page.api.callsTo(restoreProfileVersion)[0]).toMatchObject({ params: { version: '1' }, body: { expected: 3 } })
  expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull()
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(summary().getByText('As it is.')).toBeTruthy())
  expect(page.api.callsTo(restoreProfileVersion)[1]).toMatchObject({ params: { version: '3' }, body: { expected: 4 } })
})

test('restoring asks first while something is not saved, and puts it aside', async () => {
  const page = await openVersions()
  page.api.answers(restoreProfileVersion, answer(old, 4))
  await page.edit('Skills')
  await page.user.type(page.section('Skills').getByLabelText('New skill'), 'Go')
  await page.save('Skills')
  const dialog = await viewed(page, 1)
  await page.user.click(dialog.getByRole('button', { name: 'Restore this version' }))
  expect(dialog.getByText(/^You have changes that are not saved/)).toBeTruthy()
  expect(page.api.callsTo(restoreProfileVersion)).toHaveLength(0)
  await page.user.click(dialog.getByRole('button', { name: 'Restore anyway' }))
  await waitFor(() => expect(summary().getByText('As it was.')).toBeTruthy())
  await page.user.click(await screen.findByRole('button', { name: 'Bring it back' }))
  expect(page.section('Skills').getByText('Go')).toBeTruthy()
})

test('a profile saved elsewhere meanwhile is shown first; restoring again is the user’s choice', async () => {
  const page = await openVersions()
  page.api.replies(restoreProfileVersion, refusal('profile_changed'))
  page.api.answers(restoreProfileVersion, answer(old, 9))
  const dialog = await viewed(page, 1)
  page.api.forget(loadProfile)
  page.api.answers(loadProfile, answer(makeProfile({ profile_summary: 'Newer.' }), 8))
  await page.user.click(dialog.getByRole('button', { name: 'Restore this version' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Your profile was changed somewhere else/)
  expect(summary().getByText('Newer.')).toBeTruthy()
  await page.user.click(dialog.getByRole('button', { name: 'Restore this version' }))
  await waitFor(() => expect(summary().getByText('As it was.')).toBeTruthy())
  expect(page.api.callsTo(restoreProfileVersion)[1]?.body).toEqual({ expected: 8 })
})
