import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { PostingMatch } from '../../lib/matching/match-posting.ts'
import type { PostingReader } from '../../providers/postings/posting-reader.ts'
import type { JobTrackingService } from '../job-tracking/job-tracking.service.ts'
import type { createProfileService } from '../profile/profile.service.ts'
import type { DocumentDrafter } from './document-drafter.ts'

type Deps = {
  db: Db
  clock: Clock
  postings: PostingReader
  jobTracking: JobTrackingService
  drafter: DocumentDrafter
  profiles: ReturnType<typeof createProfileService>
}

/** The profile beside what postings ask for. */
export function createPostingMatches({ db, clock, postings, jobTracking, drafter, profiles }: Deps) {
  return {
    /** For a posting that was read; undefined where none was. */
    async match(userId: string, url: string): Promise<PostingMatch | undefined> {
      const posting = await postings.find(userId, url)
      if (!posting) return undefined
      const [{ content }, job] = await Promise.all([profiles.load(userId), jobTracking.findJob(userId, url, db)])
      // A pasted posting has no title of its own: the user's names for job and company take precedence, as in documents.
      const named = {
        ...posting,
        title: job?.job_title || posting.title,
        company: job?.company_name || posting.company,
      }
      return drafter.match(content, named, clock.now())
    },

    /** For a text that the user pasted; nothing of it is kept. */
    async matchText(
      userId: string,
      { text, ...named }: { text: string; title: string; company: string },
    ): Promise<PostingMatch> {
      const { content } = await profiles.load(userId)
      return drafter.match(content, { ...postings.fromText(text), ...named }, clock.now())
    },

    /** Keeps a pasted text as the posting of a job. */
    async keepPosting(userId: string, url: string, text: string): Promise<void> {
      await postings.save(userId, url, text)
    },
  }
}
