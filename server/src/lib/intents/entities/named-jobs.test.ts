import { expect, test } from 'vitest'
import { findNamedJobs } from './named-jobs.ts'

const jobs = ['Aire Valley Catering', 'Talleres Arteaga', 'Meanwood Primary', 'HAD Métropole', 'Lindhorst'].map(
  (company_name) => ({
    job_title: 'Clerk',
    company_name,
  }),
)

test.each([
  ['i want to get out of catering, into teaching maybe', undefined],
  ['quiero dejar el taller, a qué me puedo dedicar', undefined],
  ['i went to a primary in leeds', undefined],
  ['ils ont dit que j’avais had', undefined],
  ['when is the interview at Primary', 'Meanwood Primary'],
  ['did Meanwood reply', 'Meanwood Primary'],
  ['je commence chez had', 'HAD Métropole'],
  ['HAD monte à 2200', 'HAD Métropole'],
  ['lindhorst hat abgesagt', 'Lindhorst'],
])('words of a trade name no employer, and short names in capitals do: %s', (message, company) => {
  expect(findNamedJobs(message, jobs).map(({ company_name }) => company_name)).toEqual(company ? [company] : [])
})
