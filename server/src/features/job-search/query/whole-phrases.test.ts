import { expect, test } from 'vitest'
import { emptySearchApp } from '../../../testing/search-app.ts'

const { addTitles, find } = emptySearchApp()

const titles = async (job_title: string) => (await find({ job_title })).map(({ job_title: title }) => title)

test.each([
  ['it support', 'Support worker'],
  ['it support technician', 'Family support coordinator'],
  ['customer success manager', 'Customer insight lead'],
  ['customer success', 'Student success coach'],
  ['data entry clerk', 'Data engineer'],
  ['data entry', 'Big data architect'],
  ['night shift warehouse', 'Nurse, night shift'],
  ['real estate agent', 'Estate gardener'],
  ['call center agent', 'Day center cook'],
  ['human resources manager', 'Water resources engineer'],
  ['service client', 'Client partner, legal'],
  ['atención al cliente', 'Atención temprana'],
  ['machine learning barista', 'Sewing machine mechanic'],
])('“%s” is not cut into words that find “%s”', async (job_title, other) => {
  await addTitles(other)
  expect(await titles(job_title)).toEqual([])
})

test.each([
  ['customer success manager', 'Customer success associate'],
  ['data entry clerk', 'Data entry, evenings'],
  ['security guard', 'Crossing guard'],
  ['night shift warehouse', 'Warehouse operative'],
  ['machine learning barista', 'Machine learning researcher'],
  ['java developer', 'Java architect'],
])('“%s” still finds “%s” by what is left of it', async (job_title, other) => {
  await addTitles(other)
  expect(await titles(job_title)).toEqual([other])
})
