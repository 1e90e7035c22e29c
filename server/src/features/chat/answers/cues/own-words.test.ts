import { processMessage } from '@waymark/contract/chat.ts'
import type { MessagePart } from '@waymark/contract/message-parts.ts'
import { saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { makeProfile } from '../../../../testing/make-profile.ts'

let app: TestApp
let token: string
let sessions = 0

beforeAll(async () => {
  app = await createTestApp()
  token = (await addUser(app, { name: 'Maja' })).token
  await app.call(saveProfile, { data: makeProfile() }, { token })
  for (const name of ['Hafod', 'Henshaw', 'Tannert', 'Rhönblick', 'Bellevue', 'Goya', 'Vollmer'])
    await app.call(
      saveJob,
      { job_title: 'Porter', company_name: name, job_url: `https://jobs.example/${name}`, status: 'Applied' },
      { token },
    )
})
afterAll(() => app.close())

async function ask(message: string) {
  const session_id = `session_ownwords${++sessions}`
  const { body } = await app.call(processMessage, { message, session_id }, { token })
  const parts = (body['parts'] ?? []) as MessagePart[]
  return {
    response: String(body['response']),
    proposals: parts.flatMap((part) => (part.type === 'proposal' ? [part.proposal] : [])),
  }
}

test.each([
  ['put a note on hafod: spoke to carys, ring back thurs', 'spoke to carys, ring back thurs'],
  ['notiz bei tannert: rückruf am freitag, absage möglich', 'rückruf am freitag, absage möglich'],
  ['note pour bellevue : rappeler jeudi, entretien peut-être', 'rappeler jeudi, entretien peut-être'],
  ['nota en goya: llamar el viernes a las 10', 'llamar el viernes a las 10'],
])('what follows the colon is the note, whatever it says: %s', async (message, note) => {
  const { proposals } = await ask(message)
  expect(proposals).toMatchObject([{ kind: 'note_job', changes: [{ after: note }] }])
})

test.each([
  'move hafod and henshaw to rejected',
  'verschieb tannert und rhönblick nach absage',
  'mets bellevue et hafod en refus',
  'pasa goya y bellevue a rechazado',
])('each of two jobs is moved where both are named: %s', async (message) => {
  const { proposals } = await ask(message)
  expect(proposals.map(({ kind }) => kind)).toEqual(['move_job', 'move_job'])
})

test.each([
  ['im pregnant, when do i tell hafod', 'need not say that you are pregnant'],
  ['bin schwanger, muss ich das vollmer sagen', 'müssen Sie die Schwangerschaft nicht nennen'],
  ['fuck this', 'it may be said'],
  ['je bois une bouteille par soir depuis mai', 'ligne d’écoute'],
  ['dis que j’ai géré une équipe de 12, c’était 5 en vrai', 'mais non'],
])('a delicate matter gets its own honest lines, and no card: %s', async (message, line) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(line)
  expect(proposals).toEqual([])
})

test('a letter that shall claim more than the profile is offered with a word about it', async () => {
  const { response, proposals } = await ask('cover letter for hafod, say im fluent in welsh and managed 12 people')
  expect(response).toContain('stays out of the letter')
  expect(proposals).toMatchObject([{ kind: 'generate_documents' }])
})

test('stray words of a sentence are no skill', async () => {
  expect((await ask('schreib für vollmer rein dass ich imos kann, die wollen das')).proposals).toEqual([])
})

test('each skill of a list is proposed', async () => {
  const { proposals } = await ask('trag bei kenntnissen ein: treppenbau und imos')
  expect(proposals).toMatchObject([{ changes: [{ after: 'treppenbau' }] }, { changes: [{ after: 'imos' }] }])
})
