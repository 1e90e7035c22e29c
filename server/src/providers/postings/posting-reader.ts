import { hasAddress } from '@waymark/contract/job-tracking.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { busy, refuse, type Refusal } from '../../lib/http/refusal.ts'
import { createPostingStore, type OwnPosting, type ReadPosting, type StoredPosting } from './posting-store.ts'
import type { Posting } from './posting.ts'
import type { Postings, ReadProblem } from './postings.ts'

export type PostingRefusal = 'posting_unreadable' | 'url_refused' | 'busy'
export type PostingReader = ReturnType<typeof createPostingReader>

/**
 * Finds a posting: the user's copy, the search index, or the page. What the user once read or pasted stays: its page is read
 * again only when they ask, and what it says then stands beside their copy until they choose it.
 */
export function createPostingReader({ db, clock, postings }: { db: Db; clock: Clock; postings: Postings }) {
  const store = createPostingStore(db)

  const findHeld = async (userId: string, url: string): Promise<OwnPosting | ReadPosting | undefined> =>
    (await store.findOwn(userId, url)) ?? (await store.findPublic(url))

  const readPage = (url: string, userId: string) =>
    hasAddress(url) ? postings.read(url, userId) : Promise.resolve('no_address' as const)

  return {
    /** The posting as far as it has been read before; nothing is fetched. */
    find: findHeld,

    /** A pasted posting, without storing it. */
    fromText: (text: string): StoredPosting => toStored(postings.fromText(text)),

    /** The posting without storing a copy. */
    async preview(userId: string, url: string): Promise<StoredPosting | Refusal<PostingRefusal>> {
      const held = await findHeld(userId, url)
      if (held) return held
      const read = await readPage(url, userId)
      return typeof read === 'object' ? toStored(read) : refusalOf(read)
    },

    /** Stores the user's own copy (of the `pasted` text, if any) where there is none, and returns its id. */
    async save(
      userId: string,
      url: string,
      pasted: string | undefined,
    ): Promise<{ id: string } | Refusal<PostingRefusal>> {
      const save = async (posting: StoredPosting) => ({ id: await store.save(userId, url, posting, clock.now()) })
      if (pasted?.trim()) return save(toStored(postings.fromText(pasted)))
      const own = await store.findOwn(userId, url)
      if (own) return own
      const indexed = await store.findPublic(url)
      if (indexed) return save(indexed)
      const read = await readPage(url, userId)
      return typeof read === 'object' ? save(toStored(read)) : refusalOf(read)
    },

    /** Reads the posting anew. What it says now is put beside the user's copy, which stays as it is. */
    async readAgain(userId: string, url: string): Promise<{ found: 'same' | 'other' } | Refusal<PostingRefusal>> {
      const [own, indexed] = await Promise.all([store.findOwn(userId, url), store.findPublic(url)])
      const isNewer = indexed && own && indexed.fetched_at > own.fetched_at
      const read = isNewer ? undefined : await readPage(url, userId)
      if (typeof read === 'string') return refusalOf(read)
      const found = read ? toStored(read) : indexed
      return { found: found ? await store.putAside(userId, url, found, clock.now()) : 'same' }
    },
  }
}

function refusalOf(problem: ReadProblem | 'no_address'): Refusal<PostingRefusal> {
  if (problem === 'refused') return refuse('url_refused')
  if (problem === 'busy') return busy
  return refuse('posting_unreadable', problem === 'unreadable' ? {} : { reason: problem })
}

function toStored({ posted_at, expires_at, ...posting }: Posting): StoredPosting {
  return { ...posting, posted_at: dateOf(posted_at), expires_at: dateOf(expires_at) }
}

function dateOf(time: string | null): Date | null {
  return time === null ? null : new Date(time)
}
