import type { BodyOf } from '@waymark/contract/define-endpoint.ts'
import type { JobDetails, JobRecord, updateJob } from '@waymark/contract/job-tracking.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { refuse, type Refusal } from '../../lib/http/refusal.ts'
import { changesDetails, createJobDetailsRepository } from './job-details.repository.ts'
import { createRemindersRepository } from './reminders/reminders.repository.ts'

type Outcome = { data: JobRecord; details: JobDetails } | Refusal<'not_found' | 'job_changed' | 'validation'>

/**
 * Changes the fields that are sent, and the reminders with them. Details are refused when somebody else has changed them
 * since they were read, so that no tab writes over what it has not seen (spec §4: nothing of a user's is lost).
 */
export function updateJobOf(
  { db, clock }: { db: Db; clock: Clock },
  userId: string,
  { job_url, ...changes }: BodyOf<typeof updateJob>,
): Promise<Outcome> {
  if (changesDetails(changes) && changes.revision === undefined) {
    const sentence = 'Please send the revision that the details were read with.'
    return Promise.resolve(refuse('validation', { fields: { revision: sentence } }))
  }
  return db.transaction().execute(async (transaction) => {
    const jobs = createJobDetailsRepository(transaction)
    const now = clock.now()
    const updated = await jobs.update(userId, job_url, changes, now)
    if (!updated) return refuse((await jobs.find(userId, job_url)) ? 'job_changed' : 'not_found')
    const { follow_up_on, ...answer } = updated
    if (changes.follow_up_on !== undefined || changes.interviews !== undefined) {
      const planned = { follow_up_on, interviews: answer.details.interviews }
      await createRemindersRepository(transaction).plan(userId, job_url, planned, now)
    }
    return answer
  })
}
