import { screen, waitFor } from '@testing-library/react'
import { listConversations } from '@waymark/contract/chat.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { expect, test } from 'vitest'
import { refusal } from '../../../testing/fake-api.ts'
import { address } from '../../../testing/render-page.tsx'
import { openProfile, profileApi } from '../../../testing/profile.ts'

async function withChange() {
  const api = profileApi()
  api.answers(listConversations, { success: true, conversations: [] })
  const page = await openProfile()
  await page.edit('Skills')
  await page.user.type(page.section('Skills').getByLabelText('New skill'), 'Go')
  await page.save('Skills')
  const toChat = () => page.user.click(screen.getByRole('link', { name: 'Chat' }))
  return { ...page, api, toChat }
}
const dialog = () => screen.findByRole('dialog', { name: 'Leave without saving?' })

test('leaving for another page asks first while something is not saved; staying changes nothing', async () => {
  const page = await withChange()
  await page.toChat()
  await dialog()
  expect(address()).toBe('/profile')
  await page.user.click(screen.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.section('Skills').getByText('Go')).toBeTruthy()
  await page.toChat()
  await dialog()
  await page.user.click(screen.getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(address()).toBe('/chat'))
  expect(sessionStorage.getItem('waymark.draft.profile'), 'the draft waits').toContain('Go')
})

test('New Chat asks too, and "Save and leave" does both; a failed save stays', async () => {
  const page = await withChange()
  page.api.replies(saveProfile, refusal('too_many_requests'))
  page.api.answers(saveProfile, { success: true, version: 4 })
  const newChat = () => page.user.click(screen.getByRole('button', { name: 'New Chat' }))
  await newChat()
  await dialog()
  await page.user.click(screen.getByRole('button', { name: 'Save and leave' }))
  await screen.findByText('Failed to save profile. Please try again.')
  expect(address()).toBe('/profile')
  await newChat()
  await page.user.click(await screen.findByRole('button', { name: 'Save and leave' }))
  await waitFor(() => expect(address()).toBe('/chat'))
  expect(page.api.callsTo(saveProfile)).toHaveLength(2)
})

test('the browser’s Back asks too; going back to a section of the page does not', async () => {
  const page = await withChange()
  window.history.replaceState({ idx: 1 }, '', '/profile')
  window.history.pushState({ idx: 2 }, '', '/profile#skills')
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 2 } }))
  expect(screen.queryByRole('dialog')).toBeNull()
  window.history.replaceState({ idx: 1 }, '', '/chat')
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }))
  await dialog()
  expect(screen.getByRole('region', { name: 'Skills', hidden: true }), 'the page is still there').toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Stay' }))
})

test('nothing is asked when everything is saved', async () => {
  const api = profileApi()
  api.answers(listConversations, { success: true, conversations: [] })
  const page = await openProfile()
  await page.user.click(screen.getByRole('link', { name: 'Chat' }))
  await waitFor(() => expect(address()).toBe('/chat'))
})
