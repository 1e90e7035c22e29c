import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import type { DocumentTables } from '../document-tables.ts'
import type { EditedSentence } from './content-edits.ts'

type Changes = Partial<Pick<EditedSentence, 'user_edit' | 'state' | 'place'>>

const columns = ['position', 'part', 'text', 'sources', 'origin', 'user_edit', 'state', 'place', 'taken_back'] as const

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

    async update(userId: string, id: string, position: number, changes: Changes): Promise<void> {
      await db
        .updateTable('document_sentences')
        .set(changes)
        .where('user_id', '=', userId)
        .where('document_id', '=', id)
        .where('position', '=', position)
        .execute()
    },

    /** Adds a line that was left out, after all others. */
    async takeBack(
      userId: string,
      id: string,
      line: { part: string; text: string; source: string; user_edit?: string | null },
    ): Promise<void> {
      await db
        .insertInto('document_sentences')
        .values({
          user_id: userId,
          document_id: id,
          position: sql<number>`(select coalesce(max(position), -1) + 1 from document_sentences
            where user_id = ${userId} and document_id = ${id})`,
          part: line.part,
          text: line.text,
          sources: [line.source],
          origin: 'verbatim',
          user_edit: line.user_edit ?? null,
          state: line.user_edit ? 'edited' : null,
          taken_back: true,
        })
        .execute()
    },

    async removeTakenBack(userId: string, id: string, position: number): Promise<void> {
      await db
        .deleteFrom('document_sentences')
        .where('user_id', '=', userId)
        .where('document_id', '=', id)
        .where('position', '=', position)
        .where('taken_back', '=', true)
        .execute()
    },
  }
}
