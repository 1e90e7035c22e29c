import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Postings } from '../../providers/postings/postings.ts'
import type { Posting } from '../../providers/postings/posting.ts'
import { htmlToText } from '../../providers/postings/scan-page.ts'
import type { PostingRow } from './document-tables.ts'
import { createRunsRepository, type StoredPosting } from './runs.repository.ts'

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

  /** What is held of this address: a copy of the user's own or one of the index, or an old copy, to be read again. */
  async function findHeld(
    userId: string,
    url: string,
  ): Promise<{ own?: StoredPosting; indexed?: PostingRow; old?: StoredPosting | undefined }> {
    const own = await repository.findOwnPosting(userId, url)
    if (own?.source === 'pasted') return { own }
    const indexed = await repository.findPublicPosting(url)
    if (indexed) return { indexed: asPlainText(indexed) }
    return own && clock.now().getTime() - own.fetched_at.getTime() < freshMs ? { own } : { old: own }
  }

  return {
    /** The posting without keeping a copy of it, for the board's add dialog. */
    async look(userId: string, url: string): Promise<PostingRow | PostingRefusal> {
      const { own, indexed, old } = await findHeld(userId, url)
      const held = own ?? indexed
      if (held) return held
      const read = await postings.read(url)
      if (typeof read === 'object') return rowOf(read)
      return old ?? (read === 'refused' ? 'url_refused' : 'posting_unreadable')
    },

    /** @returns the id of the user's copy */
    async read(userId: string, url: string, pasted: string | undefined): Promise<{ id: string } | PostingRefusal> {
      const save = async (posting: PostingRow) => ({
        id: await repository.savePosting(userId, url, posting, clock.now()),
      })
      if (pasted?.trim()) return save(rowOf(postings.fromText(pasted)))
      const { own, indexed, old } = await findHeld(userId, url)
      if (own) return own
      if (indexed) return save(indexed)
      const read = await postings.read(url)
      if (typeof read === 'object') return save(rowOf(read))
      return old ?? (read === 'refused' ? 'url_refused' : 'posting_unreadable')
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
