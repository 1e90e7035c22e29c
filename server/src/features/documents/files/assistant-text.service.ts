import type { Db } from '../../../lib/db.ts'
import type { DocumentContent } from '../content.ts'
import { createDocumentsRepository } from '../documents.repository.ts'
import { toPlainText } from './plain-text.ts'

/** A document as text for a connected assistant; undefined where there is no such document. */
export async function assistantText(db: Db, userId: string, id: string): Promise<string | undefined> {
  const document = await createDocumentsRepository(db).find(userId, id)
  return document && toPlainText(withoutPersonal(document.content))
}

/** Birth date and marital status, which the user asked for in a CV, are for the employer and matter to no assistant. */
function withoutPersonal(content: DocumentContent): DocumentContent {
  return {
    ...content,
    contact: content.contact.filter(({ sources }) => !sources.some((source) => personal.has(source))),
  }
}

const personal = new Set(['personal_details/date_of_birth', 'personal_details/marital_status'])
