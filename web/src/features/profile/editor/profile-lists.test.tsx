import { screen, waitFor, within } from '@testing-library/react'
import { saveProfile } from '@waymark/contract/profile.ts'
import { expect, test } from 'vitest'
import { findSection, makeExperience, makeProfile, openProfile, profileApi } from '../../../testing/profile.ts'
import { isSorted } from '../fields/profile-entries.ts'
import { sections } from '../fields/profile-sections.ts'

const school = (id: string, institution: string) => ({
  id,
  institution,
  attendance: '',
  degree_type: '',
  specialization: '',
  gpa: '',
  expected: false,
})
const withDetails = (parts: Partial<ReturnType<typeof makeProfile>['personal_details']>) =>
  makeProfile({ personal_details: { ...makeProfile().personal_details, ...parts } })
const names = (name: string) =>
  within(findSection(name))
    .getAllByRole('button', { expanded: false })
    .map((button) => button.textContent)

test('entries that no date sorts can be moved; the focus stays on the arrow and the new place is said', async () => {
  const api = profileApi(
    makeProfile({ education: [school('a', 'Aarhus'), school('b', 'Bergen'), school('c', 'Cork')] }),
  )
  api.answers(saveProfile, { success: true, version: 4 })
  const { user, section, edit, save, saveAll } = await openProfile()
  await edit('Education')
  const part = section('Education')
  await user.click(part.getByRole('button', { name: 'Move Aarhus down' }))
  expect(document.activeElement).toBe(part.getByRole('button', { name: 'Move Aarhus down' }))
  expect(part.getByText('Aarhus: now 2 of 3')).toBeTruthy()
  await user.keyboard('{Enter}{Enter}')
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
  expect(part.getByText('Aarhus: now 3 of 3')).toBeTruthy()
  await save('Education')
  await saveAll()
  await waitFor(() =>
    expect(api.callsTo(saveProfile)[0]?.body).toMatchObject({
      data: { education: [{ id: 'b' }, { id: 'c' }, { id: 'a' }] },
    }),
  )
})

test('lists sorted by date have no arrows', async () => {
  const byDate = sections.filter(({ key }) => isSorted(key)).map(({ key }) => key)
  expect(byDate).toEqual([
    'professional_experience',
    'volunteer_experience',
    'projects',
    'publications',
    'certifications',
  ])
  profileApi(
    makeProfile({ professional_experience: [makeExperience(), makeExperience({ id: 'e2', title: 'Intern' })] }),
  )
  const { section, edit } = await openProfile()
  await edit('Professional experience')
  expect(section('Professional experience').queryByRole('button', { name: /^Move/ })).toBeNull()
})

test('a duplicated entry has an id of its own and stands open below the first', async () => {
  const api = profileApi(makeProfile({ education: [school('a', 'Aarhus'), school('b', 'Bergen')] }))
  api.answers(saveProfile, { success: true, version: 4 })
  const { user, section, edit, save, saveAll } = await openProfile()
  await edit('Education')
  await user.click(section('Education').getByRole('button', { name: 'Duplicate Aarhus' }))
  const field = section('Education').getByLabelText('Institution')
  expect(document.activeElement).toBe(field)
  await user.type(field, ' 2')
  await save('Education')
  await saveAll()
  await waitFor(() => expect(api.callsTo(saveProfile)).toHaveLength(1))
  const sent = api.callsTo(saveProfile)[0]?.body as { data: ReturnType<typeof makeProfile> } | undefined
  const data = sent?.data ?? makeProfile()
  expect(data.education.map(({ institution }) => institution)).toEqual(['Aarhus', 'Aarhus 2', 'Bergen'])
  expect(new Set(data.education.map(({ id }) => id)).size).toBe(3)
})

