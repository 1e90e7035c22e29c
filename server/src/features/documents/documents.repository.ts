import type { Db } from '../../lib/db.ts'
import { hashUrl } from '../../lib/url-hash.ts'
import { sentencesOf, type DocumentContent, type Sentence } from './content.ts'
import type { DocumentTables } from './document-tables.ts'

export const maxDocumentsKept = 5

export type DocumentToStore = {
  jobUrl: string
  postingId: string
  profileVersion: number
  content: DocumentContent
  fileName: string
}

export type ListedDocument = {
  id: string
  kind: DocumentContent['kind']
  language: string
  profile_version: number
  created_at: Date
}

export function createDocumentsRepository(database: Db) {
  const db = database.withTables<DocumentTables>()
  const documentOf = (userId: string, id: string) =>
    db.selectFrom('documents').where('user_id', '=', userId).where('id', '=', id)

  return {
    find: (userId: string, id: string) =>
      documentOf(userId, id)
        .select(['id', 'kind', 'content', 'file_name', 'pdf', 'profile_version', 'created_at'])
        .executeTakeFirst(),

    /** The documents kept for a job, the newest first; without the copies of what was sent. */
    listForJob: (userId: string, jobUrl: string): Promise<ListedDocument[]> =>
      db
        .selectFrom('documents')
        .select(['id', 'kind', 'language', 'profile_version', 'created_at'])
        .where('user_id', '=', userId)
        .where('job_url_hash', '=', hashUrl(jobUrl))
        .where('sent_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(2 * maxDocumentsKept)
        .execute(),

    /** Stores a document with its sentences and counts it; of older ones for this job only the newest stay. */
    async insert(userId: string, document: DocumentToStore, now: Date): Promise<string> {
      const { jobUrl, postingId, profileVersion, content, fileName } = document
      const { id } = await db
        .insertInto('documents')
        .values({
          user_id: userId,
          kind: content.kind,
          job_url_hash: hashUrl(jobUrl),
          posting_id: postingId,
          profile_version: profileVersion,
          language: content.language,
          content: JSON.stringify(content),
          file_name: fileName,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const sentences = sentencesOf(content).map((sentence, position) => ({
        ...sentence,
        user_id: userId,
        document_id: id,
        position,
      }))
      if (sentences.length > 0) await db.insertInto('document_sentences').values(sentences).execute()
      await db
        .insertInto('usage_events')
        .values({ user_id: userId, kind: 'document', details: JSON.stringify({ kind: content.kind }), at: now })
        .execute()
      await deleteOlder(userId, jobUrl, content.kind, id)
      return id
    },

    async savePdf(userId: string, id: string, pdf: Buffer, machineText: string | null): Promise<void> {
      await db
        .updateTable('documents')
        .set({ pdf, machine_text: machineText })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('pdf', 'is', null)
        .execute()
    },

    async listSentences(userId: string, id: string): Promise<Sentence[]> {
      const sentences = db.selectFrom('document_sentences').where('user_id', '=', userId).where('document_id', '=', id)
      return sentences.select(['part', 'text', 'sources', 'origin']).orderBy('position').execute()
    },

    async deleteForJob(userId: string, jobUrl: string): Promise<void> {
      const hash = hashUrl(jobUrl)
      await db.deleteFrom('documents').where('user_id', '=', userId).where('job_url_hash', '=', hash).execute()
      await db.deleteFrom('document_runs').where('user_id', '=', userId).where('job_url_hash', '=', hash).execute()
    },
  }

  async function deleteOlder(
    userId: string,
    jobUrl: string,
    kind: DocumentContent['kind'],
    newest: string,
  ): Promise<void> {
    const others = db
      .selectFrom('documents')
      .select('id')
      .where('user_id', '=', userId)
      .where('job_url_hash', '=', hashUrl(jobUrl))
      .where('kind', '=', kind)
      .where('id', '<>', newest)
      .where('sent_at', 'is', null)
    const tooOld = others
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .offset(maxDocumentsKept - 1)
    await db.deleteFrom('documents').where('user_id', '=', userId).where('id', 'in', tooOld).execute()
  }
}
