import { expect, test } from 'vitest'
import { fitToCard } from './card-texts.ts'
import { jobLimits } from './job-tracking.ts'

test('texts of a posting are cut to the limits of a card, never within a character', () => {
  const long = `${'a'.repeat(jobLimits.job_title - 1)}😀`
  const short = { company_name: ' Acme ', location: '', salary: '€1', source: 'example.org' }
  expect(fitToCard({ job_title: long, ...short })).toEqual({
    job_title: 'a'.repeat(jobLimits.job_title - 1),
    ...short,
    company_name: 'Acme',
  })
})
