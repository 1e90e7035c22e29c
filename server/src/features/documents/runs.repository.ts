import type { Db } from '../../lib/db.ts'
import type { DocumentTables, PostingRow } from './document-tables.ts'
import { hashOf } from './documents.repository.ts'

export type StoredPosting = PostingRow & { id: string; fetched_at: Date }
export type Run = {
  id: string
  job_url: string
  posting_id: string
  company_name: string
  resume_id: string | null
  letter_id: string | null
  last_step_at: Date
  finished_at: Date | null
}

const postingColumns = [
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
const runColumns = [
  'id',
  'job_url',
  'posting_id',
  'company_name',
  'resume_id',
  'letter_id',
  'last_step_at',
  'finished_at',
] as const

/** Postings and generation runs of a user. */
export function createRunsRepository(database: Db) {
  const db = database.withTables<DocumentTables>()
  const runOf = (userId: string, id: string) =>
    db.selectFrom('document_runs').select(runColumns).where('user_id', '=', userId).where('id', '=', id)

  return {
    findOwnPosting: (userId: string, url: string): Promise<StoredPosting | undefined> =>
      db
        .selectFrom('postings')
        .select([...postingColumns, 'id', 'fetched_at'])
        .where('user_id', '=', userId)
        .where('url_hash', '=', hashOf(url))
        .executeTakeFirst(),

    /** A posting of the search index. */
    findPublicPosting: (url: string): Promise<PostingRow | undefined> =>
      db
        .selectFrom('postings')
        .select(postingColumns)
        .where('user_id', 'is', null)
        .where('url_hash', '=', hashOf(url))
        .orderBy('fetched_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    findPosting: (userId: string, id: string): Promise<PostingRow | undefined> =>
      db
        .selectFrom('postings')
        .select(postingColumns)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Keeps the posting for this user and address, instead of an earlier one. */
    async savePosting(userId: string, url: string, posting: PostingRow, now: Date): Promise<string> {
      const values = { ...posting, user_id: userId, url, url_hash: hashOf(url), fetched_at: now }
      const { user_id: _user, url_hash: _hash, ...changes } = values
      const row = await db
        .insertInto('postings')
        .values(values as never)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'url_hash']).where('user_id', 'is not', null).doUpdateSet(changes),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    /** Opens the run of (user, address), or begins the one that is there anew. */
    async open(userId: string, jobUrl: string, postingId: string, now: Date): Promise<string> {
      const fresh = {
        posting_id: postingId,
        company_name: '',
        resume_id: null,
        letter_id: null,
        finished_at: null,
        last_step_at: now,
      }
      const row = await db
        .insertInto('document_runs')
        .values({ ...fresh, user_id: userId, job_url: jobUrl, job_url_hash: hashOf(jobUrl) } as never)
        .onConflict((conflict) => conflict.columns(['user_id', 'job_url_hash']).doUpdateSet(fresh))
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    find: (userId: string, id: string): Promise<Run | undefined> => runOf(userId, id).executeTakeFirst(),

    /** The run while nobody else works on it: the browser and the background job may both come. */
    lock: (userId: string, id: string): Promise<Run | undefined> => runOf(userId, id).forUpdate().executeTakeFirst(),

    /** The run that made this document, if it still is the latest. */
    findByDocument: (userId: string, documentId: string): Promise<Run | undefined> =>
      db
        .selectFrom('document_runs')
        .select(runColumns)
        .where('user_id', '=', userId)
        .where((is) => is.or([is('resume_id', '=', documentId), is('letter_id', '=', documentId)]))
        .executeTakeFirst(),

    async update(
      userId: string,
      id: string,
      changes: Partial<Omit<Run, 'id' | 'job_url' | 'posting_id'>>,
    ): Promise<void> {
      await db.updateTable('document_runs').set(changes).where('user_id', '=', userId).where('id', '=', id).execute()
    },
  }
}
