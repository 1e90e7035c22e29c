import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import type { Sentence } from '../content.ts'
import type { DocumentTables } from '../document-tables.ts'
import type { EditedSentence } from './content-edits.ts'

export type SentenceChange = Partial<Pick<EditedSentence, 'user_edit' | 'state' | 'place' | 'taken_back'>>
/** A sentence that the content of the document does not have. */
export type AddedSentence = Sentence & Pick<EditedSentence, 'user_edit' | 'taken_back' | 'kept'>

const columns = [
  'position',
  'part',
  'text',
  'sources',
  'origin',
  'user_edit',
  'state',
  'place',
  'taken_back',
  'kept',
] as const

export function createEditsRepository(database: Db) {
  const db = database.withTables<DocumentTables>()
  const sentencesOf = (userId: string, id: string) =>
    db.selectFrom('document_sentences').where('user_id', '=', userId).where('document_id', '=', id)

  return {
    list: (userId: string, id: string) => sentencesOf(userId, id).select(columns).orderBy('position').execute(),

    /** Only those that the user did something to. */
    listEdited: (userId: string, id: string): Promise<EditedSentence[]> =>
      sentencesOf(userId, id)
        .select(columns)
        .where((is) => is.or([is('state', 'is not', null), is('place', 'is not', null), is('taken_back', '=', true)]))
        .orderBy('position')
        .execute(),

    async update(userId: string, id: string, position: number, changes: SentenceChange): Promise<void> {
      await db
        .updateTable('document_sentences')
        .set(changes)
        .where('user_id', '=', userId)
        .where('document_id', '=', id)
        .where('position', '=', position)
        .execute()
    },

    /** Adds a sentence after all others. */
    async add(userId: string, id: string, sentence: AddedSentence): Promise<void> {
      await db
        .insertInto('document_sentences')
        .values({
          ...sentence,
          user_id: userId,
          document_id: id,
          // Raw SQL: the place is found in the statement that takes it.
          position: sql<number>`(select coalesce(max(position), -1) + 1 from document_sentences
            where user_id = ${userId} and document_id = ${id})`,
          state: sentence.user_edit === null ? null : 'edited',
        })
        .execute()
    },

    /** Deletes a sentence that was added. */
    async remove(userId: string, id: string, position: number): Promise<void> {
      await db
        .deleteFrom('document_sentences')
        .where('user_id', '=', userId)
        .where('document_id', '=', id)
        .where('position', '=', position)
        .where((is) => is.or([is('taken_back', '=', true), is('kept', '=', true)]))
        .execute()
    },
  }
}
