import { expect, test } from 'vitest'
import { profileFromLines } from '../profile-from-lines.ts'
import { headingLook, makeLines, nameLook, type LineLook } from '../testing/make-lines.ts'

const bullet: LineLook = { bullet: true, left: 209, gapAbove: 0.2 }
/** The column beside the dates, where items go on below their mark. */
const cell: LineLook = { left: 200 }

const read = (...lines: readonly (string | readonly [string, LineLook])[]) =>
  profileFromLines(makeLines(['Toni Berg', nameLook], 'toni@berg.example', ...lines))

const column = [
  ['Kept the books of the whole northern office', bullet],
  ['and of its two small warehouses by the river', cell],
] as const

test('an item goes on below its mark where another does, whatever its next line begins with', () => {
  const { professional_experience: jobs } = read(
    ['Experience', headingLook],
    ['2016 – 2019\tClerk', { bold: true }],
    ['Northern Rail Ltd', cell],
    ...column,
    ['Radio project that won the yearly award of the', bullet],
    ['Ministry of Culture (2018)', cell],
  )
  expect(jobs).toHaveLength(1)
  expect(jobs[0]?.responsibilities?.map(({ value }) => value)).toEqual([
    'Kept the books of the whole northern office and of its two small warehouses by the river',
    'Radio project that won the yearly award of the Ministry of Culture (2018)',
  ])
})

test('an employer goes on in the next line where the first had no room for its words', () => {
  const { professional_experience: jobs } = read(
    ['Experience', headingLook],
    ['2016 – 2019\tSpanish Teacher', {}],
    ['Visiting Teachers Programme, Lincoln Middle', cell],
    ['School, Des Moines, IA', cell],
    ...column,
    ['2013 – 2016\tSupply Teacher', { gapAbove: 0.9 }],
    ['Department of Education and Government of', cell],
    ['Navarra', cell],
    ...column,
  )
  expect(jobs.map(({ company }) => company?.value)).toEqual([
    'Visiting Teachers Programme, Lincoln Middle School',
    'Department of Education and Government of Navarra',
  ])
})

test('a title that ends in a slash goes on, and a range that ends in a dash', () => {
  const { professional_experience: jobs } = read(
    ['Experience', headingLook],
    ['2010 – 2018\tOperations Officer / Warehouse Manager /', { bold: true }],
    ['Logistics Planner', { ...cell, bold: true }],
    ['Northern Rail Ltd', cell],
    ['Warehouse Clerk', { bold: true, gapAbove: 0.9 }],
    'Harbour Works Ltd, Hull | 08/2007 –',
    '02/2010',
    ['Sorted parcels', bullet],
  )
  expect(jobs.map(({ title, from, to }) => [title?.value, from?.value, to?.value])).toEqual([
    ['Operations Officer / Warehouse Manager / Logistics Planner', '2010', '2018'],
    ['Warehouse Clerk', '2007-08', '2010-02'],
  ])
})

test('a line with room at its end stands alone, and the line below is a fact of its own', () => {
  const { professional_experience: jobs } = read(
    ['Experience', headingLook],
    ['2016 – 2019\tSpanish Teacher', {}],
    ['Lincoln Middle School', cell],
    ['Des Moines, IA', cell],
    ...column,
    ['2013 –\tSupply Teacher', { gapAbove: 0.9 }],
    ['Harbour School', cell],
    ['Hull, 2013', cell],
  )
  expect(jobs[0]).toMatchObject({
    company: { value: 'Lincoln Middle School' },
    location: { value: 'Des Moines, IA' },
  })
  expect(jobs[1]?.company?.value).toBe('Harbour School')
})

test.each([
  ['Bac pro Services aux', 'personnes et aux territoires'],
  ['Ausbildung zur Kauffrau im', 'Einzelhandel'],
  ['Ausbildung zum', 'Bootsbauer'],
])('a bold degree that ends in a small word goes on in the next line: %s %s', (above, below) => {
  const { education } = read(
    ['Formation', headingLook],
    [`${above}\t2008`, { bold: true }],
    [below, { bold: true }],
    'Lycée Perrin, Nantes',
  )
  expect(education).toHaveLength(1)
  const [{ degree_type, specialization } = {}] = education
  expect([degree_type?.value, specialization?.value].join(' ').trim()).toBe(`${above} ${below}`)
})

test('a sentence below a line that ends in its date describes the job, however full that line is', () => {
  const { professional_experience: jobs } = read(
    ['Experience', headingLook],
    ['Brightlight Electrical Contractors Ltd | Electrician\t2009 – 2017', { gapAbove: 0.8 }],
    'Commercial fitting in schools and care homes by the sea.',
    ['Harbour Works Ltd, Hull | Electrician\t2005 – 2009', { gapAbove: 0.8 }],
    'Domestic rewires and testing.',
  )
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Electrician', 'Brightlight Electrical Contractors Ltd'],
    ['Electrician', 'Harbour Works Ltd'],
  ])
})

test('an employer in the column of the names is read where a wide date leaves no gap before it', () => {
  const { professional_experience: jobs } = read(
    ['Experience', headingLook],
    '05.2019 – 12.2023 Cook',
    ['Hill Hotel Ltd, Bath', { left: 140 }],
    ['Cooks for sixty guests', bullet],
    ['08.2015 – 04.2019 Porter', { gapAbove: 0.9 }],
    ['Northern Rail Ltd, Hull', { left: 140 }],
  )
  expect(jobs.map(({ company }) => company?.value)).toEqual(['Hill Hotel Ltd', 'Northern Rail Ltd'])
})
