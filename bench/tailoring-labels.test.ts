import { expect, test } from 'vitest'
import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { lineName, resolveInvented, resolveLabels, type PairLabel } from './tailoring-labels.ts'

const posting = { id: 'invented:1', title: 'Baker', company: 'Crumb' }
const lines = ['Baked 400 loaves a day', 'Trained two apprentices', 'Cut flour waste by 12%', 'Swept the shop']
const lead = ['Cut flour waste by 12%', 'Baked 400 loaves a day', 'Trained two apprentices'].map(lineName)
const weak = ['Swept the shop'].map(lineName)

function profileOf(responsibilities: string[], notable_achievements: string[] = []): ProfileDocument {
  const job = {
    title: 'Baker',
    company: 'Oven',
    location: '',
    from: '',
    to: '',
    responsibilities,
    notable_achievements,
  }
  return { ...emptyProfile(), professional_experience: [job] }
}

function resolve(profile: ProfileDocument | undefined, change: Partial<PairLabel> = {}) {
  const label: PairLabel = {
    cv: 'a.pdf',
    posting: posting.id,
    half: 'held_out',
    jobs: { 0: { lead, weak } },
    ...change,
  }
  return resolveLabels([label], new Map(profile ? [['a.pdf', profile]] : []), new Map([[posting.id, posting]]))
}

test('labels find their lines wherever a job has them now, in the order of the judge', () => {
  const moved = resolve(profileOf([lines[3]!, lines[2]!], [lines[1]!, lines[0]!]))
  expect(moved).toMatchObject({ pairs: 1, lost: 0, jobs: [{ lead: [1, 3, 2], weak: [0] }] })
})

test('a line keeps its name when only case, spaces and punctuation are read in another way', () => {
  expect(lineName('  Cut FLOUR waste  by 12 %.')).toBe(lineName('Cut flour waste by 12%'))
  expect(lineName('Cut flour waste by 21%')).not.toBe(lineName('Cut flour waste by 12%'))
  expect(lineName('Backte täglich Brot')).not.toBe(lineName('Backte tglich Brot'))
})

test('a weak line that is no longer read is skipped and counted', () => {
  const resolved = resolve(profileOf(lines.slice(0, 3)))
  expect(resolved).toMatchObject({ pairs: 1, lost: 1, jobs: [{ lead: [2, 0, 1], weak: [] }] })
})

test('a job that has lost one of its lead lines is not measured, and only the lost line is counted', () => {
  expect(resolve(profileOf(lines.slice(1)))).toEqual({ pairs: 0, jobs: [], lost: 1 })
})

test('all labels of a CV, posting or job that is gone are counted', () => {
  const gone = { pairs: 0, jobs: [], lost: 4 }
  expect(resolve(undefined)).toEqual(gone)
  expect(resolve(profileOf(lines), { posting: 'invented:2' })).toEqual(gone)
  expect(resolve(profileOf(lines), { jobs: { 1: { lead, weak } } })).toEqual(gone)
})

test('a job of an invented person is judged once for each posting that is known', () => {
  const label = { lead: [2, 0, 1], weak: [3] }
  const job = { person: 'p', title: 'Baker', employer: 'Oven', lines, postings: { [posting.id]: label, gone: label } }
  const judged = resolveInvented([job], new Map([[posting.id, posting]]))
  expect(judged).toMatchObject([{ lines, ...label, job: 0, pair: { cv: 'p', posting } }])
  expect(judged[0]?.pair.profile.professional_experience[0]?.responsibilities).toEqual(lines)
})
