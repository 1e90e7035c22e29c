import { expect, test } from 'vitest'
import { emptySearchApp } from '../../../testing/search-app.ts'

const { add, find, search } = emptySearchApp()

const companies = async (search: object) =>
  (await find(search)).map(({ company, found_by }) => `${company}: ${found_by}`)

test('who asks for part time gets what says so, then what does not say, and nothing that says full time', async () => {
  await add([
    { company: 'Full', employment_type: 'FULL_TIME' },
    { company: 'Silent' },
    { company: 'Field', employment_type: 'Part-time' },
    { company: 'Either', employment_type: 'full-or-part-time' },
    { company: 'Title', title: 'Nurse, part time' },
    { company: 'Text', text: 'Hours: 16 hours per week.' },
  ])
  const found = await companies({ job_title: 'nurse', hours: 'part_time' })
  expect(found.slice(0, 4).toSorted()).toEqual([
    'Either: all_words',
    'Field: all_words',
    'Text: all_words',
    'Title: all_words',
  ])
  expect(found.slice(4)).toEqual(['Silent: unstated'])
})

test('hours and contract together are both stated, or else come after those that state them', async () => {
  await add([
    { company: 'Both', employment_type: 'Part time, temporary' },
    { company: 'Hours', employment_type: 'Part time' },
    { company: 'Neither' },
    { company: 'Other', employment_type: 'Part time, permanent' },
  ])
  const [first, ...others] = await companies({ job_title: 'nurse', hours: 'part_time', contract: 'temporary' })
  expect(first).toBe('Both: all_words')
  expect(others.toSorted()).toEqual(['Hours: unstated', 'Neither: unstated'])
})

test('an apprenticeship is found by its contract, whatever the source calls its hours', async () => {
  await add([
    { title: 'Nurse apprentice', company: 'Apprentice', employment_type: 'FULL_TIME' },
    { company: 'Permanent', employment_type: 'Permanent' },
  ])
  expect(await companies({ job_title: 'nurse', contract: 'internship' })).toEqual(['Apprentice: all_words'])
})

test('a result says the hours and the contract that were read', async () => {
  await add([{ employment_type: 'PART_TIME, CONTRACTOR' }, { title: 'Baker' }])
  const { body } = await search({ job_title: 'nurse' })
  expect(body['results']).toMatchObject([{ hours: ['part_time'], contract: ['temporary'] }])
  const { body: other } = await search({ job_title: 'baker' })
  expect(other['results']).toMatchObject([{ hours: [], contract: [] }])
})

test('hours that do not exist are refused', async () => {
  expect((await search({ job_title: 'nurse', hours: 'sometimes' })).status).toBe(400)
})
