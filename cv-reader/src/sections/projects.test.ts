import { expect, it } from 'vitest'
import { makeLines } from '../testing/make-lines.ts'
import { readProjects } from './projects.ts'

const bold = { bold: true, gapAbove: 0.8 }
const bullet = { bullet: true, left: 62 }
const plain = (entries: ReturnType<typeof readProjects>) =>
  entries.map((entry) =>
    Object.fromEntries(
      Object.entries(entry).map(([key, value]) => [
        key,
        'value' in value ? value.value : value.map((one: { value: string }) => one.value),
      ]),
    ),
  )

it('name, tools and time in one line, bullets below', () => {
  const lines = makeLines(
    ['Tide Tables | Python, Flask, SQLite\tJune 2020 – Present', bold],
    ['Publishes the tides of 40 ports', bullet],
    ['Night Plan | TypeScript, React\t2018', bold],
    ['Plans shifts of two hospitals', bullet],
    ['Technologies: Node, Redis', bullet],
  )
  expect(plain(readProjects(lines))).toEqual([
    {
      name: 'Tide Tables',
      from: '2020-06',
      to: 'present',
      description: ['Publishes the tides of 40 ports'],
      skills: ['Python', 'Flask', 'SQLite'],
    },
    {
      name: 'Night Plan',
      from: '2018',
      description: ['Plans shifts of two hospitals'],
      skills: ['TypeScript', 'React', 'Node', 'Redis'],
    },
  ])
})

it('a role beside the name, an address below it', () => {
  const lines = makeLines(['Harbour Map – Lead Developer\tJan 2019 – Mar 2020', bold], 'https://harbour.example/map', [
    'Drew 300 berths',
    bullet,
  ])
  expect(plain(readProjects(lines))).toEqual([
    {
      name: 'Harbour Map',
      role: 'Lead Developer',
      link: 'https://harbour.example/map',
      from: '2019-01',
      to: '2020-03',
      description: ['Drew 300 berths'],
    },
  ])
})

it('a bullet each: what stands before the colon of a sentence is the name', () => {
  const lines = makeLines(
    ['Seed Bank: keeps the seeds of forty gardens in one list that every gardener reads', bullet],
    ['Bike Counter', bullet],
  )
  expect(plain(readProjects(lines))).toEqual([
    { name: 'Seed Bank', description: ['keeps the seeds of forty gardens in one list that every gardener reads'] },
    { name: 'Bike Counter' },
  ])
})

it('a line of tools below a project names its tools, and one with a place and years does not', () => {
  const [project] = readProjects(
    makeLines(
      ['Seed Bank\tJan 2020 – Present', { bold: true }],
      'Solo Developer',
      ['Keeps the seeds of forty gardens', bullet],
      ['Kotlin • Spring Boot • MySQL', bullet],
      ['Uplandia • 2019 to 2021', bullet],
    ),
  )
  expect(project?.role?.value).toBe('Solo Developer')
  expect(project?.skills?.map(({ value }) => value)).toStrictEqual(['Kotlin', 'Spring Boot', 'MySQL'])
  expect(project?.description).toHaveLength(2)
})

it('in a Word file without list marks sentences belong to the project above', () => {
  const plain = { left: 0, right: 0 }
  const projects = readProjects(
    makeLines(
      ['Task Management App', plain],
      ['Created a list of errands with reminders for flatmates', plain],
      ['Weather Dashboard', plain],
      ['Shows a forecast for five days with charts', plain],
    ),
  )
  expect(projects.map(({ name }) => name?.value)).toStrictEqual(['Task Management App', 'Weather Dashboard'])
})

it('names with many bullets each are projects, and their bullets are not', () => {
  const projects = readProjects(
    makeLines(
      'Task App',
      ...['Created with React', 'Has reminders', 'Over 100 users', 'Hosted at home'].map(
        (text) => [text, bullet] as const,
      ),
      ['Weather Board', { gapAbove: 1 }],
      ...['Shows a forecast', 'Built with Chart.js', 'Runs offline', 'Has a dark mode'].map(
        (text) => [text, bullet] as const,
      ),
    ),
  )
  expect(projects.map(({ name, description = [] }) => [name?.value, description.length])).toStrictEqual([
    ['Task App', 4],
    ['Weather Board', 4],
  ])
})
