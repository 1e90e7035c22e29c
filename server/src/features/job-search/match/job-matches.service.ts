import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { createProfileService } from '../../profile/profile.service.ts'
import type { JobMatch, JobMatcher, PostingToMatch } from './job-matcher.ts'

type MatchDeps = { db: Db; clock: Clock; jobMatcher: JobMatcher }

export function createJobMatches({ db, clock, jobMatcher }: MatchDeps) {
  const profiles = createProfileService({ db, clock })

  return async (userId: string, ids: readonly string[]): Promise<JobMatch[]> => {
    if (ids.length === 0) return []
    const { content, version } = await profiles.load(userId)
    if (version === 0) return []
    const postings = await db
      .withTables<{ postings: PostingToMatch & { user_id: string | null } }>()
      .selectFrom('postings')
      .select(['id', 'fetched_at', 'title', 'location', 'company_info', 'description', 'requirements', 'benefits'])
      .where('user_id', 'is', null)
      .where('id', 'in', ids)
      .execute()
    return jobMatcher.match({ profile: content, now: clock.now(), postings })
  }
}
