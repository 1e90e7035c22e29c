import {
  confirmProposal,
  declineProposal,
  listProposals,
  openProposalsMost,
  undoProposal,
  type Proposal,
} from '@waymark/contract/proposals.ts'
import { getConversation, processMessage } from '@waymark/contract/chat.ts'
import type { Endpoint } from '@waymark/contract/define-endpoint.ts'
import {
  deleteJob,
  getJobDetails,
  listJobs,
  saveJob,
  updateJob,
  type JobRecord,
} from '@waymark/contract/job-tracking.ts'
import { loadProfile, saveProfile } from '@waymark/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type Reply, type TestApp } from '../../../testing/create-test-app.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import { addUser } from '../../../testing/add-user.ts'

type Part = { type: string; proposal?: Proposal }

let app: TestApp
let token: string
let email: string
let sessions = 0
const url = 'https://jobs.example/heidi'

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ token, email } = await addUser(app, { name: 'Mira Example' }))
  await call(saveJob, { job_title: 'Backend Engineer', company_name: 'Heidi', job_url: url, status: 'Applied' })
  await call(saveProfile, { data: makeProfile() })
})

const call = (endpoint: Endpoint, body?: unknown, more: object = {}) => app.call(endpoint, body, { token, ...more })
const decide = (endpoint: Endpoint, { id }: { id: string }, as = token) =>
  app.call(endpoint, {}, { token: as, params: { id } })
const newSession = () => `session_proposal${++sessions}`
const ask = async (message: string, session_id = newSession()) =>
  (await call(processMessage, { message, session_id })).body as { response: string; parts?: Part[]; message_id: string }

async function proposed(message: string, session_id?: string): Promise<Proposal> {
  const { parts = [], response } = await ask(message, session_id)
  const proposal = parts.find(({ type }) => type === 'proposal')?.proposal
  if (!proposal) throw new Error(`Nothing was proposed: ${response}`)
  return proposal
}
const open = async () => (await call(listProposals)).body['proposals'] as Proposal[]
async function job(): Promise<JobRecord | undefined> {
  return ((await call(listJobs)).body['data'] as JobRecord[]).find(({ job_url }) => job_url === url)
}
const statuses = async () => (await job())?.history.map(({ status }) => status)
const skills = async () =>
  ((await call(loadProfile)).body['data'] as { content: { skills: { skill: string }[] } }).content.skills.map(
    ({ skill }) => skill,
  )

