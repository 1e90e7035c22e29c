import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { getSession } from '@waymark/contract/accounts.ts'
import { loadProfile, saveProfile } from '@waymark/contract/profile.ts'
import { expect, test, vi } from 'vitest'
import { fakeApi, rawReply, refusal } from '../../testing/fake-api.ts'
import { address, renderPage } from '../../testing/render-page.tsx'
import { sections } from './fields/profile-sections.ts'
import { ada, findSection, makeExperience, makeProfile, openProfile, profileApi } from '../../testing/profile.ts'

test('the auth check runs first, then the profile loads with the raw token; until then the page says so', async () => {
  const api = fakeApi()
  let answer: (response: Response) => void = () => {}
  api.replies(getSession, () => new Promise((resolve) => (answer = resolve)))
  api.answers(loadProfile, { success: true, data: { content: makeProfile(), version: 0, saved_at: null } })
  renderPage('/profile', ada)
  expect(await screen.findByText('Loading profile...')).toBeTruthy()
  await waitFor(() => expect(api.callsTo(getSession)).toHaveLength(1))
  expect(api.callsTo(loadProfile)).toHaveLength(0)
  answer(rawReply(200, { success: true, name: 'Ada', email: 'a@b.co', language: null, time_zone: null }))
  await screen.findByRole('region', { name: 'Personal details' })
  expect(api.callsTo(loadProfile)[0]?.authorization).toBe('secret-token')
})

test('an auth check that fails in any other way than a dead token does not keep the profile away', async () => {
  const api = fakeApi()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  api.replies(getSession, refusal('too_many_requests'))
  api.answers(loadProfile, {
    success: true,
    data: { content: makeProfile({ profile_summary: 'I build bridges.' }), version: 1, saved_at: null },
  })
  await openProfile()
  expect(screen.getByText('I build bridges.')).toBeTruthy()
})

