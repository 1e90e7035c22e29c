import { saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { addListings } from '../../../../testing/make-listings.ts'
import { makeProfile } from '../../../../testing/make-profile.ts'
import { askIn } from '../../../../testing/talk.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await createTestApp()
  token = (await addUser(app, { name: 'Ana Bright' })).token
  await app.call(
    saveProfile,
    {
      data: makeProfile({
        personal_details: { ...makeProfile().personal_details, present_location: 'Leeds, United Kingdom' },
      }),
    },
    { token },
  )
  for (const job_title of ['Jefa de recepción', 'Responsable maintenance'])
    await app.call(
      saveJob,
      {
        job_title,
        company_name: job_title.slice(0, 4),
        job_url: `https://jobs.example/${job_title.slice(0, 4)}`,
        status: 'Viewed',
      },
      { token },
    )
  await addListings(app, [
    { title: 'Warehouse Operative', company: 'Aire Freight', location: 'Leeds, United Kingdom' },
    { title: 'Warehouse Operative', company: 'Moor Storage', location: 'Bradford, United Kingdom' },
    { title: 'Warehouse Operative (Nights)', company: 'Dark Depot', location: 'Leeds, United Kingdom' },
    { title: 'Receptionist', company: 'Anywhere Desk', location: 'Remote, United Kingdom' },
    { title: 'Sales Assistant (part time)', company: 'Half Day Desk', location: 'Leeds, United Kingdom' },
    { title: 'Sales Assistant (full time)', company: 'Whole Day Desk', location: 'Leeds, United Kingdom' },
    { title: 'Kiln Operator (full time)', company: 'Whole Kiln', location: 'Leeds, United Kingdom' },
    { title: 'Payroll Clerk', company: 'Twin Offices', location: 'Leeds, United Kingdom' },
    { title: 'Payroll Clerk', company: 'Twin Offices', location: 'Bradford, United Kingdom' },
    { title: 'Payroll Clerk', company: 'Single Office', location: 'Bradford, United Kingdom' },
  ])
})
afterAll(() => app.close())

async function ask(message: string) {
  const { response, jobs } = await askIn(app, token, message)
  return { response, companies: jobs.map(({ company }) => company) }
}

test('each of two towns is searched, and named as it was searched', async () => {
  const { response, companies } = await ask('warehouse operative jobs in leeds or bradford')
  expect(companies).toEqual(expect.arrayContaining(['Aire Freight', 'Moor Storage']))
  expect(response).toContain('near Leeds, United Kingdom')
  expect(response).toContain('near Bradford, United Kingdom')
})

test('one title of one employer is shown once, as on the page of the search', async () => {
  expect((await ask('payroll clerk jobs in leeds')).companies).toEqual(['Twin Offices', 'Single Office'])
})

test('what was not filtered by is told in the words of the message', async () => {
  const { response } = await ask('warehouse operative jobs in leeds, part time, over 30k')
  expect(response).toContain('did not filter by “over 30k”')
})

test('titles that say what is not wanted are left out, and the answer says that texts may still ask for it', async () => {
  const { response, companies } = await ask('find me warehouse operative jobs near leeds, no nights')
  expect(companies).not.toContain('Dark Depot')
  expect(response).toContain('the texts of the others may still ask for it')
})

test('remote jobs stand under no town', async () => {
  const { response, companies } = await ask('receptionist jobs in Leeds')
  expect(companies).toEqual(['Anywhere Desk'])
  expect(response).toContain('I found none for “receptionist” near Leeds, United Kingdom')
  expect(response).toContain('Remote (United Kingdom)')
})

test.each([
  ['part time sales assistant jobs in leeds', 'Filtered by “part time”'],
  ['suche eine stelle als sales assistant in leeds, teilzeit', 'Gefiltert nach „teilzeit“'],
  ['cherche un poste de sales assistant en temps partiel à leeds', 'Filtré selon'],
  ['busco trabajo de sales assistant a media jornada en leeds', 'Filtrado por'],
])('hours that are said are searched for, and told: %s', async (message, told) => {
  const { response, companies } = await ask(message)
  expect(response).toContain(told)
  expect(companies[0]).toBe('Half Day Desk')
  expect(companies).not.toContain('Whole Day Desk')
})

test.each([
  ['part time kiln operator jobs in leeds', 'Without “part time”'],
  ['suche eine stelle als kiln operator in leeds, teilzeit', 'Ohne „teilzeit“'],
])('where hours leave nothing, what there is without them is shown: %s', async (message, told) => {
  const { response, companies } = await ask(message)
  expect(response).toContain(told)
  expect(companies).toEqual(['Whole Kiln'])
})