test('a deleted entry comes back to its place by Undo, while the section is edited and after it was saved', async () => {
  profileApi(makeProfile({ education: [school('a', 'Aarhus'), school('b', 'Bergen'), school('c', 'Cork')] }))
  const { user, section, edit, save } = await openProfile()
  await edit('Education')
  await user.click(section('Education').getByRole('button', { name: 'Remove Bergen' }))
  expect(names('Education')).toEqual(['Aarhus', 'Cork'])
  expect(document.activeElement?.textContent).toBe('Cork')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(names('Education')).toEqual(['Aarhus', 'Bergen', 'Cork'])
  await user.click(section('Education').getByRole('button', { name: 'Remove Aarhus' }))
  await save('Education')
  expect(section('Education').queryByText('Aarhus')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(section('Education').getAllByRole('article')[0]?.textContent).toContain('Aarhus')
  expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull()
})

test('Undo after Cancel does not bring the entry twice', async () => {
  profileApi(makeProfile({ education: [school('a', 'Aarhus'), school('b', 'Bergen')] }))
  const { user, section, edit, cancel } = await openProfile()
  await edit('Education')
  await user.click(section('Education').getByRole('button', { name: 'Remove Bergen' }))
  await cancel('Education')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(section('Education').getAllByRole('article')).toHaveLength(2)
})

test('a removed line comes back by Undo; lines, skills and numbers can be put in another order', async () => {
  profileApi(
    makeProfile({
      professional_experience: [makeExperience({ responsibilities: ['First.', 'Second.', 'Third.'] })],
      skills: ['Go', 'SQL'].map((skill) => ({ id: skill, skill, category: '' })),
    }),
  )
  const { user, section, edit, save } = await openProfile()
  await edit('Professional experience')
  const part = section('Professional experience')
  const lines = () =>
    part.getAllByLabelText(/^Responsibilities: line/).map((line) => (line as HTMLTextAreaElement).value)
  await user.click(part.getByRole('button', { name: 'Remove line 2 of Responsibilities' }))
  expect(lines()).toEqual(['First.', 'Third.'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(lines()).toEqual(['First.', 'Second.', 'Third.'])
  await user.click(part.getByRole('button', { name: 'Change order' }))
  await user.click(part.getByRole('button', { name: 'Move Third. up' }))
  await user.keyboard('{Enter}')
  await user.click(part.getByRole('button', { name: 'Done ordering' }))
  expect(document.activeElement).toBe(part.getByRole('button', { name: 'Change order' }))
  expect(lines()).toEqual(['Third.', 'First.', 'Second.'])
  await edit('Skills')
  await user.click(section('Skills').getByRole('button', { name: 'Change order' }))
  await user.click(section('Skills').getByRole('button', { name: 'Move Go down' }))
  await save('Skills')
  expect(
    section('Skills')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['SQL', 'Go'])
})

test('a dial code is searched by country or digits; an unknown or missing code stays and is shown plainly', async () => {
  profileApi(withDetails({ mobile_numbers: ['+999 55', '0701 23'] }))
  const { user, section, edit, save } = await openProfile()
  await edit('Personal details')
  const details = section('Personal details')
  const code = (row: number) => details.getByLabelText(`Mobile numbers ${row}: country code`)
  expect(code(1)).toHaveProperty('value', '+999')
  expect(code(2)).toHaveProperty('value', '')
  await user.click(details.getByRole('button', { name: 'Add a number' }))
  await user.keyboard('170')
  await user.click(code(3))
  await user.keyboard('ger')
  expect(within(details.getByRole('listbox')).getAllByRole('option')[0]?.textContent).toBe('+49Germany')
  await user.keyboard('{Enter}')
  expect(code(3)).toHaveProperty('value', '+49')
  await user.click(code(3))
  await user.keyboard('canada{Enter}')
  expect(code(3)).toHaveProperty('value', '+1')
  await user.click(code(3))
  await user.keyboard('46')
  await user.tab()
  expect(code(3)).toHaveProperty('value', '+46')
  await user.click(code(3))
  await user.keyboard('xyz')
  await user.tab()
  expect(code(3)).toHaveProperty('value', '+46')
  await save('Personal details')
  for (const shown of ['+999 55', '0701 23', '+46 170']) expect(details.getByText(shown)).toBeTruthy()
})

test('Escape closes the list of codes and keeps the code; the arrows walk it', async () => {
  profileApi(withDetails({ mobile_numbers: ['+1 5'] }))
  const { user, section, edit } = await openProfile()
  await edit('Personal details')
  const details = section('Personal details')
  const code = details.getByLabelText('Mobile numbers 1: country code')
  await user.click(code)
  await user.keyboard('swe{Escape}')
  expect(details.queryByRole('listbox')).toBeNull()
  expect(code).toHaveProperty('value', '+1')
  await user.clear(code)
  await user.keyboard('+35{ArrowDown}{ArrowDown}')
  const active = document.getElementById(code.getAttribute('aria-activedescendant') ?? '')
  expect(active).toBe(within(details.getByRole('listbox')).getAllByRole('option')[2])
})

test('a nationality is searched; text that is not in the list stays possible', async () => {
  profileApi(withDetails({ nationality: 'Freedonian' }))
  const { user, section, edit, save } = await openProfile()
  await edit('Personal details')
  const field = section('Personal details').getByLabelText('Nationality')
  expect(field).toHaveProperty('value', 'Freedonian')
  await user.clear(field)
  await user.type(field, 'netherl')
  await user.keyboard('{Enter}')
  expect(field).toHaveProperty('value', 'Dutch')
  await user.clear(field)
  await user.type(field, 'Kurdish')
  await save('Personal details')
  expect(section('Personal details').getByText('Kurdish')).toBeTruthy()
})

test('a text beyond its limit is never cut: the field says so, and saving is refused until it fits', async () => {
  profileApi()
  const { user, section, edit, save } = await openProfile()
  await edit('Personal details')
  const details = section('Personal details')
  const name = details.getByLabelText('Name')
  await user.type(name, 'a'.repeat(31))
  expect(details.queryByText('31 / 40')).toBeNull()
  await user.type(name, 'b')
  expect(details.getByText('32 / 40')).toBeTruthy()
  await user.click(name)
  await user.paste('0123456789')
  expect(name).toHaveProperty('value', `${'a'.repeat(31)}b0123456789`)
  expect(details.getByRole('alert').textContent).toBe('At most 40 characters')
  expect(details.getByText('42 / 40')).toBeTruthy()
  expect(name.getAttribute('aria-describedby')).toContain(details.getByRole('alert').id)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  await save('Personal details')
  expect(details.getByText('At most 40 characters, this has 42')).toBeTruthy()
  expect(document.activeElement).toBe(name)
  await user.type(name, '{Backspace}{Backspace}')
  expect(details.queryByText(/At most/)).toBeNull()
  await save('Personal details')
  expect(details.getByText(`${'a'.repeat(31)}b01234567`)).toBeTruthy()
})

test('a skill beyond its limit stays in its field until it fits', async () => {
  profileApi()
  const { user, section, edit, save } = await openProfile()
  await edit('Skills')
  await user.click(section('Skills').getByLabelText('New skill'))
  await user.paste('x'.repeat(60))
  expect(section('Skills').getByText('60 / 50')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(section('Skills').getByRole('alert').textContent).toBe('At most 50 characters')
  expect(section('Skills').getByLabelText('New skill')).toHaveProperty('value', 'x'.repeat(60))
  await save('Skills')
  expect(section('Skills').getByText('At most 50 characters, this has 60')).toBeTruthy()
})

test('adding jobs by keyboard: the first field has the focus, Enter in a line makes the next, a new entry is open', async () => {
  profileApi()
  const { user, section, save } = await openProfile()
  await user.click(section('Professional experience').getByRole('button', { name: 'Add experience' }))
  const part = section('Professional experience')
  expect(document.activeElement).toBe(part.getByLabelText('Job title'))
  await user.keyboard('Engineer{Tab}Acme')
  await user.click(part.getByRole('button', { name: 'Add experience' }))
  expect(document.activeElement).toBe(part.getAllByLabelText('Job title')[1])
  await user.keyboard('Intern{Tab}Beta')
  await save('Professional experience')
  expect(part.getAllByRole('article')).toHaveLength(2)
  expect(document.activeElement).toBe(part.getByRole('button', { name: 'Edit Engineer' }))
})
