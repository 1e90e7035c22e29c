import { screen, waitFor, within } from '@testing-library/react'
import { getSession } from '@waymark/contract/accounts.ts'
import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { loadProfile } from '@waymark/contract/profile.ts'
import { preloadSectionEditor } from '../features/profile/sections/profile-section.tsx'
import { fakeApi } from './fake-api.ts'
import { renderPage } from './render-page.tsx'

export const ada = { token: 'secret-token', name: 'Ada' }

export const makeProfile = (parts: Partial<ProfileDocument> = {}): ProfileDocument => ({ ...emptyProfile(), ...parts })

type Experience = ProfileDocument['professional_experience'][number]
export const makeExperience = (parts: Partial<Experience> = {}): Experience => ({
  id: 'e1',
  company: 'Acme',
  location: '',
  from: '2020-01',
  to: 'present',
  title: 'Engineer',
  responsibilities: [],
  notable_achievements: [],
  ...parts,
})

export function profileApi(content: ProfileDocument = makeProfile(), version = 3) {
  sessionStorage.removeItem('waymark.draft.profile')
  sessionStorage.removeItem('waymark.profileAside')
  const api = fakeApi()
  api.answers(getSession, { success: true, name: 'Ada', email: 'ada@example.org', language: null, time_zone: null })
  api.answers(loadProfile, { success: true, data: { content, version, saved_at: null } })
  return api
}

/** Not a query by role, which would compute the names of the whole page at every step. */
export function findSection(title: string): HTMLElement {
  const headings = [...document.querySelectorAll('section > header h2')]
  const section = headings.find((heading) => heading.textContent === title)?.closest('section')
  if (!section) throw new Error(`There is no section "${title}".`)
  return section
}

export async function openProfile() {
  // As for a person, the forms are loaded by the time something is pressed.
  await preloadSectionEditor()
  const page = renderPage('/profile', ada)
  // The first page of a file loads all its modules, which takes seconds on a busy machine.
  await waitFor(() => findSection('Personal details'))
  const section = (name: string) => within(findSection(name))
  return {
    ...page,
    section,
    edit: (name: string) => page.user.click(section(name).getByRole('button', { name: `Edit ${name}` })),
    save: (name: string) => page.user.click(section(name).getByRole('button', { name: 'Save' })),
    cancel: (name: string) => page.user.click(section(name).getByRole('button', { name: 'Cancel' })),
    saveAll: () => page.user.click(screen.getByRole('button', { name: 'Save All Changes' })),
  }
}
