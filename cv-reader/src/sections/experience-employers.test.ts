import { expect, it } from 'vitest'
import { makeLines } from '../testing/make-lines.ts'
import { readExperience } from './experience.ts'

const bold = { bold: true, gapAbove: 0.8 }
const bullet = { bullet: true, left: 62 }

it('what was done somewhere without a name is no employer', () => {
  const { entries } = readExperience(
    makeLines(
      '2021 – today\tDriver',
      'DPD, Derby',
      '120 drops a day',
      '2012 – 2021\tPostman',
      'Royal Mail, Derby',
      'Walks in the city centre',
    ),
  )
  expect(entries.map(({ company }) => company?.value)).toEqual(['DPD', 'Royal Mail'])
})

it.each(['7 years 4 months', '3 Jahre 6 Monate', '2 ans et 3 mois', '4 años 1 mes', '11 mos'])(
  '"%s" below an employer is no part of the entry above',
  (span) => {
    const { entries } = readExperience(
      makeLines(
        'Cascade Drinks',
        'Delivery Driver',
        'March 2016 - Present (10 years)',
        'Brings crates to eighteen shops a day.',
        'Hill Freight',
        span,
        'Driver Trainer',
        'June 2012 - December 2015',
        'Coached new drivers on long roads.',
        ['Road Driver', { gapAbove: 1.5 }],
        'September 2008 - June 2012',
        'Drove through forty-eight states.',
      ),
    )
    expect(entries.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ['Delivery Driver', 'Cascade Drinks'],
      ['Driver Trainer', 'Hill Freight'],
      ['Road Driver', 'Hill Freight'],
    ])
  },
)

it('an employer is not given to positions below another heading', () => {
  const lines = makeLines(
    'Hill Freight',
    ['Driver\tMay 2019 – Present', bold],
    ['Drove far', bullet],
    'Other experience',
    ['Swimming Teacher\tJan 2017 – Apr 2019', bold],
    ['Taught children', bullet],
  ).filter(({ text }) => text !== 'Other experience')
  const { entries } = readExperience(lines)
  expect(entries.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Driver', 'Hill Freight'],
    ['Swimming Teacher', undefined],
  ])
})
