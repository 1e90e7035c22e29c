import { expect, test } from 'vitest'
import { emptySearchApp } from '../../../testing/search-app.ts'

const { add, find } = emptySearchApp()

const companies = async (search: object) =>
  (await find(search)).map(({ company, found_by }) => `${company}: ${found_by}`)

test.each([
  [{ country: 'Ireland' }, ['Anywhere: remote']],
  [{ country: 'Ireland', city: 'Cork' }, ['Anywhere: remote']],
  [{ country: 'United Kingdom', state: 'Scotland' }, ['Anywhere: remote', 'Belfast: farther']],
  [{ country: 'United Kingdom', city: 'Belfast' }, ['Belfast: all_words', 'Anywhere: remote']],
  [{ country: 'Ireland', remote: true }, ['Anywhere: all_words']],
  [{ country: 'Ireland', remote: false }, []],
  [{}, ['Anywhere: all_words', 'Belfast: all_words']],
])('remote work is told apart from jobs of the place that is asked for: %j', async (place, expected) => {
  await add([
    { company: 'Anywhere', location: 'Remote' },
    { company: 'Belfast', location: 'Belfast, Northern Ireland' },
  ])
  const found = await companies({ job_title: 'nurse', ...place })
  expect('country' in place ? found : found.toSorted()).toEqual(expected)
})

test('remote work of the chosen country alone is work there', async () => {
  await add([
    { company: 'Anywhere', location: 'Remote' },
    { company: 'Irish', location: 'Remote, Ireland' },
  ])
  expect(await companies({ job_title: 'nurse', country: 'Ireland' })).toEqual(['Irish: all_words', 'Anywhere: remote'])
})

test('jobs of the place come before remote work, also where only their texts have all words', async () => {
  await add([
    { company: 'Anywhere', title: 'Kubernetes', location: 'Remote' },
    { company: 'Leeds', title: 'Platform', text: 'You run kubernetes here.' },
  ])
  const leeds = { job_title: 'kubernetes', country: 'United Kingdom', city: 'Leeds' }
  expect(await companies(leeds)).toEqual(['Leeds: all_words', 'Anywhere: remote'])
})

test('remote work that is bound to another country by its title is not open to this one', async () => {
  const location = 'Remote'
  await add([
    { company: 'Florida', title: 'Nurse, Florida license', location },
    { company: 'Region', title: 'Nurse LATAM', location },
    { company: 'Open', title: 'Nurse', location },
    { company: 'Said', title: 'Licensed nurse', location: 'Remote, Germany' },
    { company: 'There', title: 'Nurse, licensed premises', location: 'Hamburg, Germany' },
  ])
  expect(await companies({ job_title: 'nurse', country: 'Germany' })).toEqual([
    'Said: all_words',
    'There: all_words',
    'Open: remote',
  ])
  expect(await companies({ job_title: 'nurse', country: 'Germany', remote: true })).toEqual([
    'Said: all_words',
    'Open: all_words',
  ])
  const inUnitedStates = await companies({ job_title: 'nurse', country: 'United States' })
  expect(inUnitedStates.toSorted()).toEqual(['Florida: remote', 'Open: remote'])
})