test('a dead token redirects to the sign-in page without a message', async () => {
  const api = fakeApi()
  api.replies(getSession, refusal('signed_out'))
  renderPage('/profile', ada)
  await waitFor(() => expect(address()).toBe('/login'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(api.callsTo(loadProfile)).toHaveLength(0)
})

test('"Failed to load profile" with Retry when the answer holds no profile at all', async () => {
  const api = profileApi()
  api.forget(loadProfile)
  api.replies(loadProfile, rawReply(200, { success: false }))
  const { user } = renderPage('/profile', ada)
  await screen.findByRole('alert')
  expect(screen.getByText('Failed to load profile')).toBeTruthy()
  api.forget(loadProfile)
  api.answers(loadProfile, { success: true, data: { content: makeProfile(), version: 0, saved_at: null } })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('region', { name: 'Personal details' })
})

test('other load errors show their message over an empty profile, which cannot be saved over the real one', async () => {
  const api = profileApi()
  api.forget(loadProfile)
  api.replies(loadProfile, refusal('too_many_requests'))
  api.answers(saveProfile, { success: true, version: 1 })
  const page = await openProfile()
  expect(screen.getByRole('alert').textContent).toContain('Failed to load profile. Please try again later.')
  await page.edit('Skills')
  await page.user.type(screen.getByLabelText('New skill'), 'Go{Enter}')
  await page.save('Skills')
  await page.saveAll()
  await screen.findByText('Failed to save profile. Please try again later.')
  expect(api.callsTo(saveProfile)).toHaveLength(0)
  expect(page.section('Skills').getByText('Go')).toBeTruthy()
  api.forget(loadProfile)
  const content = makeProfile({ profile_summary: 'Mine', skills: [{ id: 's1', skill: 'C', category: '' }] })
  api.answers(loadProfile, { success: true, data: { content, version: 5, saved_at: null } })
  await page.edit('Profile summary')
  await page.saveAll()
  await screen.findByText('Your profile is saved.')
  expect(api.callsTo(saveProfile)[0]?.body).toMatchObject({
    version: 5,
    data: { profile_summary: 'Mine', skills: [{ skill: 'Go', category: '' }] },
  })
  expect(page.section('Profile summary').getByText('Mine')).toBeTruthy()
  expect(screen.queryByText('Failed to load profile. Please try again later.')).toBeNull()
})

test('after Retry what was done without the profile stands on it, the other sections are the real ones', async () => {
  const api = profileApi()
  api.forget(loadProfile)
  api.replies(loadProfile, refusal('too_many_requests'))
  api.answers(saveProfile, { success: true, version: 6 })
  const page = await openProfile()
  await page.edit('Skills')
  await page.user.type(screen.getByLabelText('New skill'), 'Go{Enter}')
  await page.save('Skills')
  api.forget(loadProfile)
  const content = makeProfile({ profile_summary: 'Mine' })
  api.answers(loadProfile, { success: true, data: { content, version: 5, saved_at: null } })
  await page.user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Mine')
  await page.saveAll()
  await waitFor(() =>
    expect(api.callsTo(saveProfile)[0]?.body).toMatchObject({
      version: 5,
      data: { profile_summary: 'Mine', skills: [{ skill: 'Go', category: '' }] },
    }),
  )
})

test('a load without content starts from an empty profile', async () => {
  const api = profileApi()
  api.forget(loadProfile)
  api.replies(loadProfile, rawReply(200, { success: true, data: { content: null, version: 0, saved_at: null } }))
  const { section } = await openProfile()
  expect(section('Personal details').getByText('Single')).toBeTruthy()
})

test('empty sections say so; empty fields fold away and say so when they are unfolded', async () => {
  profileApi(makeProfile({ professional_experience: [makeExperience({ company: '', to: '' })] }))
  const { user, section } = await openProfile()
  const empties = {
    'Profile summary': 'profile summary',
    'Volunteer experience': 'volunteer experience',
    Education: 'education',
    Skills: 'skills',
    Training: 'training',
    Publications: 'publications',
    Certifications: 'certifications',
    References: 'references',
  }
  for (const [name, words] of Object.entries(empties))
    expect(section(name).getByText(`No ${words} added yet.`)).toBeTruthy()
  const [details, jobs] = [section('Personal details'), section('Professional experience')]
  expect(details.getByText('Single')).toBeTruthy()
  expect(details.queryByText('Not specified')).toBeNull()
  await user.click(details.getByRole('button', { name: '10 empty fields' }))
  expect(details.getAllByText('Not specified')).toHaveLength(7)
  expect(details.getAllByText('None specified')).toHaveLength(3)
  await user.click(details.getByRole('button', { name: '10 empty fields' }))
  expect(details.queryByText('Not specified')).toBeNull()
  expect(jobs.getByText('Jan 2020')).toBeTruthy()
  await user.click(jobs.getByRole('button', { name: '5 empty fields' }))
  for (const label of ['Company', 'Location', 'To'])
    expect(jobs.getByText(label).nextSibling?.textContent).toBe('Not specified')
  expect(jobs.getAllByText('None specified')).toHaveLength(2)
})

test('the side navigation leads to the sections in order', async () => {
  profileApi()
  await openProfile()
  const links = within(screen.getByRole('navigation', { name: 'Profile sections' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Personal details',
    'Profile summary',
    'Professional experience',
    'Volunteer experience',
    'Projects',
    'Education',
    'Skills',
    'Training',
    'Publications',
    'Certifications',
    'References',
  ])
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy()
})

test('an experience is shown as "Mon YYYY – Present", newest first', async () => {
  profileApi(
    makeProfile({
      professional_experience: [
        makeExperience({ id: 'a', title: 'Older', from: '2001-05', to: '2004-06' }),
        makeExperience({ title: 'Newer' }),
      ],
    }),
  )
  const { section } = await openProfile()
  expect(section('Professional experience').getByText('Jan 2020 – Present')).toBeTruthy()
  expect(section('Professional experience').getByText('May 2001 – Jun 2004')).toBeTruthy()
  expect(
    section('Professional experience')
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(['Newer', 'Older'])
})

test('a refused token on the load itself redirects without a message too', async () => {
  const api = profileApi()
  api.forget(loadProfile)
  api.replies(loadProfile, rawReply(403, { success: false, code: 'signed_out', error: 'no' }))
  renderPage('/profile', ada)
  await waitFor(() => expect(address()).toBe('/login'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('each section has its own edit, save and cancel; cancel leaves it as it was', async () => {
  const content = makeProfile({
    personal_details: { ...makeProfile().personal_details, name: 'Ada' },
    profile_summary: 'Mine',
    professional_experience: [makeExperience()],
    skills: [{ id: 's', skill: 'Go', category: '' }],
  })
  profileApi(content)
  const page = await openProfile()
  const titles = screen.getAllByText('Edit').map((edit) => edit.textContent.replace('Edit ', ''))
  expect(titles).toHaveLength(sections.length)
  for (const name of titles) {
    const text = () => findSection(name).textContent?.replace(`Show ${name}`, `Hide ${name}`)
    const before = text()
    await page.edit(name)
    const field = page
      .section(name)
      .getAllByRole('textbox')
      .find((box) => !box.hasAttribute('readonly'))
    if (field) await page.user.type(field, 'x')
    expect(page.section(name).getByRole('button', { name: 'Save' })).toBeTruthy()
    await page.cancel(name)
    expect(text(), name).toBe(before)
  }
  expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull()
})

test('marital status offers five choices, Single from the start', async () => {
  profileApi()
  const { section, edit } = await openProfile()
  await edit('Personal details')
  const field = section('Personal details').getByLabelText<HTMLSelectElement>('Marital status')
  expect(field.value).toBe('Single')
  expect([...field.options].map((option) => option.text)).toEqual([
    'Single',
    'Married',
    'Divorced',
    'Widowed',
    'Separated',
  ])
})

test('small screens fold the sections: Edit needs no opening, all can be opened at once, an address opens its own', async () => {
  profileApi()
  window.history.pushState(null, '', '/')
  renderPage('/profile#education', ada)
  await screen.findByRole('region', { name: 'Education' })
  const folded = () => screen.queryAllByRole('button', { name: /^Show / }).map((button) => button.textContent)
  expect(folded()).not.toContain('Show Education')
  expect(folded()).toContain('Show Skills')
  const skills = within(findSection('Skills'))
  expect(skills.getByRole('button', { name: 'Edit Skills' }).closest('.max-md\\:hidden')).toBeNull()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Expand all' }))
  expect(folded()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Collapse all' }))
  expect(folded()).toHaveLength(11)
})

test('links lead somewhere, also as people write them; other text stays text', async () => {
  const links = ['https://www.ada.example/', 'linkedin.com/in/ada', 'javascript:alert(1)', 'ask me']
  profileApi(makeProfile({ personal_details: { ...makeProfile().personal_details, links } }))
  const { section } = await openProfile()
  const found = section('Personal details').getAllByRole<HTMLAnchorElement>('link')
  expect(found.map(({ href }) => href)).toEqual(['https://www.ada.example/', 'https://linkedin.com/in/ada'])
})

test('a name in capitals is offered in normal writing, and stays as it is until that is pressed', async () => {
  const { personal_details } = makeProfile()
  profileApi(makeProfile({ personal_details: { ...personal_details, name: 'SARAH O’BRIEN' } }))
  const { section, user } = await openProfile()
  expect(section('Personal details').getByText('SARAH O’BRIEN')).toBeTruthy()
  await user.click(section('Personal details').getByRole('button', { name: 'Change to Sarah O’Brien' }))
  expect(section('Personal details').getByText('Sarah O’Brien')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Save All Changes' })).toBeTruthy()
})
