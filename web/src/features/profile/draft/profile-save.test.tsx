import { cleanup, screen, waitFor } from '@testing-library/react'
import { loadProfile, saveProfile } from '@waymark/contract/profile.ts'
import { expect, test } from 'vitest'
import { rawReply, refusal } from '../../../testing/fake-api.ts'
import { makeProfile, openProfile, profileApi } from '../../../testing/profile.ts'

async function withNewSkill(api: ReturnType<typeof profileApi>, skill = 'Go') {
  const page = await openProfile()
  await page.edit('Skills')
  await page.user.type(page.section('Skills').getByLabelText('New skill'), skill)
  await page.save('Skills')
  return { ...page, api }
}
const alertText = async () => (await screen.findByRole('alert')).textContent

test('Save All Changes sends the whole profile with its version, reads "Saving..." and is disabled meanwhile', async () => {
  const api = profileApi(makeProfile({ profile_summary: 'Kept' }))
  let answer: (response: Response) => void = () => {}
  api.replies(saveProfile, () => new Promise((resolve) => (answer = resolve)))
  const { saveAll } = await withNewSkill(api)
  await saveAll()
  expect(screen.getByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Unsaved changes' }))
  expect(api.callsTo(saveProfile)[0]).toMatchObject({
    authorization: 'secret-token',
    body: { version: 3, data: { profile_summary: 'Kept', skills: [{ skill: 'Go', category: '' }] } },
  })
  answer(rawReply(200, { success: true, version: 4 }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Sav(ing\.\.\.|e All)/ })).toBeNull())
  expect(screen.getByText('Your profile is saved.')).toBeTruthy()
  expect(sessionStorage.getItem('waymark.draft.profile')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Profile' }))
})

test('after a failed save the focus is on the button again, and Ctrl and S tries once more', async () => {
  const api = profileApi()
  api.replies(saveProfile, refusal('too_many_requests'))
  api.answers(saveProfile, { success: true, version: 4 })
  const { user, saveAll } = await withNewSkill(api)
  await saveAll()
  await alertText()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save All Changes' }))
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Your profile is saved.')
  expect(api.callsTo(saveProfile)).toHaveLength(2)
})

test('an unsuccessful save, and one that breaks, each have their sentence; the changes stay', async () => {
  const api = profileApi()
  api.replies(saveProfile, rawReply(200, { success: false }))
  api.loses(saveProfile, 'Failed to fetch')
  const { saveAll } = await withNewSkill(api)
  await saveAll()
  expect(await alertText()).toBe('Failed to save profile. Please try again.')
  await saveAll()
  await waitFor(async () => expect(await alertText()).toBe('Failed to save profile. Please try again later.'))
  expect(screen.getByRole('button', { name: 'Save All Changes' })).toBeTruthy()
})

test('a profile that was changed elsewhere can be reloaded, and the changes here brought back onto it', async () => {
  const api = profileApi()
  api.replies(saveProfile, refusal('profile_changed'))
  api.answers(saveProfile, { success: true, version: 8 })
  const { user, section, saveAll } = await withNewSkill(api)
  await saveAll()
  await screen.findByRole('dialog', { name: 'Your profile was changed somewhere else' })
  api.forget(loadProfile)
  api.answers(loadProfile, {
    success: true,
    data: { content: makeProfile({ profile_summary: 'Newer' }), version: 7, saved_at: null },
  })
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  await section('Profile summary').findByText('Newer')
  expect(section('Skills').queryByText('Go')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Bring it back' }))
  expect(section('Skills').getByText('Go')).toBeTruthy()
  await saveAll()
  await waitFor(() => expect(api.callsTo(saveProfile)[1]?.body).toMatchObject({ version: 7 }))
})

test('a profile that was changed elsewhere can be overwritten: the save without a version wins', async () => {
  const api = profileApi()
  api.replies(saveProfile, refusal('profile_changed'))
  api.answers(saveProfile, { success: true, version: 8 })
  const { user, saveAll } = await withNewSkill(api)
  await saveAll()
  const overwrite = await screen.findByRole('button', { name: 'Overwrite' })
  expect(overwrite.className).not.toContain('bg-accent')
  expect(screen.getByRole('button', { name: 'Reload' }).className).toContain('bg-accent')
  await user.click(overwrite)
  await screen.findByText('Your profile is saved.')
  expect(api.callsTo(saveProfile)[1]?.body).not.toHaveProperty('version')
})

test('unsaved changes and open edits are there again after a reload, with a note', async () => {
  const api = profileApi()
  const page = await withNewSkill(api)
  await page.edit('Profile summary')
  await page.user.type(page.section('Profile summary').getByRole('textbox'), 'Half a sen')
  const kept = sessionStorage.getItem('waymark.draft.profile')
  expect(kept).toContain('Half a sen')
  cleanup()
  const again = await openProfile()
  expect(again.section('Skills').getByText('Go')).toBeTruthy()
  expect(again.section('Profile summary').getByRole('textbox')).toHaveProperty('value', 'Half a sen')
  expect(screen.getByText('Your changes from before are here again. They are not saved yet.')).toBeTruthy()
  await again.cancel('Profile summary')
  await again.user.click(screen.getByRole('button', { name: 'Discard' }))
  await again.user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(again.section('Skills').getByText('No skills added yet.')).toBeTruthy()
})

test('closing the tab asks first while something is not saved, and only then', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const page = await withNewSkill(profileApi())
  expect(leave()).toBe(true)
  await page.user.click(screen.getByRole('button', { name: 'Discard' }))
  const discard = screen.getByRole('button', { name: 'Discard changes' })
  expect(discard.className).not.toContain('bg-accent')
  await page.user.click(discard)
  expect(leave()).toBe(false)
})

test('a field that the server refuses opens its section', async () => {
  const api = profileApi()
  api.replies(saveProfile, refusal('validation', { fields: { 'data.profile_summary': 'Too long' } }))
  const { section, saveAll } = await withNewSkill(api)
  await saveAll()
  expect(await alertText()).toContain('Failed to save profile. Please try again.')
  expect(section('Profile summary').getByRole('textbox')).toBeTruthy()
})
