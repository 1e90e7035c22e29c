import { saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { confirmProposal } from '@waymark/contract/proposals.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { isUndo } from '../../../../lib/intents/correction.ts'
import { addUser } from '../../../../testing/add-user.ts'
import { sharedTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { makeProfile } from '../../../../testing/make-profile.ts'
import { talk, type Answer } from '../../../../testing/talk.ts'

let app: TestApp
let token: string
let send: (message: string) => Promise<Answer>

beforeAll(async () => {
  app = await sharedTestApp()
})

beforeEach(async () => {
  token = (await addUser(app, { name: 'Maja' })).token
  await app.call(saveProfile, { data: makeProfile() }, { token })
  for (const company_name of ['Tannert', 'Oakmere', 'Brackwell'])
    await app.call(
      saveJob,
      {
        job_title: `${company_name} Cook`,
        company_name,
        status: 'Applied',
        job_url: `https://jobs.example/${company_name}`,
      },
      { token },
    )
  send = talk(app, token)
})

const changes = ({ proposals }: Answer) =>
  proposals.map(({ kind, subject, changes: [change] }) => `${kind} ${subject.split(', ')[1]} ${change?.after}`)

async function confirm({ proposals }: Answer) {
  for (const { id } of proposals) await app.call(confirmProposal, {}, { token, params: { id } })
}

test.each([
  ['open oakmere', 'move it to interview', 'move_job Oakmere Interview'],
  ['open oakmere', 'archive it', 'archive_job Oakmere archived'],
  ['open oakmere', 'they rejected me', 'move_job Oakmere Rejected'],
  ['open oakmere', 'add a note that i need to bring my passport', 'note_job Oakmere i need to bring my passport'],
  ['öffne oakmere', 'verschieb sie auf absage', 'move_job Oakmere Rejected'],
  ['öffne oakmere', 'archivier das', 'archive_job Oakmere archived'],
  ['montre oakmere', 'déplace le en entretien', 'move_job Oakmere Interview'],
  ['abre oakmere', 'pásala a entrevista', 'move_job Oakmere Interview'],
  ['abre oakmere', 'archívalo', 'archive_job Oakmere archived'],
])('a pronoun means the job that was last spoken of: %s, %s', async (first, second, change) => {
  await send(first)
  expect(changes(await send(second))).toEqual([change])
})

test.each([
  ['open oakmere', 'remind me on friday'],
  ['erinner mich am mittwoch an oakmere', 'erinner mich am freitag'],
  ['abre oakmere', 'recuérdamelo en una semana'],
  ['montre oakmere', 'rappelle le moi vendredi'],
])('a reminder without a name is about the job that was last spoken of: %s, %s', async (first, second) => {
  await send(first)
  const [only, more] = changes(await send(second))
  expect(more).toBeUndefined()
  expect(only).toMatch(/^set_reminder Oakmere/)
})

test('an interview that is told without a name is that of the job that was moved', async () => {
  await send('move oakmere to interview')
  expect(changes(await send('the interview is on friday at 2pm'))[0]).toMatch(/^set_interview Oakmere/)
})

test.each(['move everything to rejected', 'i cant do it anymore', 'it is raining', 'applied to Halvergate as a cook'])(
  'what is about no single job, or another one, is not about the last: %s',
  async (second) => {
    await send('open oakmere')
    expect(changes(await send(second)).filter((change) => change.includes('Oakmere'))).toEqual([])
  },
)

test('a list of jobs leaves none of them the one that is spoken of', async () => {
  await send('open oakmere')
  await send('show my applications')
  expect(changes(await send('archive it'))).toEqual([])
})

test.each(['yes', 'yes please', 'ja mach', 'oui', 'si, confirmado', 'ok'])(
  'a yes confirms nothing, and is told what does: %s',
  async (yes) => {
    await send('move oakmere to interview')
    const answer = await send(yes)
    expect(answer.response).toContain('Confirm')
    expect(changes(answer)).toEqual(['move_job Oakmere Interview'])
    expect(answer.proposals.map(({ status }) => status)).toEqual(['open'])
  },
)

test.each(['undo that', 'no put it back', 'mach das rückgängig', 'annule ça', 'deshaz eso'])(
  'a confirmed change that is wanted back is shown with its Undo: %s',
  async (undo) => {
    await confirm(await send('move oakmere to interview'))
    const { proposals } = await send(undo)
    expect(proposals.map(({ kind, status }) => [kind, status])).toEqual([['move_job', 'confirmed']])
  },
)

test('what only its own Undo takes back is shown with it', async () => {
  await confirm(await send('add note to oakmere: call Jim'))
  const answer = await send('undo that')
  expect(answer.response).toContain('Undo')
  expect(answer.proposals.map(({ kind, status }) => [kind, status])).toEqual([['note_job', 'confirmed']])
})

test.each([
  ['undo', true],
  ['annule', true],
  ['annule la relance de Sephora', false],
  ['go back to school', false],
])('whether %j only wants the last change back', (message, expected) => expect(isUndo(message)).toBe(expected))
