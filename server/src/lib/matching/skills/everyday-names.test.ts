import { expect, it } from 'vitest'
import { findSkills, findTitleSkills, findWholeSkill } from './find-skills.ts'

const namesIn = (text: string) => findSkills(text).map(({ skill }) => skill.name)

it.each([
  'Met pals at the club',
  'Docker au port de plaisance',
  'A real looker of a shop window',
  'Cut out snowflake ornaments',
  'Unloading containers at the quay',
  'Latex gloves, soap and celery',
  'Worked at Apex Ltd',
  'Reported to Mr Jenkins',
  'Conocimientos de informática',
  'Contrôles chez SAS Dupont',
  'Kreationen von Quark mit Kräutern',
  'Desserts mit Quark',
])('a word of everyday life, a person or a firm is no software: %s', (text) => {
  expect(namesIn(text)).toEqual([])
})

it.each([
  ['docker, kubernetes', ['Docker', 'Kubernetes']],
  ['Deployed the service with Docker', ['Docker']],
  ['Docker', ['Docker']],
  ['SQL models in snowflake', ['SQL', 'Snowflake']],
  ['PALS course taken', ['ACLS']],
  ['Knowledge of Jenkins', ['Jenkins']],
  ['Used Slack, Asana and Trello', ['Slack', 'Asana', 'Trello']],
  ['Analyses in SAS and R', ['SAS', 'R']],
  ['Kenntnisse in Docker', ['Docker']],
])('such a word is software in the company of software, or where it is written as a name: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

it('a title of such a word is a trade, unless it names software beside it', () => {
  expect(['Postman', 'Docker', 'Playwright'].flatMap(findTitleSkills)).toEqual([])
  expect(findTitleSkills('Docker / Kubernetes Engineer').map(({ skill }) => skill.name)).toEqual([
    'Docker',
    'Kubernetes',
  ])
})

it('an entry of its own is software, unless its accents make it another word', () => {
  expect(findWholeSkill('docker')?.skill.name).toBe('Docker')
  expect(findWholeSkill('Informática')).toBeUndefined()
})
