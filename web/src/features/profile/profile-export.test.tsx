import { screen, waitFor } from '@testing-library/react'
import { exportProfile } from '@waymark/contract/profile.ts'
import { expect, test, vi } from 'vitest'
import { refusal } from '../../testing/fake-api.ts'
import { makeProfile, openProfile, profileApi } from '../../testing/profile.ts'

test('the saved profile is exported as JSON Resume or whole, under the server’s name for the file', async () => {
  const api = profileApi(makeProfile({ profile_summary: 'Mine' }))
  api.replies(
    exportProfile,
    new Response('{}', { headers: { 'content-disposition': 'attachment; filename="ada.resume.json"' } }),
  )
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { user } = await openProfile()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect(screen.queryByText(/without your unsaved changes/)).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'JSON Resume (.json)' }))
  await waitFor(() => expect(saved).toEqual(['ada.resume.json']))
  expect(api.callsTo(exportProfile)[0]?.params).toEqual({ format: 'json-resume' })
  expect(api.callsTo(exportProfile)[0]?.authorization).toBe('secret-token')
})

test('unsaved changes are said to be missing in it, and a failure is said', async () => {
  const api = profileApi(makeProfile({ profile_summary: 'Mine' }))
  api.replies(exportProfile, refusal('unavailable'))
  const { user, edit, section, save } = await openProfile()
  await edit('Profile summary')
  await user.type(section('Profile summary').getByRole('textbox'), ' too')
  await save('Profile summary')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect(await screen.findByText(/without your unsaved changes/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Waymark profile (.json)' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/busy or restarting/)
})

test('a profile that was never saved has nothing to export', async () => {
  profileApi(makeProfile(), 0)
  await openProfile()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})
