import { hasAddress } from '@waymark/contract/job-tracking.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { busy, refuse, type Refusal } from '../../lib/http/refusal.ts'
import { createPostingStore, type OwnPosting, type ReadPosting, type StoredPosting } from './posting-store.ts'
import type { Posting } from './posting.ts'
import type { Postings, ReadProblem } from './postings.ts'

/** A page read within this time is not read again. */
const freshMs = 86_400_000

export type PostingRefusal = 'posting_unreadable' | 'url_refused' | 'busy'
export type PostingReader = ReturnType<typeof createPostingReader>

/** Finds a posting: the user's pasted text, the search index, a copy read within a day, the page, or an older copy. */
export function createPostingReader({ db, clock, postings }: { db: Db; clock: Clock; postings: Postings }) {
  const store = createPostingStore(db)

  type Held = { own?: OwnPosting; indexed?: ReadPosting; outdated?: OwnPosting | undefined }

  async function findHeld(userId: string, url: string): Promise<Held> {
    const own = await store.findOwn(userId, url)
    if (own?.source === 'pasted') return { own }
    const indexed = await store.findPublic(url)
    if (indexed) return { indexed }
    return own && clock.now().getTime() - own.fetched_at.getTime() < freshMs ? { own } : { outdated: own }
  }

  const readPage = (url: string, userId: string) =>
    hasAddress(url) ? postings.read(url, userId) : Promise.resolve('no_address' as const)

  return {
    /** The posting as far as it has been read before; nothing is fetched. */
    async find(userId: string, url: string): Promise<ReadPosting | undefined> {
      const { own, indexed, outdated } = await findHeld(userId, url)
      return own ?? indexed ?? outdated
    },

    /** A pasted posting, without storing it. */
    fromText: (text: string): StoredPosting => toStored(postings.fromText(text)),

    /** The posting without storing a copy. */
    async preview(userId: string, url: string): Promise<StoredPosting | Refusal<PostingRefusal>> {
      const { own, indexed, outdated } = await findHeld(userId, url)
      const held = own ?? indexed
      if (held) return held
      const read = await readPage(url, userId)
      if (typeof read === 'object') return toStored(read)
      return outdated ?? refusalOf(read)
    },

    /** Stores the user's own copy (of the `pasted` text, if any) and returns its id. */
    async save(
      userId: string,
      url: string,
      pasted: string | undefined,
    ): Promise<{ id: string } | Refusal<PostingRefusal>> {
      const save = async (posting: StoredPosting) => ({ id: await store.save(userId, url, posting, clock.now()) })
      if (pasted?.trim()) return save(toStored(postings.fromText(pasted)))
      const { own, indexed, outdated } = await findHeld(userId, url)
      if (own) return own
      if (indexed) return save(indexed)
      const read = await readPage(url, userId)
      if (typeof read === 'object') return save(toStored(read))
      return outdated ?? refusalOf(read)
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
