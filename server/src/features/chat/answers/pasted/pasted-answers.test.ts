import { listJobs, saveJob, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { confirmProposal, undoProposal } from '@waymark/contract/proposals.ts'
import { beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../../testing/add-user.ts'
import { sharedTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { makeProfile } from '../../../../testing/make-profile.ts'
import { talk } from '../../../../testing/talk.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await sharedTestApp()
  token = (await addUser(app, { name: 'Maja' })).token
  await app.call(saveProfile, { data: makeProfile() }, { token })
  const url = 'https://jobs.example/marina'
  const card = { job_title: 'Ward Clerk', company_name: 'Otley Marina Trust', job_url: url, status: 'Applied' }
  await app.call(saveJob, card, { token })
})

const newTalk = () => talk(app, token)

const posting = [
  'Ward Clerk',
  'Cragside Hospital, Otley',
  'We are looking for a clerk to join our team.',
  'Requirements:',
  '- experience with Kubernetes',
  '- driving licence',
  'Salary £24,000',
].join('\n')

test.each([
  [`do i fit this?\n${posting}`, 'asks for'],
  [`${posting}\npasst das zu mir?`, 'verlangt'],
  [`${posting}\nje corresponds ?`, 'demande'],
  [`${posting}\n¿encajo?`, 'pide'],
])('a pasted posting is compared by its own text, and offered for the board: %s', async (message, asks) => {
  const { response, proposals } = await newTalk()(message)
  expect(response).toContain('Cragside Hospital')
  expect(response).not.toContain('Marina')
  expect(response).toContain(asks)
  expect(response).toContain('Kubernetes')
  expect(response).toContain('driving licence')
  expect(proposals.map(({ kind, subject }) => [kind, subject])).toEqual([['add_job', 'Ward Clerk, Cragside Hospital']])
})

test('the next messages are about the text too, until the card is there and read from its text', async () => {
  const say = newTalk()
  await say(`do i fit this?\n${posting}`)
  expect((await say('whats missing then')).response).toContain('driving licence')
  const letter = await say('write me a letter for this')
  expect(letter.response).toContain('the card comes first')
  const [card] = letter.proposals
  expect(card?.kind).toBe('add_job')
  await app.call(confirmProposal, {}, { token, params: { id: card?.id ?? '' } })
  const { body } = await app.call(listJobs, undefined, { token })
  const jobs = body['data'] as JobRecord[]
  expect(jobs.map(({ company_name }) => company_name)).toContain('Cragside Hospital')
  const again = await say('write me a letter for this')
  expect(again.proposals.map(({ kind }) => kind)).toEqual(['generate_documents'])
  expect((await say('do I fit the job at Cragside?')).response).toContain('driving licence')
  await app.call(undoProposal, {}, { token, params: { id: card?.id ?? '' } })
})

test('what a posting says of violence is no danger to its reader, and despair beside it is heard', async () => {
  const refuge = `${posting}\nYou will help women whose husband hits them.`
  expect((await newTalk()(`do i fit this?\n${refuge}`)).response).toContain('Kubernetes')
  expect((await newTalk()(`i want to kill myself\n${refuge}`)).response).toContain('988')
})

test('the rejection that a mail brings is heard, and no card is proposed for it', async () => {
  const mail =
    'Thank you for your application to Otley Marina Trust. We are sorry to say that we are recruiting another candidate with more experience in care. Salary band 3, full time. Best wishes'
  const { response, proposals } = await newTalk()(`Otley Marina rejected me:\n${mail}`)
  expect(proposals.map(({ kind }) => kind)).not.toContain('add_job')
  expect(response).toContain('Marina')
})