describe('a proposal changes nothing before it is confirmed', () => {
  test('a move is proposed with before and after, moves the card when confirmed, and back when undone', async () => {
    const move = await proposed('Move Heidi to Interview')
    expect(move).toMatchObject({
      kind: 'move_job',
      status: 'open',
      subject: 'Backend Engineer, Heidi',
      changes: [{ field: 'status', before: 'Applied', after: 'Interview' }],
    })
    expect(await statuses()).toEqual(['Applied'])
    const confirmed = await decide(confirmProposal, move)
    expect([confirmed.status, (confirmed.body['proposal'] as Proposal).status]).toEqual([200, 'confirmed'])
    expect(await statuses()).toEqual(['Applied', 'Interview'])
    expect((await decide(undoProposal, move)).body['proposal']).toMatchObject({ status: 'undone' })
    expect(await statuses()).toEqual(['Applied', 'Interview', 'Applied'])
  })

  test('declining leaves everything as it is, and a decided one cannot be decided again', async () => {
    const move = await proposed('Move Heidi to Rejected')
    expect((await decide(declineProposal, move)).status).toBe(200)
    for (const endpoint of [confirmProposal, declineProposal, undoProposal])
      expect((await decide(endpoint, move)).body['code']).toBe('proposal_decided')
    expect(await statuses()).toEqual(['Applied'])
  })

  test('of two clicks at once, one carries it out and the other is told so while that lasts', async () => {
    const note = await proposed('Add a note to Heidi: salary 65k')
    const replies: Promise<Reply>[] = []
    await app.db.transaction().execute(async (transaction) => {
      await sql`select 1 from jobs where job_url = ${url} for update`.execute(transaction)
      replies.push(decide(confirmProposal, note), decide(confirmProposal, note))
      const first = await Promise.race(replies)
      expect([first.status, first.body['code']]).toEqual([409, 'proposal_decided'])
    })
    expect((await Promise.all(replies)).map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { body } = await call(getJobDetails, undefined, { query: { job_url: url } })
    expect((body['data'] as { notes: string }).notes).toBe('salary 65k')
    expect((await decide(undoProposal, note)).status).toBe(200)
  })

  test('a decision whose server died can be taken again after a minute', async () => {
    const move = await proposed('Move Heidi to Interview')
    await sql`update proposals set claimed_at = ${app.clock.now()} where id = ${move.id}::uuid`.execute(app.db)
    expect((await decide(confirmProposal, move)).status).toBe(409)
    app.clock.advance(61_000)
    expect((await decide(confirmProposal, move)).status).toBe(200)
    expect(await statuses()).toEqual(['Applied', 'Interview'])
  })

  test('a skill is added to the profile and taken out again, and nothing else of it changes', async () => {
    const before = await skills()
    const add = await proposed('Add the skill Rust to my profile')
    expect(add).toMatchObject({ kind: 'change_profile', changes: [{ field: 'skill', before: null, after: 'Rust' }] })
    await decide(confirmProposal, add)
    expect(await skills()).toEqual([...before, 'Rust'])
    await decide(undoProposal, add)
    expect(await skills()).toEqual(before)
  })

  test('a note is added below the notes that are there', async () => {
    await call(updateJob, { job_url: url, notes: 'Met at a fair.', revision: 0 })
    const note = await proposed('Add a note to Heidi: salary 65k')
    await decide(confirmProposal, note)
    const notes = async () =>
      ((await call(getJobDetails, undefined, { query: { job_url: url } })).body['data'] as { notes: string }).notes
    expect(await notes()).toBe('Met at a fair.\nsalary 65k')
    await decide(undoProposal, note)
    expect(await notes()).toBe('Met at a fair.')
  })

  test('a follow-up day is set and unset', async () => {
    const remind = await proposed('Remind me about Heidi in 3 days')
    await decide(confirmProposal, remind)
    expect((await job())?.follow_up_on).toBe(remind.changes[0]?.after)
    await decide(undoProposal, remind)
    expect((await job())?.follow_up_on).toBeNull()
  })

  test('asked to delete, it offers the archive', async () => {
    const archive = await proposed('Delete the Heidi card')
    expect(archive.kind).toBe('archive_job')
    await decide(confirmProposal, archive)
    expect((await job())?.archived_at).not.toBeNull()
    await decide(undoProposal, archive)
    expect((await job())?.archived_at).toBeNull()
  })
})

describe('a proposal is stale when what it is about changed', () => {
  test('a card that was moved meanwhile is not moved again', async () => {
    const move = await proposed('Move Heidi to Interview')
    await call(saveJob, { job_title: 'Backend Engineer', company_name: 'Heidi', job_url: url, status: 'Offer' })
    const reply = await decide(confirmProposal, move)
    expect([reply.status, reply.body['code']]).toEqual([409, 'proposal_stale'])
    expect(await statuses()).toEqual(['Applied', 'Offer'])
    expect(await open()).toEqual([])
  })

  test('a card that was deleted meanwhile does not come back', async () => {
    const move = await proposed('Move Heidi to Interview')
    await call(deleteJob, { job_url: url })
    expect((await decide(confirmProposal, move)).body['code']).toBe('proposal_stale')
    expect(await job()).toBeUndefined()
  })

  test('what was changed again after confirming is not undone', async () => {
    const move = await proposed('Move Heidi to Interview')
    await decide(confirmProposal, move)
    await call(saveJob, { job_title: 'Backend Engineer', company_name: 'Heidi', job_url: url, status: 'Offer' })
    expect((await decide(undoProposal, move)).body['code']).toBe('proposal_stale')
    expect(await statuses()).toEqual(['Applied', 'Interview', 'Offer'])
  })

  test('a newer one about the same thing replaces it', async () => {
    const first = await proposed('Move Heidi to Interview')
    const second = await proposed('Move Heidi to Rejected')
    expect((await open()).map(({ id }) => id)).toEqual([second.id])
    expect((await decide(confirmProposal, first)).body['code']).toBe('proposal_stale')
  })
})

describe('whose proposals', () => {
  test("nobody sees or decides another user's", async () => {
    const move = await proposed('Move Heidi to Interview')
    const stranger = (await addUser(app)).token
    expect((await app.call(listProposals, undefined, { token: stranger })).body['proposals']).toEqual([])
    for (const endpoint of [confirmProposal, declineProposal, undoProposal])
      expect((await decide(endpoint, move, stranger)).status).toBe(404)
    expect((await open())[0]?.status).toBe('open')
  })

  test('a message shows its proposal as it stands now, and a deleted conversation takes its proposals along', async () => {
    const session_id = newSession()
    const move = await proposed('Move Heidi to Interview', session_id)
    await decide(confirmProposal, move)
    const { body } = await call(getConversation, undefined, { params: { session_id } })
    const { messages } = body['conversation'] as { messages: { parts?: Part[] }[] }
    expect(messages.at(-1)?.parts?.find(({ type }) => type === 'proposal')?.proposal?.status).toBe('confirmed')
    await sql`delete from conversations where session_id = ${session_id}`.execute(app.db)
    expect((await decide(undoProposal, move)).status).toBe(404)
    expect(await statuses()).toEqual(['Applied', 'Interview'])
  })

  test('with too many waiting no further one is made, and the answer says so', async () => {
    await sql`insert into proposals (user_id, kind, topic, subject, field, payload, created_at)
      select id, 'move_job', 'topic ' || n, 'x', 'status', '{}', now() from users, generate_series(1, ${openProposalsMost}) n
      where email = ${email}`.execute(app.db)
    expect((await ask('Move Heidi to Interview')).response).toContain('Too many suggestions are waiting')
    expect(await open()).toHaveLength(openProposalsMost)
  })
})
