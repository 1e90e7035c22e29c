import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeExperience, makeProfile, openProfile, profileApi } from '../../../testing/profile.ts'
import { completenessOf } from './profile-completeness.ts'

const details = {
  ...makeProfile().personal_details,
  name: 'Ada',
  email: 'ada@example.org',
  mobile_numbers: ['+1 5'],
  present_location: 'London',
  languages_known: ['English'],
}
const skills = ['a', 'b', 'c', 'd', 'e'].map((skill) => ({ id: skill, skill, category: '' }))
const education = [
  { id: 'd', institution: 'Home', attendance: '', degree_type: '', specialization: '', gpa: '', expected: false },
]
const whole = makeProfile({
  personal_details: details,
  profile_summary: 'I compute.',
  professional_experience: [makeExperience({ responsibilities: ['Wrote programs.'] })],
  education,
  skills,
})
const gapsOf = (parts: Parameters<typeof makeProfile>[0]) =>
  completenessOf({ ...whole, ...parts }).gaps.map(({ key, field }) => (field ? `${key}.${field}` : key))

test('an empty profile has nothing, a whole one 100 percent, without birth date, marital status or references', () => {
  expect(completenessOf(makeProfile()).percent).toBe(0)
  expect(completenessOf(whole)).toEqual({ percent: 100, gaps: [] })
  expect(completenessOf(makeProfile()).gaps.map(({ field }) => field)).not.toContain('date_of_birth')
})

test('the weightiest gap stands first; dates and lines are asked for once there is a job', () => {
  const empty = completenessOf(makeProfile()).gaps
  expect(empty[0]).toMatchObject({ key: 'professional_experience', field: 'title' })
  expect(empty.map(({ field }) => field)).not.toContain('from')
  expect(empty.map(({ field }) => field)).not.toContain('responsibilities')
})

test('jobs need title, employer, dates, and the newest one its lines; voluntary work counts where there was no job', () => {
  expect(gapsOf({ professional_experience: [makeExperience({ company: '', to: '' })] })).toEqual([
    'professional_experience.company',
    'professional_experience.responsibilities',
    'professional_experience.to',
  ])
  const { company: _, notable_achievements: __, ...rest } = makeExperience({ responsibilities: ['Taught.'] })
  expect(gapsOf({ professional_experience: [], volunteer_experience: [{ ...rest, organization: 'Club' }] })).toEqual([])
  expect(gapsOf({ skills: skills.slice(1) })).toEqual(['skills'])
})

test('what is missing is a button that opens its section at the field', async () => {
  profileApi({ ...whole, personal_details: { ...details, email: '' }, professional_experience: [makeExperience()] })
  const { user, section } = await openProfile()
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('80')
  const missing = within(screen.getByRole('list', { name: 'Still missing' }))
  await user.click(missing.getByRole('button', { name: 'Your email' }))
  expect(document.activeElement).toBe(section('Personal details').getByLabelText('Email'))
  await user.click(missing.getByRole('button', { name: 'What you did in your newest job' }))
  const experience = section('Professional experience')
  expect(document.activeElement).toBe(experience.getAllByRole('button', { name: 'Add a line' })[0])
  await user.keyboard('{Enter}Wrote programs.')
  await user.click(experience.getByRole('button', { name: 'Save' }))
  expect(experience.getByRole('button', { name: 'Hide Professional experience' }), 'stays open on a phone').toBeTruthy()
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('90')
})

test('a place jumped to once does not take the focus when the section is opened again', async () => {
  profileApi({ ...whole, personal_details: { ...details, email: '' } })
  const { user, section, edit, cancel } = await openProfile()
  await user.click(screen.getByRole('button', { name: 'Your email' }))
  await cancel('Personal details')
  await edit('Personal details')
  expect(document.activeElement).toBe(section('Personal details').getByLabelText('Name'))
})

test('a complete profile is told so, without a meter', async () => {
  profileApi(whole)
  await openProfile()
  expect(screen.queryByRole('meter')).toBeNull()
  expect(screen.getByText('Your profile has everything that a good CV is made from.')).toBeTruthy()
})

test('the name and email of the account are offered, never filled in unasked, and never over what stands there', async () => {
  profileApi(makeProfile({ personal_details: { ...makeProfile().personal_details, name: 'Augusta' } }))
  const { user, section } = await openProfile()
  const part = section('Personal details')
  expect(part.queryByText('ada@example.org', { selector: 'dd *' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull()
  await user.click(part.getByRole('button', { name: "Use your account's email" }))
  expect(part.getByText('ada@example.org')).toBeTruthy()
  expect(part.getByText('Augusta')).toBeTruthy()
  expect(part.queryByRole('button', { name: /Use your account/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Save All Changes' })).toBeTruthy()
})
