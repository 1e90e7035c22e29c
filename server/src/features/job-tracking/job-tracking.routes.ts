import { deleteJob, listJobs, saveJob } from '@waymark/contract/job-tracking.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Mount } from '../../lib/http/mount.ts'
import { refuse } from '../../lib/http/refusal.ts'
import { createJobTrackingRepository } from './job-tracking.repository.ts'

export function mountJobTracking(mount: Mount, { db, clock }: { db: Db; clock: Clock }): void {
  const jobs = createJobTrackingRepository(db)

  mount(listJobs, async ({ caller }) => ({ data: await jobs.list(caller.userId) }))

  mount(saveJob, ({ caller, body }) => jobs.save(caller.userId, body, clock.now()))

  mount(deleteJob, async ({ caller, body }) => ((await jobs.delete(caller.userId, body.job_url)) ? {} : refuse('not_found')))
}
