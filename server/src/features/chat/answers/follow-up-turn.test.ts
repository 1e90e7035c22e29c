import { processMessage } from '@waymark/contract/chat.ts'
import { getJobDetails, saveJob, updateJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../../lib/zoned-time.ts'
import { addUser } from '../../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { makeProfile } from '../../../testing/make-profile.ts'

let app: TestApp
let token: string
let sessions = 0

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
  app = await createTestApp()
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
afterAll(() => app.close())

/** The answer to the last of several messages of one conversation. */
async function talk(...messages: string[]): Promise<string> {
  const session_id = `session_turns${++sessions}`
  let response = ''
  for (const message of messages) {
    const { body } = await app.call(processMessage, { message, session_id }, { token })
    response = String(body['response'])
  }
  return response
}

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
