import { expect, test } from 'vitest'
import { changesBetween } from './profile-changes.ts'
import { emptyProfile, type ProfileDocument } from './profile-document.ts'

const skills = (...names: string[]): ProfileDocument => ({
  ...emptyProfile(),
  skills: names.map((name) => ({ id: name, skill: name, category: '' })),
})

test('what a version changed is counted section by section, in the order of the sections', () => {
  const before = { ...skills('a', 'b', 'c'), profile_summary: 'Old' }
  const after: ProfileDocument = {
    ...skills('a', 'c', 'd', 'e'),
    profile_summary: 'New',
    personal_details: { ...emptyProfile().personal_details, name: 'Ada', mobile_numbers: ['+1 555'] },
    references: [{ id: 'r', name: 'Grace', title: '', company: '', mobile: '', email: '' }],
  }
  expect(changesBetween(before, after)).toEqual([
    { section: 'personal_details', added: 2, removed: 0, changed: 0 },
    { section: 'profile_summary', added: 0, removed: 0, changed: 1 },
    { section: 'skills', added: 2, removed: 1, changed: 0 },
    { section: 'references', added: 1, removed: 0, changed: 0 },
  ])
})

test('an entry is known by its id: another text is a change, not one removed and one added', () => {
  const [was, is] = [skills('a', 'b'), skills('a', 'b')]
  is.skills[1] = { id: 'b', skill: 'Better', category: '' }
  expect(changesBetween(was, is)).toEqual([{ section: 'skills', added: 0, removed: 0, changed: 1 }])
})

test('of entries in another order only those count that moved, and one that moved and changed counts once', () => {
  expect(changesBetween(skills('a', 'b', 'c', 'd'), skills('d', 'a', 'b', 'c'))).toEqual([
    { section: 'skills', added: 0, removed: 0, changed: 1 },
  ])
  const moved = skills('d', 'a', 'b', 'c')
  moved.skills[0] = { id: 'd', skill: 'D', category: '' }
  expect(changesBetween(skills('a', 'b', 'c', 'd'), moved)[0]?.changed).toBe(1)
})

test('no change is no change, whatever the order of keys: PostgreSQL’s jsonb keeps none', () => {
  const job = {
    id: 'j',
    company: 'A',
    title: 'B',
    location: '',
    from: '',
    to: '',
    responsibilities: [],
    notable_achievements: [],
  }
  const turned = Object.fromEntries(Object.entries(job).toReversed()) as typeof job
  const details = Object.fromEntries(Object.entries(emptyProfile().personal_details).toReversed())
  const personal_details = details as ProfileDocument['personal_details']
  expect(
    changesBetween(
      { ...emptyProfile(), professional_experience: [job] },
      { ...emptyProfile(), professional_experience: [turned], personal_details },
    ),
  ).toEqual([])
})

test('a field that an older document lacks is no change against an empty one', () => {
  const { links: _, ...older } = emptyProfile().personal_details
  const before = { ...emptyProfile(), personal_details: older as ProfileDocument['personal_details'] }
  expect(changesBetween(before, emptyProfile())).toEqual([])
  const after = { ...emptyProfile(), personal_details: { ...emptyProfile().personal_details, links: ['a.example'] } }
  expect(changesBetween(before, after)).toEqual([{ section: 'personal_details', added: 1, removed: 0, changed: 0 }])
  expect(changesBetween(after, before)).toEqual([{ section: 'personal_details', added: 0, removed: 1, changed: 0 }])
})
