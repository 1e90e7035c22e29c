import { screen, within } from '@testing-library/react'
import { loadProfile, saveProfile } from '@waymark/contract/profile.ts'
import { expect, test } from 'vitest'
import { rawReply } from '../../../testing/fake-api.ts'
import { makeExperience, makeProfile, openProfile, profileApi } from '../../../testing/profile.ts'

const skillsOf = (view: { getAllByRole: (role: 'listitem') => HTMLElement[] }) =>
  view.getAllByRole('listitem').map((item) => item.textContent)

test('Save pushes a section into the draft and shows "Save All Changes"; Cancel restores it', async () => {
  profileApi(makeProfile({ profile_summary: 'Before' }))
  const { user, section, edit, save, cancel } = await openProfile()
  expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull()
  await edit('Profile summary')
  const field = section('Profile summary').getByRole('textbox', { name: 'Profile summary' })
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, 'After')
  await cancel('Profile summary')
  expect(section('Profile summary').getByText('Before')).toBeTruthy()
  expect(document.activeElement).toBe(section('Profile summary').getByRole('button', { name: /Edit/ }))
  expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull()
  await edit('Profile summary')
  await user.type(section('Profile summary').getByRole('textbox'), ' and after')
  await save('Profile summary')
  expect(section('Profile summary').getByText('Before and after')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save All Changes' })).toBeTruthy()
})

test('the summary counts its 3000 characters from the first one on', async () => {
  profileApi(makeProfile({ profile_summary: 'abc' }))
  const { section, edit } = await openProfile()
  await edit('Profile summary')
  expect(section('Profile summary').getByText('3 / 3000')).toBeTruthy()
})

test('an e-mail of another form is "Invalid email format", blocks the section and gets the focus; none is fine', async () => {
  profileApi()
  const { user, section, edit, save } = await openProfile()
  await edit('Personal details')
  const email = section('Personal details').getByLabelText('Email')
  await user.type(email, 'ada@nowhere')
  await save('Personal details')
  expect(section('Personal details').getByText('Invalid email format')).toBeTruthy()
  expect(document.activeElement).toBe(email)
  await user.clear(email)
  expect(section('Personal details').queryByText('Invalid email format')).toBeNull()
  await save('Personal details')
  expect(section('Personal details').getByRole('button', { name: /Edit/ })).toBeTruthy()
})

test('the date of birth cannot be later than today, and is shown long', async () => {
  profileApi(makeProfile({ personal_details: { ...makeProfile().personal_details, date_of_birth: '1990-03-04' } }))
  const { user, section, edit, save } = await openProfile()
  expect(section('Personal details').getByText('March 4, 1990')).toBeTruthy()
  await edit('Personal details')
  const birth = section('Personal details').getByLabelText('Date of birth')
  await user.clear(birth)
  await user.type(birth, `${new Date().getFullYear() + 1}-01-01`)
  await save('Personal details')
  expect(section('Personal details').getByText('Date of birth cannot be later than today')).toBeTruthy()
})

test('mobile numbers start with +1, keep digits, spaces and hyphens, and stand in the list once', async () => {
  profileApi()
  const { user, section, edit, save } = await openProfile()
  await edit('Personal details')
  const details = section('Personal details')
  await user.click(details.getByRole('button', { name: 'Add a number' }))
  expect(details.getByLabelText('Mobile numbers 1: country code')).toHaveProperty('value', '+1')
  await user.keyboard('(555) 12-3x')
  await user.click(details.getByRole('button', { name: 'Add a number' }))
  await user.type(details.getByLabelText('Mobile numbers 2: number'), '555123')
  await save('Personal details')
  expect(details.getByText('This number is already in the list')).toBeTruthy()
  await user.click(details.getByRole('button', { name: 'Remove Mobile numbers 2' }))
  expect(document.activeElement).toBe(details.getByLabelText('Mobile numbers 1: number'))
  await user.click(details.getByRole('button', { name: 'Add a number' }))
  await save('Personal details')
  expect(details.getByText('+1 555 12-3')).toBeTruthy()
})

test('a number pasted with its country code sets the code, also over another number', async () => {
  profileApi()
  const { user, section, edit, save } = await openProfile()
  await edit('Personal details')
  const details = section('Personal details')
  await user.click(details.getByRole('button', { name: 'Add a number' }))
  await user.paste('+49 151 234')
  expect(details.getByLabelText('Mobile numbers 1: country code')).toHaveProperty('value', '+49')
  expect(details.getByLabelText('Mobile numbers 1: number')).toHaveProperty('value', '151 234')
  await user.paste('+358401234567')
  await save('Personal details')
  expect(details.getByText('+358 401234567')).toBeTruthy()
})

