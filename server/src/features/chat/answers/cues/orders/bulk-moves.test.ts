import { scrapeJob } from '@waymark/contract/documents.ts'
import { getJobDetails, saveJob, updateJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../../../testing/add-user.ts'
import { createTestApp, createTestClock, type TestApp } from '../../../../../testing/create-test-app.ts'
import { makeProfile } from '../../../../../testing/make-profile.ts'
import { talk } from '../../../../../testing/talk.ts'

const dayMs = 86_400_000
// A sign-in ends after a week without a call.
const stepMs = 6 * dayMs
let app: TestApp
let token: string

const cards = [
  {
    at: '2026-10-28',
    job_title: 'Depot Clerk',
    company_name: 'Tamsin Freight',
    status: 'Applied',
    salary: '£24,000 a year',
  },
  { at: '2026-10-30', job_title: 'Night Baker', company_name: 'Oakley', status: 'Applied', salary: '£29,500 a year' },
  { at: '2026-11-09', job_title: 'Store Lead', company_name: 'Brambling', status: 'Applied', location: 'York, UK' },
  { at: '2026-11-09', job_title: 'Porter', company_name: 'Dunmore', status: 'Rejected' },
]

beforeAll(async () => {
  const clock = createTestClock(new Date('2026-10-28T08:00:00Z'))
  app = await createTestApp({ clock })
  token = (await addUser(app, { name: 'Maja' })).token
  await app.call(saveProfile, { data: makeProfile() }, { token })
  const until = async (day: string) => {
    for (let left = Date.parse(day) - clock.now().getTime(); left > 0; left -= stepMs) {
      clock.advance(Math.min(left, stepMs))
      await app.call(getJobDetails, undefined, { token, query: { job_url: 'https://jobs.example/none' } })
    }
  }
  for (const { at, ...card } of cards) {
    await until(`${at}T09:00:00Z`)
    await app.call(saveJob, { ...card, job_url: urlOf(card.company_name) }, { token })
  }
  await until('2026-11-23T09:00:00Z')
  await app.call(scrapeJob, { url: urlOf('Brambling'), text: 'Store Lead at Brambling, York' }, { token })
  await app.call(updateJob, { job_url: urlOf('Dunmore'), location: 'Leeds, UK' }, { token })
})
afterAll(() => app.close())

const urlOf = (company: string) => `https://jobs.example/${company.replace(' ', '-')}`

const newTalk = () => talk(app, token)

test.each([
  'move all the ones from October to rejected',
  'verschieb alle vom Oktober auf Absage',
  'mets toutes celles d’octobre en refus',
  'pasa todas las de octubre a rechazado',
])('each card of a month is proposed for itself: %s', async (message) => {
  const { proposals } = await newTalk()(message)
  expect(proposals.map(({ kind, job_url }) => [kind, job_url]).toSorted()).toEqual([
    ['move_job', urlOf('Oakley')],
    ['move_job', urlOf('Tamsin Freight')],
  ])
})

test.each([
  'archive the rejected ones',
  'archivier die abgelehnten',
  'archive tous les refus',
  'archiva todos los rechazados',
])('those of a stage are offered for the archive: %s', async (message) => {
  const { proposals } = await newTalk()(message)
  expect(proposals.map(({ kind, job_url }) => [kind, job_url])).toEqual([['archive_job', urlOf('Dunmore')]])
})

test.each([
  'Ich bin seit Oktober auf der Suche, alles ist schwer',
  'ich bin müde, alle haben abgesagt',
  'Show me all cleaning jobs I applied to',
  'do not archive the rejected ones',
  'if everyone says no move the rest from Applied to Rejected',
  'guarda todas las ofertas vistas',
])('what is no order proposes nothing: %s', async (message) => {
  expect((await newTalk()(message)).proposals).toEqual([])
})

test('without a condition nothing is proposed', async () => {
  expect((await newTalk()('move everything to rejected')).proposals).toEqual([])
})

test.each([
  ['which one pays best', 'pays best'],
  ['wer zahlt am meisten', 'am meisten'],
  ['lequel paie le mieux', 'paie le mieux'],
  ['cuál paga mejor', 'mejor paga'],
])('what the board names is ranked by its pay: %s', async (message, told) => {
  const { response } = await newTalk()(message)
  expect(response).toContain(told)
  expect(response).toMatch(/Oakley[^]*Tamsin/)
  expect(response).not.toMatch(/Tamsin[^]*Oakley/)
})

test.each([
  ['write a cover letter for Brambling and mention that I can start in January', 'Not taken', 'January'],
  ['schreib ein Anschreiben für Brambling und erwähne, dass ich im Januar anfangen kann', 'nicht übernommen', 'Januar'],
  ['écris une lettre pour Brambling et dis que je peux commencer en janvier', 'Non repris', 'janvier'],
  ['escribe una carta para Brambling y menciona que puedo empezar en enero', 'no he tomado', 'enero'],
])('a wish that the letter does not take is told: %s', async (message, told, wish) => {
  const { response, proposals } = await newTalk()(message)
  expect(proposals.map(({ kind }) => kind)).toEqual(['generate_documents'])
  expect(response).toContain(told)
  expect(response).toContain(wish)
})

test.each([
  ['write a follow up to Oakley', 'make it less formal', 'Hi [name]'],
  ['schreib Oakley eine Nachfrage', 'kürzer bitte', 'Hallo [Name]'],
  ['écris une relance à Oakley', 'moins formel stp', 'Bonjour [prénom]'],
  ['escribe un seguimiento a Oakley', 'más corto', 'Hola, [nombre]'],
  ['write a follow up to Oakley', 'ok put that in an email', 'Subject: '],
  ['schreib Oakley eine Nachfrage', 'auf englisch bitte', 'Dear [name]'],
])('the last draft is written again in other words: %s, %s', async (first, second, told) => {
  const say = newTalk()
  await say(first)
  const { response } = await say(second)
  expect(response).toContain(told)
  expect(response).toContain('Oakley')
})

test.each([
  'make my CV shorter',
  'check my resume please',
  'add Spanish to my profile',
  'find jobs in French companies',
  'search for jobs with short hours',
  'Schreib mir einen Brief',
  'kurz noch eine Frage: was verdient man da',
  'I hate this, life is too short',
  'Remind me on Friday to send the mail',
])('another request after a draft is no wish for the draft again: %s', async (message) => {
  const say = newTalk()
  await say('write a follow up to Oakley')
  expect((await say(message)).response).not.toMatch(/\[name\]|\[Name\]/)
})

test.each(['make it a bit shorter please', 'shorten it', 'it sounds too stiff', 'go on, draft it', "that's too long"])(
  'a draft is wished otherwise in many words: %s',
  async (message) => {
    const say = newTalk()
    await say('write a follow up to Oakley')
    expect((await say(message)).response).toContain('[name]')
  },
)

test('the question for a job names stage and place, and what is over comes last', async () => {
  const { response } = await newTalk()('write a follow-up message')
  expect(response).toContain('(Applied, York, UK)')
  expect(response).toMatch(/Oakley[^]*Dunmore/)
})
