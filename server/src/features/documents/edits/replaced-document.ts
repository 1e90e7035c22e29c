import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { createProfileService } from '../../profile/profile.service.ts'
import type { DocumentContent } from '../content.ts'
import { createDocumentsRepository } from '../documents.repository.ts'
import type { Replaced } from './carry-edits.ts'
import { createEditsRepository } from './edits.repository.ts'

type Place = { userId: string; jobUrl: string; kind: DocumentContent['kind'] }

/** The document that a new one replaces. Locked, in a transaction: what the user does to it meanwhile comes after. */
export async function lockReplaced(
  { db, clock }: { db: Db; clock: Clock },
  { userId, jobUrl, kind }: Place,
): Promise<Replaced | undefined> {
  const documents = createDocumentsRepository(db)
  const id = await documents.findNewest(userId, jobUrl, kind)
  const document = id === undefined ? undefined : await documents.lock(userId, id)
  if (!document) return undefined
  const rows = await createEditsRepository(db).list(userId, document.id)
  const made = await createProfileService({ db, clock }).findVersion(userId, document.profile_version)
  return { id: document.id, content: document.content, rows, profile: made?.content }
}
