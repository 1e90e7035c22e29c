import { getJobDetails, saveJob, updateJob, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '../../../../lib/zoned-time.ts'
import { addUser } from '../../../../testing/add-user.ts'
import { sharedTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { understand } from '../../../../lib/intents/understand.ts'
import { makeProfile } from '../../../../testing/make-profile.ts'
import { askIn } from '../../../../testing/talk.ts'
import type { Card } from '../../board/cards.ts'
import { hearTurn } from './follow-up-turn.ts'

let app: TestApp
let token: string

const url = (name: string) => `https://jobs.example/${name}`
const cards = [
  { job_title: 'Night Baker', company_name: 'Oakley', job_url: url('oakley'), days: 3, note: 'Ask for Mrs Pell' },
  {
    job_title: 'Store Lead',
    company_name: 'Brambling',
    job_url: url('brambling'),
    days: 5,
    note: 'Bring your passport',
  },
]

beforeAll(async () => {
  app = await sharedTestApp()
  token = (await addUser(app, { name: 'Maja' })).token
  await app.call(saveProfile, { data: makeProfile() }, { token })
  for (const { days, note, ...card } of cards) {
    await app.call(saveJob, { ...card, status: 'Interview' }, { token })
    const { body } = await app.call(getJobDetails, undefined, { token, query: { job_url: card.job_url } })
    const { revision } = body['data'] as { revision: number }
    const at = `${addDays(new Date().toISOString().slice(0, 10), days)}T09:30:00.000Z`
    await app.call(updateJob, { job_url: card.job_url, interviews: [{ at, text: note }], revision }, { token })
  }
})

/** The answer to the last of several messages of one conversation. */
const talk = async (first: string, ...next: string[]) => (await askIn(app, token, first, ...next)).response

test.each([
  ['when is my interview at Oakley?', 'and Brambling?'],
  ['wann ist mein Gespräch bei Oakley?', 'und bei Brambling?'],
  ['quand est mon entretien chez Oakley ?', 'et Brambling ?'],
  ['¿cuándo es mi entrevista en Oakley?', '¿y Brambling?'],
])('a job that is only named asks what the message before it asked: %s %s', async (first, second) => {
  const answer = await talk(first, second)
  expect(answer).toContain('Bring your passport')
  expect(answer).not.toContain('Mrs Pell')
})

test.each([
  ['when is my interview at Oakley?', 'and the other one?'],
  ['wann ist mein Gespräch bei Oakley?', 'und das zweite?'],
  ['quand est mon entretien chez Oakley ?', 'et l’autre entretien ?'],
  ['¿cuándo es mi entrevista en Oakley?', '¿y la otra?'],
])('the other one is the other interview: %s %s', async (first, second) => {
  expect(await talk(first, second)).toContain('Bring your passport')
})

test('a number names a job in a message with a wish of its own', async () => {
  const answer = await talk('which interviews do I have?', 'when is the second one and what do I bring?')
  expect(answer).toContain('Bring your passport')
  expect(answer).not.toContain('Mrs Pell')
})

async function withCards(...own: { name: string; status: JobStatus; days?: number }[]) {
  const account = await addUser(app, { name: 'Maja' })
  await app.call(saveProfile, { data: makeProfile() }, { token: account.token })
  for (const { name, status, days } of own) {
    const card = { job_title: `${name} Clerk`, company_name: name, job_url: url(name.toLowerCase()), status }
    await app.call(saveJob, card, { token: account.token })
    if (days === undefined) continue
    const query = { job_url: card.job_url }
    const { body } = await app.call(getJobDetails, undefined, { token: account.token, query })
    const { revision } = body['data'] as { revision: number }
    const at = `${addDays(new Date().toISOString().slice(0, 10), days)}T09:30:00.000Z`
    await app.call(
      updateJob,
      { job_url: card.job_url, interviews: [{ at, text: '' }], revision },
      { token: account.token },
    )
  }
  /** The last answer, and what it proposes. */
  return (first: string, ...next: string[]) => askIn(app, account.token, first, ...next)
}

const three = [
  { name: 'Oakley', status: 'Interview', days: 3 },
  { name: 'Brambling', status: 'Interview', days: 5 },
  { name: 'Dunmore', status: 'Applied' },
] as const

test.each([
  ['move Dunmore to Offer', 'and Oakley rejected me'],
  ['verschieb Dunmore zu Angebot', 'und Oakley hat mir abgesagt'],
  ['mets Dunmore en Offre', 'et Oakley m’a refusé'],
  ['mueve Dunmore a Oferta', 'y Oakley me ha rechazado'],
  ['move Dunmore to Offer', 'and Oakley to Rejected'],
  ['move Dunmore to Offer', 'and Oakley to Interview'],
  ['move Dunmore to Offer', 'and Oakley called me'],
])('what a message tells itself is heard, and no move is carried on: %s, %s', async (first, second) => {
  const say = await withCards(...three)
  const { proposals } = await say(first, second)
  expect(JSON.stringify(proposals)).not.toContain('"Offer"')
})

test.each([
  ['remind me on Thursday to call Oakley', 'and Brambling on Friday', 5],
  ['erinnere mich am Donnerstag an Oakley', 'und an Brambling am Freitag', 5],
  ['rappelle-moi jeudi pour Oakley', 'et Brambling vendredi', 5],
  ['recuérdame el jueves lo de Oakley', 'y Brambling el viernes', 5],
])('a day of its own is the day: %s, %s', async (first, second, weekday) => {
  const say = await withCards(...three)
  const { proposals } = await say(first, second)
  expect(proposals).toHaveLength(1)
  for (const proposal of proposals) {
    expect(proposal.job_url).toBe(url('brambling'))
    const day = /\d{4}-\d{2}-\d{2}/.exec(JSON.stringify(proposal.changes))?.[0]
    expect(day && new Date(day).getUTCDay()).toBe(weekday)
  }
})

test('of a message with several wishes none is carried on', async () => {
  const say = await withCards(...three)
  const { proposals } = await say('remind me on Friday about Oakley and move Oakley to Rejected', 'and Brambling?')
  expect(proposals).toEqual([])
})

test('a job that was got is no joy about the next one', async () => {
  const say = await withCards(...three)
  expect((await say('i got the job at Oakley!', 'and Brambling?')).response).not.toContain('Congratulations')
})

const offers = [
  { name: 'Oakley', status: 'Offer' },
  { name: 'Dunmore', status: 'Offer' },
  { name: 'Brambling', status: 'Interview', days: 3 },
] as const

test.each([
  ['when did I hear from Oakley?', 'how do I turn down the other offer'],
  ['was ist mit Oakley?', 'wie lehne ich das andere Angebot ab'],
  ['où en est Oakley ?', 'comment je refuse l’autre offre'],
  ['¿qué hay de Oakley?', '¿cómo rechazo la otra oferta?'],
])('the other offer is an offer: %s %s', async (first, second) => {
  const say = await withCards(...offers)
  const { response, proposals } = await say(first, second)
  expect(response).not.toContain('Brambling')
  for (const proposal of proposals) expect(proposal.job_url).toBe(url('dunmore'))
})

test.each([
  ['what about Oakley?', 'archive the other job'],
  ['was ist mit Oakley?', 'archivier die andere Stelle'],
  ['où en est Oakley ?', 'archive l’autre poste'],
  ['¿qué hay de Oakley?', 'archiva el otro puesto'],
  ['which offers do I have?', 'remind me on the second of december to call them'],
  ['which jobs are on my board?', 'remind me on the second of december to call them'],
  ['which jobs are on my board?', 'erinnere mich am zweiten Dezember anzurufen'],
  ['which jobs are on my board?', 'rappelle-moi le premier décembre de les appeler'],
  ['which jobs are on my board?', 'recuérdame el primero de diciembre llamarles'],
  ['which jobs are on my board?', 'archive it after the second interview'],
])('where more than one job may be meant, none is taken: %s %s', async (first, second) => {
  const say = await withCards(...offers)
  expect((await say(first, second)).proposals).toEqual([])
})

test.each([
  'And Oakley taught me patience',
  'Und Oakley lehrte mich Geduld',
  'Et Oakley m’a appris la patience',
  'Y Oakley me enseñó paciencia',
])('in a practice round an answer stays one: %s', (message) => {
  const hear = (text: string) => understand<Card>(text, { jobs: [], now: new Date(), timeZone: 'UTC' })
  const state = { last: { text: 'I kept calm', job_urls: [] }, practice: { questions: ['A hard day?'], asked: 1 } }
  expect(hearTurn(message, hear, { board: [], places: undefined }, state).heard).toBe(message)
})
