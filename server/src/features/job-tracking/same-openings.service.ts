import type { findSameOpenings, JobRecord } from '@waymark/contract/job-tracking.ts'
import type { QueryOf } from '@waymark/contract/define-endpoint.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Places } from '../../lib/places/places.ts'
import type { PostingReader } from '../../providers/postings/posting-reader.ts'
import { createPostingStore } from '../../providers/postings/posting-store.ts'
import { sameOpeningAs } from '../job-search/openings.service.ts'
import { createJobTrackingRepository } from './job-tracking.repository.ts'

type Deps = { db: Db; clock: Clock; postings: PostingReader; places(): Promise<Places> }

/** More of one opening tell nothing new. */
const mostTold = 3
const noText = { description: '', requirements: '' }

/** Finds an opening that is on the board under another address, by what is known of it already; nothing is fetched. */
export function createSameOpenings({ db, clock, postings, places }: Deps) {
  const jobs = createJobTrackingRepository(db)
  const store = createPostingStore(db)

  return async (
    userId: string,
    { job_url, job_title, company_name, location = '' }: QueryOf<typeof findSameOpenings>,
  ): Promise<JobRecord[]> => {
    const posting = await postings.find(userId, job_url)
    const [openings, sameText, known] = await Promise.all([
      jobs.listOpenings(userId),
      store.listSameText(userId, posting ?? noText),
      places(),
    ])
    const isSame = sameOpeningAs({ job_title, company_name, location: location || (posting?.location ?? '') }, known)
    const found = openings.filter((one) => one.job_url !== job_url && (sameText.includes(one.job_url) || isSame(one)))
    const records = await Promise.all(
      found.slice(0, mostTold).map((one) => jobs.find(userId, one.job_url, clock.now())),
    )
    return records.filter((record) => record !== undefined)
  }
}
