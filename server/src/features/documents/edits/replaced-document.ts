import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { createProfileService } from '../../profile/profile.service.ts'
import { createDocumentsRepository } from '../documents.repository.ts'
import type { Replaced } from './carry-edits.ts'
import { createEditsRepository } from './edits.repository.ts'

/** The document that a new one replaces. Locked, in a transaction: what the user does to it meanwhile comes after. */
export async function lockReplaced(
  { db, clock }: { db: Db; clock: Clock },
  userId: string,
  id: string,
): Promise<Replaced | undefined> {
  const document = await createDocumentsRepository(db).lock(userId, id)
  if (!document) return undefined
  const rows = await createEditsRepository(db).list(userId, document.id)
  const made = await createProfileService({ db, clock }).findVersion(userId, document.profile_version)
  return { id: document.id, content: document.content, rows, profile: made?.content }
}
