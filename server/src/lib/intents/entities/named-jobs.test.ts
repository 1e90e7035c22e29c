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

const known = [
  { job_title: 'Service Desk Manager', company_name: 'Larkspur Integrated Care', contacts: ['Priya Nair'] },
  { job_title: 'Accounts Clerk', company_name: 'Empresa Municipal de Transportes (EMT)', contacts: [] },
  { job_title: 'Buyer', company_name: 'Universitätsklinikum Marburg', contacts: ['Sabine Krüger', 'Tom Hope'] },
]

test.each([
  ['Priya rang, she needs my certificates', 'Larkspur'],
  ['priya nair wrote to me', 'Larkspur'],
  ['schreib Frau Krüger eine Mail', 'Universitätsklinikum'],
  ['la EMT me ha llamado', 'Empresa'],
  ['LIC want to see me', 'Larkspur'],
  ['das Klinikum hat geschrieben', 'Universitätsklinikum'],
  ['ok the service desk one first', 'Larkspur'],
  ['Priya Patel from the agency rang', undefined],
  ['I hope they write', undefined],
  ['a service desk manager job in Leeds', undefined],
  ['ein Klinikum in der Nähe', undefined],
])(
  'people, letters and halves of names lead to their card, and whoever is called alike does not: %s',
  (message, company) => {
    const found = findNamedJobs(message, known).map(({ company_name }) => company_name.split(' ')[0])
    expect(found).toEqual(company ? [company] : [])
  },
)
