import { listJobs, saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { confirmProposal } from '@waymark/contract/proposals.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { makeProfile } from '../../../../testing/make-profile.ts'
import { askIn } from '../../../../testing/talk.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await createTestApp()
  token = (await addUser(app, { name: 'Maja' })).token
  await app.call(saveProfile, { data: makeProfile() }, { token })
  for (const [job_title, company_name] of [
    ['Staff Nurse', 'Oakley Hospital'],
    ['Chef', 'Dunmore'],
  ])
    await app.call(
      saveJob,
      {
        job_title,
        company_name,
        job_url: `https://jobs.example/${company_name}`,
        status: 'Interview',
        location: 'Leeds',
      },
      { token },
    )
})
afterAll(() => app.close())

const ask = (message: string) => askIn(app, token, message)

test.each([
  ['I applied at Brackwell as a warehouse clerk yesterday', 'Warehouse Clerk, Brackwell', 'Applied'],
  [
    'i applied to st bride hospital today, band 5 staff nurse, found it online',
    'Band 5 Staff Nurse, St Bride Hospital',
    'Applied',
  ],
  [
    'add job: Staff Nurse at Leeds Brackwell Trust, https://jobs.example/1 , i applied on monday',
    'Staff Nurse, Leeds Brackwell Trust',
    'Applied',
  ],
  ['add a job: chef at Brackwell', 'Chef, Brackwell', 'Viewed'],
  ['i have an interview for chef at brackwell, monday 10am', 'Chef, Brackwell', 'Interview'],
  ['hab mich bei brackwell als Koch beworben', 'Koch, Brackwell', 'Applied'],
  ['neue Stelle: Koch bei Brackwell', 'Koch, Brackwell', 'Viewed'],
  ['j’ai postulé hier chez Brackwell comme vendeur', 'Vendeur, Brackwell', 'Applied'],
  ['he solicitado ayer un puesto de camarero en Brackwell', 'Camarero, Brackwell', 'Applied'],
])('a job that is told gets a card of its own: %s', async (message, subject, stage) => {
  const { proposals } = await ask(message)
  expect(proposals.map(({ kind, subject: about, changes }) => [kind, about, changes[0]?.after])).toEqual([
    ['add_job', subject, stage],
  ])
})

test.each([
  'when did I apply at Brackwell as chef',
  "I haven't applied at Brackwell as a chef yet",
  'should I apply at Brackwell as a clerk?',
  'I applied Python at work to automate reports',
  'I applied to five jobs last week',
  'I work as a chef at Brackwell',
])('nothing is proposed for: %s', async (message) => expect((await ask(message)).proposals).toEqual([]))

test.each(['move the chef job to Offer', 'my interview for the chef job is at the Brackwell hotel, move it to Offer'])(
  'a title names its card where no other employer is named: %s',
  async (message) => {
    const { proposals } = await ask(message)
    expect(proposals.map(({ subject }) => subject)).toEqual(['Chef, Dunmore'])
  },
)

test('another title at an employer of the board may be the same job', async () => {
  const { response, proposals } = await ask('I applied at Dunmore as a forklift driver')
  expect(response).toContain('the same job, or another one')
  expect(proposals).toEqual([])
})

test('the card stands on the board without an address', async () => {
  const { proposals } = await ask('add a job: porter at Brackwell')
  await app.call(confirmProposal, {}, { token, params: { id: proposals[0]?.id ?? '' } })
  const { body } = await app.call(listJobs, undefined, { token })
  expect(JSON.stringify(body['data'])).toContain('"Porter"')
})
