import { deleteJob, listJobs, saveJob } from '@waymark/contract/job-tracking.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Mount } from '../../lib/http/mount.ts'
import { refuse } from '../../lib/http/refusal.ts'
import { createJobTrackingRepository } from './job-tracking.repository.ts'

type JobTrackingDeps = {
  db: Db
  clock: Clock
  /** Deletes what was made for a job, in the transaction that deletes the job. */
  deleteDocuments(transaction: Db, userId: string, jobUrl: string): Promise<void>
}

export function mountJobTracking(mount: Mount, { db, clock, deleteDocuments }: JobTrackingDeps): void {
  const jobs = createJobTrackingRepository(db)

  mount(listJobs, async ({ caller }) => ({ data: await jobs.list(caller.userId) }))

  mount(saveJob, ({ caller, body }) => jobs.save(caller.userId, body, clock.now()))

  mount(deleteJob, ({ caller, body }) =>
    db.transaction().execute(async (transaction) => {
      if (!(await createJobTrackingRepository(transaction).delete(caller.userId, body.job_url)))
        return refuse('not_found')
      await deleteDocuments(transaction, caller.userId, body.job_url)
      return {}
    }),
  )
}
