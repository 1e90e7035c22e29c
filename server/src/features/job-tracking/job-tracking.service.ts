import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import type { Db } from '../../lib/db.ts'
import { createJobTrackingRepository } from './job-tracking.repository.ts'

export type DocumentLinks = { cv_link: string; cover_letter_link: string }
export type JobTrackingService = ReturnType<typeof createJobTrackingService>

/** The board, for other features. */
export function createJobTrackingService({ db }: { db: Db }) {
  const jobs = createJobTrackingRepository(db)
  return {
    findJob: (userId: string, jobUrl: string, now: Date): Promise<JobRecord | undefined> =>
      jobs.find(userId, jobUrl, now),

    /** Saves the links on the job with this address, whatever its status; nothing when it is not on the board. */
    saveLinks: (userId: string, jobUrl: string, links: DocumentLinks, now: Date): Promise<boolean> =>
      jobs.saveLinks(userId, jobUrl, links, now),
  }
}
