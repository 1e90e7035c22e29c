import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { PostingMatch } from '../../lib/matching/match-posting.ts'
import { textLanguage } from '../../lib/matching/text/text-language.ts'
import type { PostingReader } from '../../providers/postings/posting-reader.ts'
import type { StoredPosting } from '../../providers/postings/posting-store.ts'
import type { JobTrackingService } from '../job-tracking/job-tracking.service.ts'
import type { createProfileService } from '../profile/profile.service.ts'
import type { DocumentDrafter } from './document-drafter.ts'
import { profileLanguage } from './resume/tailor-resume.ts'

type Deps = {
  db: Db
  clock: Clock
  postings: PostingReader
  jobTracking: JobTrackingService
  drafter: DocumentDrafter
  profiles: ReturnType<typeof createProfileService>
}

export type WholeMatch = PostingMatch & { languages: { posting: string | null; profile: string | null } }

/** The profile beside what postings ask for. */
export function createPostingMatches({ db, clock, postings, jobTracking, drafter, profiles }: Deps) {
  async function compare(content: ProfileDocument, posting: StoredPosting): Promise<WholeMatch> {
    const languages = {
      posting: textLanguage(`${posting.description}\n${posting.requirements}`) ?? posting.language,
      profile: profileLanguage(content) ?? null,
    }
    return { ...(await drafter.match(content, posting, clock.now())), languages }
  }

  return {
    /** For a posting that was read; undefined where none was. */
    async match(userId: string, url: string): Promise<WholeMatch | undefined> {
      const posting = await postings.find(userId, url)
      if (!posting) return undefined
      const [{ content }, job] = await Promise.all([profiles.load(userId), jobTracking.findJob(userId, url, db)])
      // A pasted posting has no title of its own: the user's names for job and company take precedence, as in documents.
      const named = {
        ...posting,
        title: job?.job_title || posting.title,
        company: job?.company_name || posting.company,
      }
      return compare(content, named)
    },

    /** For a text that the user pasted; nothing of it is kept. */
    async matchText(
      userId: string,
      { text, ...named }: { text: string; title: string; company: string },
    ): Promise<WholeMatch> {
      const { content } = await profiles.load(userId)
      return compare(content, { ...postings.fromText(text), ...named })
    },

    /** Keeps a pasted text as the posting of a job. */
    async keepPosting(userId: string, url: string, text: string): Promise<void> {
      await postings.save(userId, url, text)
    },
  }
}
