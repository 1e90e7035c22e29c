import type { KeptPosting } from '@waymark/contract/job-application.ts'
import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import { hashUrl } from '../../../lib/url-hash.ts'
import type { DocumentTables } from '../document-tables.ts'

/** More rounds of one application are no honest use; the oldest go. */
const mostKept = 10

export type SentDocument = { id: string; kind: 'resume' | 'letter'; file_name: string }
export type SentApplication = { sent_at: Date; posting: KeptPosting | null; documents: SentDocument[] }

export function createSentRepository(database: Db) {
  const db = database.withTables<DocumentTables>()
  const sentOf = (userId: string, jobUrl: string) =>
    db.selectFrom('sent_applications').where('user_id', '=', userId).where('job_url_hash', '=', hashUrl(jobUrl))

  return {
    isSent: async (userId: string, jobUrl: string): Promise<boolean> =>
      (await sentOf(userId, jobUrl).select('sent_at').limit(1).executeTakeFirst()) !== undefined,

    /** Copies the posting and these documents; the same moment again changes nothing. */
    async freeze(
      userId: string,
      jobUrl: string,
      sentAt: Date,
      { posting, documentIds }: { posting: KeptPosting | null; documentIds: readonly string[] },
    ): Promise<void> {
      const key = { user_id: userId, job_url_hash: hashUrl(jobUrl), sent_at: sentAt }
      const inserted = await db
        .insertInto('sent_applications')
        .values({ ...key, posting: posting && JSON.stringify(posting) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (inserted.numInsertedOrUpdatedRows === 0n) return
      for (const id of documentIds) await copyDocument(userId, jobUrl, id, sentAt)
      await deleteOldest(userId, jobUrl)
    },

    /** Locks what was sent until the transaction ends: of two tabs, the second sees what the first one added. */
    lock: async (userId: string, jobUrl: string): Promise<void> =>
      void (await sentOf(userId, jobUrl).select('sent_at').orderBy('sent_at').forUpdate().execute()),

    /** Copies documents into a round that has none. */
    async addDocuments(userId: string, jobUrl: string, sentAt: Date, ids: readonly string[]): Promise<void> {
      for (const id of ids) await copyDocument(userId, jobUrl, id, sentAt)
    },

    async list(userId: string, jobUrl: string): Promise<SentApplication[]> {
      const rows = await sentOf(userId, jobUrl)
        .select(['sent_at', 'posting'])
        .orderBy('sent_at', 'desc')
        .limit(mostKept)
        .execute()
      if (rows.length === 0) return []
      const documents = await db
        .selectFrom('documents')
        .select(['id', 'kind', 'file_name', 'sent_at'])
        .where('user_id', '=', userId)
        .where('job_url_hash', '=', hashUrl(jobUrl))
        .where('sent_at', 'is not', null)
        .orderBy('kind', 'desc')
        .execute()
      return rows.map((row) => ({
        ...row,
        documents: documents
          .filter(({ sent_at }) => sent_at?.getTime() === row.sent_at.getTime())
          .map(({ id, kind, file_name }) => ({ id, kind, file_name })),
      }))
    },
  }

  /** Raw SQL: a document with its file and sentences is copied inside the database. */
  async function copyDocument(userId: string, jobUrl: string, id: string, sentAt: Date): Promise<void> {
    await sql`
      with copied as (
        insert into documents (user_id, kind, job_url_hash, posting_id, profile_version, language, content, file_name,
          pdf, reading, created_at, sent_at)
        select user_id, kind, job_url_hash, posting_id, profile_version, language, content, file_name,
          pdf, reading, created_at, ${sentAt}
        from documents
        where user_id = ${userId} and id = ${id} and job_url_hash = ${hashUrl(jobUrl)} and sent_at is null
        returning user_id, id
      )
      insert into document_sentences (user_id, document_id, position, part, text, sources, origin, verdict, user_edit,
        state, place, taken_back, kept)
      select copied.user_id, copied.id, position, part, text, sources, origin, verdict, user_edit, state, place, taken_back,
        kept
      from document_sentences s, copied
      where s.user_id = ${userId} and s.document_id = ${id}
    `.execute(db)
  }

  async function deleteOldest(userId: string, jobUrl: string): Promise<void> {
    const oldest = await sentOf(userId, jobUrl)
      .select('sent_at')
      .orderBy('sent_at', 'desc')
      .offset(mostKept - 1)
      .limit(1)
      .executeTakeFirst()
    if (!oldest) return
    for (const table of ['sent_applications', 'documents'] as const) {
      await db
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('job_url_hash', '=', hashUrl(jobUrl))
        .where('sent_at', '<', oldest.sent_at)
        .execute()
    }
  }
}