test('a skill is added by Enter or Add: trimmed, not empty, not twice; what was typed last counts too', async () => {
  profileApi(makeProfile({ skills: [{ id: 's1', skill: 'Go', category: '' }] }))
  const { user, section, edit, save } = await openProfile()
  await edit('Skills')
  const field = section('Skills').getByLabelText('New skill')
  expect(document.activeElement).toBe(field)
  await user.type(field, '  SQL  {Enter}')
  await user.type(field, '   {Enter}')
  await user.type(field, 'go{Enter}')
  expect(section('Skills').getByText('go is already in the list.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'Rust')
  await user.click(section('Skills').getByRole('button', { name: 'Add' }))
  await user.type(field, 'Kotlin')
  await save('Skills')
  expect(skillsOf(section('Skills'))).toEqual(['Go', 'SQL', 'Rust', 'Kotlin'])
})

test('a new experience is sorted in, with an id of its own; an empty one is left out', async () => {
  const api = profileApi(makeProfile({ professional_experience: [makeExperience({ from: '2010-01', to: '2012-01' })] }))
  api.answers(saveProfile, { success: true, version: 4 })
  const { user, section, edit, save, saveAll } = await openProfile()
  await edit('Professional experience')
  const part = section('Professional experience')
  await user.click(part.getByRole('button', { name: 'Add experience' }))
  await user.click(part.getByRole('button', { name: 'Add experience' }))
  const entry = within(
    part
      .getAllByRole('listitem')
      .find((item) => within(item).queryByRole('button', { name: /^New experience/ })) as HTMLElement,
  )
  await user.type(entry.getByLabelText('Job title'), 'Director')
  await user.selectOptions(entry.getByLabelText('From: month'), 'Mar')
  await save('Professional experience')
  expect(part.getByText('Please choose a year')).toBeTruthy()
  expect(document.activeElement).toBe(part.getAllByLabelText('From: month').at(-2))
  await user.selectOptions(entry.getByLabelText('From: year'), '2021')
  await user.click(entry.getByLabelText('Present'))
  await user.click(entry.getAllByRole('button', { name: 'Add a line' })[0] as HTMLElement)
  await user.keyboard('First{Enter}Second{Enter}')
  await save('Professional experience')
  expect(part.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(['Director', 'Engineer'])
  expect(part.getByText('Mar 2021 – Present')).toBeTruthy()
  await saveAll()
  const sent = api.callsTo(saveProfile)[0]?.body as { data: ReturnType<typeof makeProfile> }
  expect(sent.data.professional_experience).toMatchObject([
    {
      id: expect.stringMatching(/^[\w-]{8,}$/) as string,
      title: 'Director',
      from: '2021-03',
      to: 'present',
      responsibilities: ['First', 'Second'],
    },
    { id: 'e1', title: 'Engineer' },
  ])
})

test('removing the only mobile number leads to the button that adds one', async () => {
  profileApi()
  const { user, section, edit } = await openProfile()
  await edit('Personal details')
  const add = section('Personal details').getByRole('button', { name: 'Add a number' })
  await user.click(add)
  await user.click(section('Personal details').getByRole('button', { name: 'Remove Mobile numbers 1' }))
  expect(document.activeElement).toBe(add)
})

test('a pasted list becomes lines of its own, without its bullets', async () => {
  profileApi(makeProfile({ professional_experience: [makeExperience({ responsibilities: ['Old.'] })] }))
  const { user, section, edit } = await openProfile()
  await edit('Professional experience')
  const part = section('Professional experience')
  if (part.queryByLabelText('Responsibilities: line 1') === null)
    await user.click(part.getByRole('button', { name: /^Engineer/ }))
  await user.click(part.getByLabelText('Responsibilities: line 1'))
  await user.paste('• Led\r\n\r\n-  Built 1.5 m lines\n3. Sold\n-5 % costs\n')
  const lines = () =>
    part.getAllByLabelText(/^Responsibilities: line/).map((line) => (line as HTMLTextAreaElement).value)
  expect(lines()).toEqual(['Old.Led', 'Built 1.5 m lines', 'Sold', '-5 % costs'])
  expect(document.activeElement).toBe(part.getByLabelText('Responsibilities: line 4'))
})

test('lists of entries are edited: a reference, a certification and attendance years', async () => {
  profileApi()
  const { user, section, edit, save } = await openProfile()
  await edit('References')
  await user.type(section('References').getByLabelText('Name'), 'Anders')
  await user.type(section('References').getByLabelText('Mobile: number'), '70 12x')
  await save('References')
  expect(section('References').getByText('+1 70 12')).toBeTruthy()
  await edit('Certifications')
  await user.type(section('Certifications').getByLabelText('Name'), 'CKA')
  await user.selectOptions(section('Certifications').getByLabelText('Year'), '2023')
  await save('Certifications')
  expect(section('Certifications').getByText('2023')).toBeTruthy()
  await edit('Education')
  await user.type(section('Education').getByLabelText('Institution'), 'KTH')
  await user.selectOptions(section('Education').getByLabelText('Attendance: first year'), '2014')
  await user.selectOptions(section('Education').getByLabelText('Attendance: last year'), '2016')
  await save('Education')
  expect(section('Education').getByText('2014 - 2016')).toBeTruthy()
})

test('Enter in a single-line field saves the section; Ctrl and S saves it from anywhere in it', async () => {
  profileApi()
  const { user, section, edit } = await openProfile()
  await edit('Certifications')
  const certifications = section('Certifications')
  await user.type(certifications.getByLabelText('Name'), 'CKA{Enter}')
  expect(certifications.getByRole('heading', { name: 'CKA' })).toBeTruthy()
  expect(certifications.getByRole('button', { name: 'Edit Certifications' })).toBeTruthy()
  await edit('Profile summary')
  const summary = section('Profile summary')
  await user.type(summary.getByRole('textbox'), 'One{Enter}two')
  expect(summary.getByRole('textbox')).toHaveProperty('value', 'One\ntwo')
  await user.keyboard('{Control>}s{/Control}')
  expect(summary.queryByRole('textbox')).toBeNull()
  expect(summary.getByText(/One/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save All Changes' })).toBeTruthy()
})

test('"Save all" keeps the section and saves the whole profile in one press, unless something is wrong', async () => {
  const api = profileApi()
  api.answers(saveProfile, { success: true, version: 4 })
  const { user, section, edit } = await openProfile()
  await edit('Personal details')
  const details = section('Personal details')
  await user.type(details.getByLabelText('Email'), 'ada@')
  await user.click(details.getByRole('button', { name: 'Save all' }))
  expect(details.getByText('Invalid email format')).toBeTruthy()
  expect(api.callsTo(saveProfile)).toHaveLength(0)
  await user.type(details.getByLabelText('Email'), 'example.org')
  await user.click(details.getByRole('button', { name: 'Save all' }))
  await screen.findByText('Your profile is saved.')
  expect(api.callsTo(saveProfile)[0]?.body).toMatchObject({
    data: { personal_details: { email: 'ada@example.org' } },
  })
  expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull()
  expect(document.activeElement).toBe(details.getByRole('button', { name: 'Edit Personal details' }))
})

test('one entry is edited in place with one press; the others stay as they are read', async () => {
  profileApi(
    makeProfile({
      professional_experience: [
        makeExperience({ responsibilities: ['Led.'] }),
        makeExperience({ id: 'e2', title: 'Intern', from: '2010-01' }),
      ],
    }),
  )
  const { user, section, save } = await openProfile()
  const part = section('Professional experience')
  await user.click(part.getByRole('button', { name: 'Edit Intern' }))
  const title = part.getByLabelText('Job title')
  expect(document.activeElement).toBe(title)
  expect(part.getByRole('heading', { name: 'Engineer' })).toBeTruthy()
  expect(part.getByText('Led.')).toBeTruthy()
  await user.type(title, ' of the year')
  await user.click(part.getByRole('button', { name: 'Edit Engineer' }))
  expect(part.getAllByLabelText('Job title')).toHaveLength(2)
  await save('Professional experience')
  expect(part.getByRole('heading', { name: 'Intern of the year' })).toBeTruthy()
  expect(document.activeElement).toBe(part.getByRole('button', { name: 'Edit Intern of the year' }))
})

test('the section with a wrong e-mail keeps the whole profile from being saved', async () => {
  const api = profileApi()
  api.forget(loadProfile)
  const content = makeProfile({ personal_details: { ...makeProfile().personal_details, email: 'ada@' } })
  api.replies(loadProfile, rawReply(200, { success: true, data: { content, version: 3, saved_at: null } }))
  const { user, section, edit, save, saveAll } = await openProfile()
  await edit('Profile summary')
  await user.type(section('Profile summary').getByRole('textbox'), '!')
  await save('Profile summary')
  await saveAll()
  expect(section('Personal details').getByText('Invalid email format')).toBeTruthy()
  expect(document.activeElement).toBe(section('Personal details').getByLabelText('Email'))
  expect(api.callsTo(saveProfile)).toHaveLength(0)
})
