import { expect, test } from 'vitest'
import { makeJob, noDetails } from '../../../testing/job.ts'
import { changesOf, draftOf, joined, rebase, type JobDraft } from './job-draft.ts'

const base = draftOf(makeJob('Designer'), { ...noDetails, notes: 'one' })
const but = (changes: Partial<JobDraft>): JobDraft => ({ ...base, ...changes })
const person = { name: 'Mara', role: '', email: '', phone: '' }
const at = (day: number) => `2027-01-0${day}T09:00:00.000Z`

test('only what reads otherwise is a change; blanks at the ends, empty lines and the order of interviews are none', () => {
  const noise = but({
    location: ' ',
    contacts: [{ ...person, name: ' ' }],
    interviews: [{ at: '', text: 'when?' }],
  })
  expect(changesOf(base, noise)).toEqual({})
  const two = but({ interviews: [at(1), at(2)].map((time) => ({ at: time, text: '' })) })
  expect(changesOf(two, but({ interviews: two.interviews.toReversed() }))).toEqual({})
  expect(changesOf(base, but({ location: 'Oslo ', notes: 'one ' }))).toEqual({ location: 'Oslo', notes: 'one ' })
})

test('a job keeps its title and company: an empty one is not sent', () => {
  expect(changesOf(base, but({ job_title: ' ', company_name: 'Initech' }))).toEqual({ company_name: 'Initech' })
})

test('what only one tab changed is taken from it; what both changed differently stays mine and is named', () => {
  const mine = but({ notes: 'mine', salary: '50', location: 'Oslo' })
  const theirs = but({ notes: 'theirs', source: 'a friend', location: 'Oslo' })
  expect(rebase(base, mine, theirs)).toEqual({
    draft: but({ notes: 'mine', salary: '50', location: 'Oslo', source: 'a friend' }),
    conflicts: ['notes'],
  })
})

test('what is being typed is left alone by an answer that says the same without the blank at its end', () => {
  const mine = but({ location: 'New ' })
  expect(rebase(but({ location: 'New' }), mine, but({ location: 'New' })).draft.location).toBe('New ')
})

test('both versions can be kept: notes one after the other, people and interviews once each', () => {
  const mine = but({ notes: 'mine', contacts: [person] })
  const theirs = but({ notes: 'theirs', contacts: [person, { ...person, name: 'Omar' }] })
  const both = joined(mine, theirs, ['notes', 'contacts'])
  expect(both.notes).toBe('mine\n\ntheirs')
  expect(both.contacts.map(({ name }) => name)).toEqual(['Mara', 'Omar'])
})
