import type { Endpoint } from '@waymark/contract/define-endpoint.ts'
import { getJobDetails, saveJob, updateJob, type JobDetails, type JobToSave } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { beforeAll } from 'vitest'
import { addDays } from '../lib/zoned-time.ts'
import { addUser } from './add-user.ts'
import { sharedTestApp, type CallOptions, type Reply, type TestApp } from './create-test-app.ts'
import { makeProfile } from './make-profile.ts'
import { askIn, type Answer } from './talk.ts'

/** `in_days`: an interview at 9:30 that many days from today; `follow_up_on`: the day of a reminder; `contact`: a name. */
type TestCard = Omit<JobToSave, 'job_url'> & {
  in_days?: number
  follow_up_on?: string
  notes?: string
  contact?: string
}

export type BoardApp = {
  /** Sends messages in a new conversation; returns the answer to the last of them. */
  ask(first: string, ...next: string[]): Promise<Answer>
  call(endpoint: Endpoint, body?: unknown, options?: CallOptions): Promise<Reply>
}

/** The address of an employer's card: each employer has one. */
export const jobUrlOf = (company: string): string => `https://jobs.example/${encodeURIComponent(company)}`

/** Called at the head of a test file: a user of the shared app for all its tests, with a profile and these cards. */
export function boardApp(cards: readonly TestCard[]): BoardApp {
  let app: TestApp
  let token: string
  const call: BoardApp['call'] = (endpoint, body, options) => app.call(endpoint, body, { token, ...options })
  beforeAll(async () => {
    app = await sharedTestApp()
    ;({ token } = await addUser(app, { name: 'Maja' }))
    await call(saveProfile, { data: makeProfile() })
    for (const card of cards) await addCard(call, card)
  })
  return { call, ask: (...messages) => askIn(app, token, ...messages) }
}

async function addCard(call: BoardApp['call'], test: TestCard): Promise<void> {
  const { in_days, follow_up_on, notes, contact, ...card } = test
  const job_url = jobUrlOf(card.company_name)
  await call(saveJob, { ...card, job_url })
  if ([in_days, follow_up_on, notes, contact].every((detail) => detail === undefined)) return
  const { revision } = (await call(getJobDetails, undefined, { query: { job_url } })).body['data'] as JobDetails
  const today = new Date().toISOString().slice(0, 10)
  const interviews = in_days === undefined ? [] : [{ at: `${addDays(today, in_days)}T09:30:00.000Z`, text: '' }]
  const contacts = contact === undefined ? undefined : [{ name: contact, role: '', email: '', phone: '' }]
  await call(updateJob, { job_url, revision, interviews, follow_up_on, notes, contacts })
}
