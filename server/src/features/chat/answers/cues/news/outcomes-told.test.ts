import { saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../../../testing/add-user.ts'
import { sharedTestApp, type TestApp } from '../../../../../testing/create-test-app.ts'
import { makeProfile } from '../../../../../testing/make-profile.ts'
import { askIn } from '../../../../../testing/talk.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await sharedTestApp()
  token = (await addUser(app, { name: 'Maja' })).token
  await app.call(saveProfile, { data: makeProfile() }, { token })
  for (const [job_title, company_name, status] of [
    ['Driver', 'Oakmere', 'Offer'],
    ['Staff Nurse', 'Tannert', 'Applied'],
  ])
    await app.call(
      saveJob,
      { job_title, company_name, status, job_url: `https://jobs.example/${company_name}` },
      { token },
    )
})

const changesOf = async (...messages: [string, ...string[]]) =>
  (await askIn(app, token, ...messages)).proposals.map(({ kind, subject, changes }) => [
    kind,
    subject,
    changes[0]?.after,
  ])

test.each([
  'write a rejection to oakmere',
  'write a mail to oakmere turning them down nicely',
  'i want to say no to oakmere',
  'kannst du mir ne absage an oakmere schreiben aber nett',
  'schreib der oakmere eine absage',
  'écris un refus poli à oakmere',
  'je veux dire non à oakmere',
  'una carta de rechazo para oakmere',
])('whoever writes a refusal to an employer declines, and was not refused: %s', async (message) => {
  const { response } = await askIn(app, token, message)
  expect(response).toMatch(/decided against|dagegen entschieden|ne pas l’accepter|no aceptarla/)
  expect(response).not.toMatch(/hurts|tut weh|fait mal|duele/)
  expect(await changesOf(message)).toEqual([['archive_job', 'Driver, Oakmere', 'archived']])
})

test.each([
  'i turned oakmere down',
  'i withdrew from oakmere',
  'ich hab dem oakmere abgesagt',
  'ich hab meine bewerbung bei oakmere zurückgezogen',
  'j’ai refusé oakmere',
  'le he dicho que no a oakmere',
])('an own no that is told archives the card, without comfort: %s', async (message) => {
  expect(await changesOf(message)).toEqual([['archive_job', 'Driver, Oakmere', 'archived']])
})

test.each(['oakmere turned me down', 'oakmere hat mir abgesagt', 'oakmere m’a refusée', 'me han rechazado en oakmere'])(
  'a refusal by the employer moves the card to Rejected: %s',
  async (message) => expect(await changesOf(message)).toEqual([['move_job', 'Driver, Oakmere', 'Rejected']]),
)

test.each([
  'tannert said yes omg',
  'tannert me prend je suis trop contente',
  'me han llamado de tannert, que me cogen!!',
  'ich hab dem tannert zugesagt',
])('joy is met with joy, and the card moves to Offer: %s', async (message) => {
  expect(await changesOf(message)).toEqual([['move_job', 'Staff Nurse, Tannert', 'Offer']])
})

test.each(['im so happy today', 'ich freu mich so', 'je suis trop contente', 'estoy muy feliz'])(
  'joy about anything gets no comfort: %s',
  async (message) => {
    expect((await askIn(app, token, message)).response).toMatch(/lovely to hear|freut mich|fait plaisir|me alegro/)
  },
)

test('who is not happy is comforted', async () => {
  expect((await askIn(app, token, 'im not happy at all')).response).not.toContain('lovely')
})

test.each([
  ['tannert rang they want me to come in thursday', 'at 2pm'],
  ['tannert called me back they want me in for a chat', 'thursday at 2pm'],
  ['tannert hat angerufen ich soll donnerstag vorbeikommen', 'um 14 uhr'],
  ['tannert m’invite pour un entretien', 'jeudi à 14h'],
  ['tannert me ha llamado que vaya el jueves', 'a las 14:00'],
])('an invitation is no offer: the card moves to Interview, and the hour is asked for: %s', async (message, hour) => {
  expect(await changesOf(message)).toEqual([['move_job', 'Staff Nurse, Tannert', 'Interview']])
  const [noted] = await changesOf(message, hour)
  expect(noted?.slice(0, 2)).toEqual(['set_interview', 'Staff Nurse, Tannert'])
  expect(noted?.[2]).toMatch(/T14:00/)
})

test.each([
  'tannert have not invited me yet',
  'if tannert want to see me what do i wear',
  'my boss said yes to my holiday',
])('nothing is proposed for: %s', async (message) => expect(await changesOf(message)).toEqual([]))
