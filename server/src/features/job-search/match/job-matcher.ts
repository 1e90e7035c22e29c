import path from 'node:path'
import type { JobMatch } from '@waymark/contract/job-search/job-matches.ts'
import { ChildFailure, createGuardedChild } from '../../../lib/children/guarded-child.ts'
import type { MatchProfile } from '../../../lib/matching/profile/match-profile.ts'

export type { JobMatch }

export type PostingToMatch = {
  id: string
  fetched_at: Date
  title: string
  location: string
  company_info: string
  description: string
  requirements: string
  benefits: string
}
export type MatchTask = { profile: MatchProfile; now: Date; postings: PostingToMatch[] }

export type JobMatcher = {
  /** Resolves to nothing on failure: a search without its numbers is better than none. */
  match(task: MatchTask): Promise<JobMatch[]>
  stop(): void
}

export function createJobMatcher(timeoutMs = 15_000): JobMatcher {
  const child = createGuardedChild<MatchTask, JobMatch[]>(path.join(import.meta.dirname, 'job-matcher-child.ts'), {
    heapMb: 384,
    residentMb: 700,
    timeoutMs,
    processes: 1,
    // Loading the skill lists takes longer than a page of postings; nothing in here is native code.
    reuse: true,
  })
  return {
    async match(task) {
      try {
        return await child.run(task)
      } catch (error) {
        if (error instanceof ChildFailure) return []
        throw error
      }
    },
    stop: () => child.stop(),
  }
}
