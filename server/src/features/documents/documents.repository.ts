import type { DocumentLook, DocumentPhrasing, LetterChoices } from '@waymark/contract/documents.ts'
import type { MachineReading } from '@waymark/contract/job-application.ts'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { hashUrl } from '../../lib/url-hash.ts'
import { openSlot, sentencesOf, type DocumentContent } from './content.ts'
import type { DocumentTables } from './document-tables.ts'
import { applyEdits } from './edits/content-edits.ts'
import { createEditsRepository } from './edits/edits.repository.ts'
import { choicesOf } from './letter/kept-choices.ts'

const sentenceCount = ({ selectFrom }: ExpressionBuilder<DocumentTables, 'documents'>) =>
  selectFrom('document_sentences as s')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('s.user_id', '=', 'documents.user_id')
    .whereRef('s.document_id', '=', 'documents.id')

const writtenColumns = [
  'id',
  'kind',
  'content',
  'file_name',
  'pdf',
  'profile_version',
  'created_at',
  'sent_at',
  'revision',
] as const

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
  edits: number
  kept: number
  phrasing: DocumentPhrasing | null
}

/** A document as it was written, before what the user made of it. */
export type StoredDocument = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createDocumentsRepository>['findWritten']>>
>

export function createDocumentsRepository(database: Db) {
  const db = database.withTables<DocumentTables>()
  const documentOf = (userId: string, id: string) =>
    db.selectFrom('documents').where('user_id', '=', userId).where('id', '=', id)
  const findWritten = (userId: string, id: string) => documentOf(userId, id).select(writtenColumns).executeTakeFirst()

  return {
    findWritten,

    /** The document as the user wants it: with their edits. */
    async find(userId: string, id: string) {
      const document = await findWritten(userId, id)
      if (!document) return undefined
      const edits = await createEditsRepository(database).listEdited(userId, id)
      return { ...document, content: applyEdits(document.content, edits) }
    },

    /** Locked until the transaction ends: two changes of one document come after each other. */
    lock: (userId: string, id: string) => documentOf(userId, id).select(writtenColumns).forUpdate().executeTakeFirst(),

    /** The document that a new one replaces: the linked one if it is of this job and kind, else the newest. */
    findCurrent: async (
      userId: string,
      jobUrl: string,
      kind: DocumentContent['kind'],
      linked: string | undefined,
    ): Promise<string | undefined> =>
      (
        await db
          .selectFrom('documents')
          .select('id')
          .where('user_id', '=', userId)
          .where('job_url_hash', '=', hashUrl(jobUrl))
          .where('kind', '=', kind)
          .where('sent_at', 'is', null)
          .orderBy((is) => is('id', 'is not distinct from', linked ?? null), 'desc')
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(1)
          .executeTakeFirst()
      )?.id,

    /** Of the user's newest document; undefined without one, or for one older than the choice. */
    async findNewestLook(userId: string): Promise<DocumentLook | undefined> {
      const newest = await db
        .selectFrom('documents')
        // Raw SQL: one field, without reading the whole content.
        .select(sql<DocumentLook | null>`content -> 'look'`.as('look'))
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return newest?.look ?? undefined
    },

    /** The form of the user's newest letter, whichever job it is for. */
    async findNewestStyle(userId: string): Promise<Omit<LetterChoices, 'why'> | undefined> {
      const newest = await db
        .selectFrom('documents')
        // Raw SQL: one field, without reading the whole content.
        .select(sql<Omit<LetterChoices, 'why'> | null>`content -> 'style'`.as('style'))
        .where('user_id', '=', userId)
        .where('kind', '=', 'letter')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return newest?.style ?? undefined
    },

    /** What the user chose for a letter; null for a CV, undefined where there is no such document. */
    async findChoices(userId: string, id: string): Promise<LetterChoices | null | undefined> {
      const document = await documentOf(userId, id).select('content').executeTakeFirst()
      return document && choicesOf(document.content, await createEditsRepository(database).list(userId, id))
    },

    /** The documents kept for a job, the newest first; without the copies of what was sent. */
    listForJob: (userId: string, jobUrl: string): Promise<ListedDocument[]> =>
      db
        .selectFrom('documents')
        .select(['id', 'kind', 'language', 'profile_version', 'created_at'])
        .select((documents) => [
          sentenceCount(documents)
            .where((s) =>
              s.or([s('s.state', 'is not', null), s('s.place', 'is not', null), s('s.taken_back', '=', true)]),
            )
            .$asScalar()
            .$notNull()
            .as('edits'),
          sentenceCount(documents)
            .where('s.kept', '=', true)
            .where('s.taken_back', '=', false)
            .$asScalar()
            .$notNull()
            .as('kept'),
        ])
        // Raw SQL: one field of the content.
        .select(sql<DocumentPhrasing | null>`content -> 'phrasing'`.as('phrasing'))
        .where('user_id', '=', userId)
        .where('job_url_hash', '=', hashUrl(jobUrl))
        .where('sent_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(2 * maxDocumentsKept)
        .execute(),

    /**
     * Stores a document with its sentences and counts it. `current` stays, and of older ones for this job the newest:
     * those that the user had or changed before proposals that were not taken.
     */
    async insert(userId: string, document: DocumentToStore, now: Date, current?: string): Promise<string> {
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
        state: isDeclined(content, sentence.part) ? ('left_out' as const) : null,
      }))
      if (sentences.length > 0) await db.insertInto('document_sentences').values(sentences).execute()
      await db
        .insertInto('usage_events')
        .values({ user_id: userId, kind: 'document', details: JSON.stringify({ kind: content.kind }), at: now })
        .execute()
      await deleteOlder(userId, jobUrl, content.kind, [id, ...(current ? [current] : [])])
      return id
    },

    /** Stores the file of a document that is still as it was when the file was rendered. */
    async savePdf(userId: string, id: string, { pdf, revision }: { pdf: Buffer; revision: number }): Promise<void> {
      await db
        .updateTable('documents')
        .set({ pdf })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('pdf', 'is', null)
        .where('revision', '=', revision)
        .execute()
    },

    /** What a machine reads in the stored file. */
    findReading: async (userId: string, id: string): Promise<MachineReading | undefined> =>
      (await documentOf(userId, id).select('reading').executeTakeFirst())?.reading ?? undefined,

    /** Stores it with the file that was read, unless that is another one by now. */
    async saveReading(userId: string, id: string, revision: number, reading: MachineReading): Promise<void> {
      await db
        .updateTable('documents')
        .set({ reading: JSON.stringify(reading, (_, value: unknown) => storable(value)) })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('revision', '=', revision)
        .where('pdf', 'is not', null)
        .execute()
    },

    /** The document has changed: its file is the one of before. */
    async forgetPdf(userId: string, id: string): Promise<void> {
      await db
        .updateTable('documents')
        .set((is) => ({ pdf: null, reading: null, revision: is('revision', '+', 1) }))
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },

    /** These are, or were, the documents of a job: no mere proposals. */
    async noteTaken(userId: string, ids: readonly string[]): Promise<void> {
      const taken = db.updateTable('documents').set({ is_taken: true }).where('user_id', '=', userId)
      await taken.where('id', 'in', ids).execute()
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
    staying: readonly string[],
  ): Promise<void> {
    const others = db
      .selectFrom('documents')
      .select('id')
      .where('user_id', '=', userId)
      .where('job_url_hash', '=', hashUrl(jobUrl))
      .where('kind', '=', kind)
      .where('id', 'not in', staying)
      .where('sent_at', 'is', null)
    const tooOld = others
      .orderBy((is) => is.or([is('is_taken', '=', true), is('revision', '>', 0)]), 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .offset(maxDocumentsKept - staying.length)
    await db.deleteFrom('documents').where('user_id', '=', userId).where('id', 'in', tooOld).execute()
  }
}

/** The database takes neither NUL nor half of a surrogate pair. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value

const isDeclined = (content: DocumentContent, part: string): boolean =>
  part === openSlot && content.kind === 'letter' && content.is_why_declined === true
