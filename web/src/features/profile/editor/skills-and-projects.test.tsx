import { waitFor, within } from '@testing-library/react'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { expect, test } from 'vitest'
import { makeProfile, openProfile, profileApi } from '../../../testing/profile.ts'

const sent = (api: ReturnType<typeof profileApi>) =>
  (api.callsTo(saveProfile).at(-1)?.body as { data: ProfileDocument } | undefined)?.data

test('skills are put in groups, and a group whose name is emptied is the list again', async () => {
  const api = profileApi(makeProfile({ skills: [{ id: 's1', skill: 'Go', category: '' }] }))
  api.answers(saveProfile, { success: true, version: 4 })
  const { user, section, edit, save, saveAll } = await openProfile()
  await edit('Skills')
  const part = section('Skills')
  await user.click(part.getByRole('button', { name: 'Add a group' }))
  await user.type(part.getByLabelText('Name of the group'), 'Tools')
  await user.type(part.getByLabelText('New skill in Tools'), 'Git{Enter}Jira{Enter}')
  await save('Skills')
  expect(part.getByText('Tools')).toBeTruthy()
  await saveAll()
  await waitFor(() =>
    expect(sent(api)?.skills).toMatchObject([
      { id: 's1', skill: 'Go', category: '' },
      { skill: 'Git', category: 'Tools' },
      { skill: 'Jira', category: 'Tools' },
    ]),
  )
  await edit('Skills')
  await user.clear(part.getByLabelText('Name of the group'))
  await save('Skills')
  await saveAll()
  await waitFor(() => expect(sent(api)?.skills.map(({ category }) => category)).toEqual(['', '', '']))
})

test('a project, and an education that is not finished and ends in a year to come', async () => {
  const api = profileApi()
  api.answers(saveProfile, { success: true, version: 4 })
  const { user, section, edit, save, saveAll } = await openProfile()
  await edit('Projects')
  await user.type(section('Projects').getByLabelText('Name'), 'Tide tables')
  await user.selectOptions(section('Projects').getByLabelText('From: year'), '2019')
  await save('Projects')
  expect(section('Projects').getByText('2019')).toBeTruthy()
  await edit('Education')
  const part = section('Education')
  const ahead = String(new Date().getFullYear() + 2)
  await user.type(part.getByLabelText('Institution'), 'Exeter')
  expect(within(part.getByLabelText('Attendance: last year')).queryByRole('option', { name: ahead })).toBeNull()
  await user.click(part.getByLabelText('Not finished yet'))
  await user.selectOptions(part.getByLabelText('Attendance: last year'), ahead)
  await save('Education')
  await saveAll()
  await waitFor(() =>
    expect(sent(api)).toMatchObject({
      projects: [{ name: 'Tide tables', from: '2019', to: '', description: [], skills: [] }],
      education: [{ institution: 'Exeter', attendance: `- ${ahead}`, expected: true }],
    }),
  )
})
