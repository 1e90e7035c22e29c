import type { Generated } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { hashUrl } from '../../lib/url-hash.ts'
import type { Posting } from './posting.ts'
import { readHtmlText } from './scan-page.ts'

/** `source` is one of `Posting` or a name from the search index. */
export type StoredPosting = Omit<Posting, 'source' | 'posted_at' | 'expires_at'> & {
  source: string
  posted_at: Date | null
  expires_at: Date | null
}
export type ReadPosting = StoredPosting & { fetched_at: Date }
export type OwnPosting = ReadPosting & { id: string }

/** `user_id` is null for postings of the search index, which everybody may read. */
type PostingsTable = StoredPosting & {
  id: Generated<string>
  user_id: string | null
  url: string
  url_hash: Buffer
  fetched_at: Date
}

const columns = [
  'source',
  'title',
  'company',
  'location',
  'salary',
  'employment_type',
  'language',
  'company_info',
  'description',
  'requirements',
  'benefits',
  'posted_at',
  'expires_at',
] as const

export function createPostingStore(database: Db) {
  const db = database.withTables<{ postings: PostingsTable }>()

  return {
    findOwn: (userId: string, url: string): Promise<OwnPosting | undefined> =>
      db
        .selectFrom('postings')
        .select([...columns, 'id', 'fetched_at'])
        .where('user_id', '=', userId)
        .where('url_hash', '=', hashUrl(url))
        .executeTakeFirst(),

    /** The search index's posting at an address, as plain text like every other one. */
    async findPublic(url: string): Promise<ReadPosting | undefined> {
      const posting = await db
        .selectFrom('postings')
        .select([...columns, 'fetched_at'])
        .where('user_id', 'is', null)
        .where('url_hash', '=', hashUrl(url))
        .orderBy('fetched_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return posting && toPlainText(posting)
    },

    find: (userId: string, id: string): Promise<StoredPosting | undefined> =>
      db.selectFrom('postings').select(columns).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst(),

    /** Stores the user's copy of a posting in place of an earlier one; returns its id. */
    async save(userId: string, url: string, posting: StoredPosting, now: Date): Promise<string> {
      const changes = { ...posting, url, fetched_at: now }
      const { id } = await db
        .insertInto('postings')
        .values({ ...changes, user_id: userId, url_hash: hashUrl(url) })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'url_hash']).where('user_id', 'is not', null).doUpdateSet(changes),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async delete(userId: string, url: string): Promise<void> {
      await db.deleteFrom('postings').where('user_id', '=', userId).where('url_hash', '=', hashUrl(url)).execute()
    },
  }
}

type Texts = Pick<StoredPosting, 'company_info' | 'description' | 'requirements' | 'benefits'>

/** The index keeps these four as safe HTML, escaped once, for the job search. */
export function toPlainText<Posting extends Texts>(posting: Posting): Posting {
  const { company_info, description, requirements, benefits } = posting
  return {
    ...posting,
    company_info: readHtmlText(company_info),
    description: readHtmlText(description),
    requirements: readHtmlText(requirements),
    benefits: readHtmlText(benefits),
  }
}
