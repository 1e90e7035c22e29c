import { describe, expect, test } from 'vitest'
import { makeJob } from '../../../testing/job.ts'
import { filterJobs, noFilter, similarJobs } from './board-filter.ts'

describe('filter and search on the board', () => {
  const zurich = makeJob('Développeuse', { location: 'Zürich', salary: '100,000 CHF' })
  const berlin = makeJob('Nurse', { company_name: 'Charité', location: 'Berlin', source: 'a friend' })
  const archived = makeJob('Baker', { archived_at: '2026-01-01T00:00:00.000Z' })
  const find = (text: string, more = {}) =>
    filterJobs([zurich, berlin, archived], { ...noFilter, text, ...more }).map(({ job_title }) => job_title)

  test('every word must be found somewhere, whatever its case and marks', () => {
    expect(find('')).toEqual(['Développeuse', 'Nurse'])
    expect(find('ZURICH developpeuse')).toEqual(['Développeuse'])
    expect(find('charite friend')).toEqual(['Nurse'])
    expect(find('nurse zürich')).toEqual([])
  })

  test('archived jobs are shown apart', () => {
    expect(find('', { archived: true })).toEqual(['Baker'])
    expect(find('nurse', { archived: true })).toEqual([])
  })
})

describe('the same job twice', () => {
  const jobs = [makeJob('Senior Engineer (m/f/d)', { company_name: 'Acme, Inc.' }), makeJob('Engineer')]
  test('is found by title and company, without punctuation and legal form', () => {
    expect(similarJobs(jobs, { job_title: 'senior engineer m f d', company_name: 'ACME GmbH' })).toEqual([jobs[0]])
    expect(similarJobs(jobs, { job_title: 'Engineer', company_name: 'Other' })).toEqual([])
    expect(similarJobs(jobs, { job_title: '', company_name: '' })).toEqual([])
    expect(similarJobs([makeJob('C++ Engineer')], { job_title: 'C Engineer', company_name: 'Acme' })).toEqual([])
  })
})
