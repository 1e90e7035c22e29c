import { expect, test } from 'vitest'
import { profileFromLines } from '../profile-from-lines.ts'
import { headingLook, type LineLook, makeLines, nameLook } from '../testing/make-lines.ts'
import { withSuspicions } from './doubtful-values.ts'

const empty = profileFromLines([])
const sure = (value: string) => ({ value, confidence: 'high' as const, lines: [0] })

test('a skill that is the person’s name, holds a time or half a bracket is doubtful', () => {
  const { skills } = withSuspicions({
    ...empty,
    personal_details: { name: sure('Mirosław Kaczmarek') },
    skills: ['Kaczmarek, Mirosław', 'Auckland (2022 – 2024)', 'MS Office (Excel', 'Visual Studio 2005-2019', 'C#'].map(
      (name) => ({ skill: sure(name) }),
    ),
  })
  expect(skills.map(({ skill }) => skill?.confidence)).toStrictEqual(['low', 'low', 'low', 'high', 'high'])
})

test('the start of a job without an end is doubtful, unless it is the newest or a year alone', () => {
  const { professional_experience: jobs } = withSuspicions({
    ...empty,
    professional_experience: [
      { title: sure('Paralegal'), from: sure('2024-04') },
      { title: sure('Assistant'), from: sure('2021-01') },
      { title: sure('Clerk'), from: sure('2016') },
      { title: sure('Intern'), from: sure('2015-01'), to: sure('2015-06') },
    ],
  })
  expect(jobs.map(({ from }) => from?.confidence)).toStrictEqual(['high', 'low', 'high', 'high'])
})

test('a name with half of a pair of brackets is doubtful; a duty is not', () => {
  const { professional_experience: jobs } = withSuspicions({
    ...empty,
    professional_experience: [{ title: sure('Cook (nights'), responsibilities: [sure('Soups (in summer')] }],
  })
  expect(jobs[0]?.title?.confidence).toBe('low')
  expect(jobs[0]?.responsibilities?.[0]?.confidence).toBe('high')
})

const bullet: LineLook = { bullet: true, left: 62 }

test('what was read of a CV is marked so', () => {
  const { professional_experience: jobs } = profileFromLines(
    makeLines(
      ['Ada Lovelace', nameLook],
      ['Experience', headingLook],
      ['Paralegal, Acme Ltd\tJan 2022 – Mar 2024', { bold: true }],
      ['Filed', bullet],
      ['Clerk, Bolt Ltd\tJan 2019', { bold: true }],
      ['Copied', bullet],
    ),
  )
  expect(jobs.map(({ from }) => from?.confidence)).toStrictEqual(['high', 'low'])
})
