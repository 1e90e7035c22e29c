import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Postings } from '../../providers/postings/postings.ts'
import type { Posting } from '../../providers/postings/posting.ts'
import { htmlToText } from '../../providers/postings/scan-page.ts'
import type { PostingRow } from './document-tables.ts'
import { createRunsRepository } from './runs.repository.ts'

/** A page that was read within this time is not read again. */
const freshMs = 86_400_000

export type PostingRefusal = 'posting_unreadable' | 'url_refused'

/**
 * Finds the posting at an address for a user, and keeps a copy of it for them: the text that they pasted, a posting of
 * the search index, a copy read within a day, or the page itself; an older copy where the page cannot be read any more
 * (decisions.md "Documents").
 */
export function createPostingReader({ db, clock, postings }: { db: Db; clock: Clock; postings: Postings }) {
  const repository = createRunsRepository(db)

  return {
    /** @returns the id of the user's copy */
    async read(userId: string, url: string, pasted: string | undefined): Promise<{ id: string } | PostingRefusal> {
      const save = async (posting: PostingRow) => ({
        id: await repository.savePosting(userId, url, posting, clock.now()),
      })
      if (pasted?.trim()) return save(rowOf(postings.fromText(pasted)))
      const own = await repository.findOwnPosting(userId, url)
      if (own?.source === 'pasted') return own
      const indexed = await repository.findPublicPosting(url)
      if (indexed) return save(asPlainText(indexed))
      if (own && clock.now().getTime() - own.fetched_at.getTime() < freshMs) return own
      const read = await postings.read(url)
      if (typeof read === 'object') return save(rowOf(read))
      if (own) return own
      return read === 'refused' ? 'url_refused' : 'posting_unreadable'
    },
  }
}

function rowOf({ posted_at, expires_at, ...posting }: Posting): PostingRow {
  return { ...posting, posted_at: dateOf(posted_at), expires_at: dateOf(expires_at) }
}

/** The index may hold HTML; a user's copy is plain text. */
function asPlainText(posting: PostingRow): PostingRow {
  const { company_info, description, requirements, benefits } = posting
  return {
    ...posting,
    company_info: htmlToText(company_info),
    description: htmlToText(description),
    requirements: htmlToText(requirements),
    benefits: htmlToText(benefits),
  }
}

function dateOf(time: string | null): Date | null {
  return time === null ? null : new Date(time)
}