test.each([
  ['warehouse operative jobs near me', 'near Leeds, United Kingdom'],
  ['suche stellen als warehouse operative in der nähe', 'bei Leeds, '],
  ['cherche un poste de warehouse operative dans le coin', 'près de Leeds, '],
  ['busco trabajo de warehouse operative cerca', 'cerca de Leeds, '],
])('near means near the place of the profile: %s', async (message, told) => {
  const { response, companies } = await ask(message)
  expect(response).toContain(told)
  expect(companies).toContain('Aire Freight')
})

const find = 'warehouse operative jobs in leeds'
const askAfter = (...messages: string[]) => askIn(app, token, find, ...messages)

test.each([
  ['add the second one', 1],
  ['save number 2 please', 1],
  ['the second one, add it', 1],
  ['i applied to the first one', 0],
])('a result is added by its place in the list: %s', async (message, at) => {
  const shown = (await askIn(app, token, find)).jobs
  const { proposals } = await askAfter(message)
  expect(proposals.map(({ kind, job_url }) => [kind, job_url])).toEqual([['add_job', shown[at]?.job_url]])
  expect(proposals[0]?.changes[0]?.after).toBe(message.includes('applied') ? 'Applied' : 'Viewed')
})

test.each([
  ['suche stellen als warehouse operative in leeds', 'füg die zweite hinzu'],
  ['cherche un poste de warehouse operative à leeds', 'ajoute la deuxième'],
  ['busco trabajo de warehouse operative en leeds', 'añade la segunda'],
])('in every language: %s, %s', async (first, second) => {
  const shown = (await askIn(app, token, first)).jobs
  const { proposals } = await askIn(app, token, first, second)
  expect(proposals.map(({ job_url }) => job_url)).toEqual([shown[1]?.job_url])
})

test('a result that is named is shown again, with a button that adds it', async () => {
  const { response, buttons } = await askAfter('tell me more about the first one')
  expect(response).toContain('Aire Freight')
  expect(buttons.map(({ label }) => label)).toEqual([expect.stringContaining('Aire Freight')])
  expect((await askAfter('the moor storage one please')).response).toContain('Moor Storage')
})

test('there is no ninth of three results, and without results nothing is added', async () => {
  expect((await askAfter('number 9')).response).toContain('only')
  expect((await askIn(app, token, 'add the second one')).proposals).toEqual([])
  expect((await askIn(app, token, 'add number 3')).proposals).toEqual([])
})

test('the next message narrows the search, and keeps its title and place', async () => {
  expect((await askAfter('without nights')).jobs.map(({ company }) => company)).not.toContain('Dark Depot')
  expect((await askAfter('only nights')).jobs[0]?.company).toBe('Dark Depot')
  const { response } = await askAfter('and in bradford?')
  expect(response).toContain('near Bradford, United Kingdom')
  expect((await askIn(app, token, 'sales assistant jobs in leeds', 'only part time')).jobs[0]?.company).toBe(
    'Half Day Desk',
  )
})

test('more are others, and no more are said to be none', async () => {
  const shown = (await askIn(app, token, find)).jobs.map(({ job_url }) => job_url)
  const { jobs, response } = await askAfter('more')
  expect(jobs.filter(({ job_url }) => shown.includes(job_url))).toEqual([])
  expect(jobs.length > 0 || response.includes('all I found')).toBe(true)
  expect((await askAfter('further away is fine')).response).toContain('“warehouse operative”')
})

test('results are still there after another question', async () => {
  const shown = (await askIn(app, token, find)).jobs
  const { proposals } = await askAfter('is a photo on the cv a good idea?', 'add the second one')
  expect(proposals.map(({ job_url }) => job_url)).toEqual([shown[1]?.job_url])
})

test.each([
  ['combien gagne un responsable maintenance', 'Responsable maintenance'],
  ['cuánto gana una jefa de recepción', 'Jefa de recepción'],
  ['cuánto puedo pedir como frigorista', 'frigorista'],
])('pay is told for the occupation that was asked for: %s', async (message, occupation) => {
  expect((await ask(message)).response).toContain(occupation)
})

test.each([
  ['was soll ich als gehalt sagen wenn die fragen?', 'sagen wenn'],
  ['como negocio el sueldo', 'negocio el sueldo'],
])('words of the question are no occupation: %s', async (message, junk) => {
  expect((await ask(message)).response).not.toContain(junk)
})
