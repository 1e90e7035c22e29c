import { expect, it } from 'vitest'
import { findNamedSkills, matchLine, readPostingTerms } from './matching.ts'
import { stem } from './terms.ts'

const posting = readPostingTerms(`Platform Engineer
We run our services on K8s and Postgres. Go the extra mile with us, and excel in your role.
• Knowledge of C#, Golang, JS and front-end testing
• Triage/assessment of incidents, managing deployments
Working with Excel and CI/CD is a plus.`)

it('design "lib/matching": a skill is found by any spelling of it', () => {
  expect(
    findNamedSkills(
      [
        'Kubernetes',
        'PostgreSQL',
        'JavaScript',
        'Frontend',
        'c#',
        'Go',
        'continuous integration',
        'Triage',
        'Assessments',
        'Excel',
      ],
      posting,
    ),
  ).toEqual([
    'Kubernetes',
    'PostgreSQL',
    'JavaScript',
    'Frontend',
    'c#',
    'Go',
    'continuous integration',
    'Triage',
    'Assessments',
    'Excel',
  ])
})

it('design "lib/matching": a skill that the posting does not name is not found, however near it is', () => {
  expect(
    findNamedSkills(['Java', 'C', 'C++', 'React', 'Post', 'Script', 'Incident response', '', '+'], posting),
  ).toEqual([])
})

it('an everyday word is a skill only where it is written as a name', () => {
  const terms = readPostingTerms(
    'Go the extra mile. You excel at swift answers and have access to coffee. You know Swift and R.',
  )
  expect(findNamedSkills(['Go', 'Excel', 'Access', 'Swift', 'R', 'C'], terms)).toEqual(['Swift', 'R'])
})

it('a letter or a plural that belongs to something else is not a skill', () => {
  const terms = readPostingTerms(
    'Our team pays R$800, sells to C-level teams and knows Objective-C; a team player on Golang.',
  )
  expect(findNamedSkills(['R', 'C', 'Teams', 'Go'], terms)).toEqual(['Go'])
  expect(findNamedSkills(['R', 'Teams', 'C'], readPostingTerms('You know Python/R, C, and Microsoft Teams.'))).toEqual([
    'R',
    'Teams',
    'C',
  ])
})

it('design "lib/matching": a line is scored by what it shares, and says by what', () => {
  const match = matchLine('Managed deployments of 40 services on Kubernetes', posting, ['Kubernetes', 'PostgreSQL'])
  expect(match).toEqual({ score: 5, skills: ['Kubernetes'], shared: ['manag', 'deployment'] })
  expect(matchLine('Sold flowers at the market', posting, ['Kubernetes']).score).toBe(0)
})

it('grammar and what every posting says count for nothing', () => {
  expect(matchLine('We work with the team and our skills', posting, []).score).toBe(0)
})

it('endings are reduced alike', () => {
  expect(['manages', 'managed', 'managing', 'manage'].map(stem)).toEqual(['manag', 'manag', 'manag', 'manag'])
  expect(
    ['planning', 'planned', 'plans', 'studies', 'study', 'process', 'analysis', 'node.js', 'aws'].map(stem),
  ).toEqual(['plan', 'plan', 'plan', 'study', 'study', 'process', 'analysis', 'node.js', 'aws'])
})
