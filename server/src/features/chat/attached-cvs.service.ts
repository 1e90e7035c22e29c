import type { WholeFile } from '@waymark/contract/define-endpoint.ts'
import type { FileText } from '@waymark/cv-reader/text-from-file.ts'
import type { TextFiles } from '../../lib/cv-files/text-files.ts'
import type { Db } from '../../lib/db.ts'
import type { AttachedCv } from './attached-cv.ts'
import type { StoredReading } from './chat-tables.ts'
import { createAttachmentsRepository } from './attachments.repository.ts'

type Reading = Omit<FileText, 'kind' | 'media_type'>
export type AttachedCvs = ReturnType<typeof createAttachedCvs>

export function createAttachedCvs({ db, textFiles }: { db: Db; textFiles: TextFiles }) {
  const attachments = createAttachmentsRepository(db)

  /** A file attached before the outline was stored is read again; undefined if that fails. */
  async function complete(
    userId: string,
    { id, name, reading: { outline, ...text } }: { id: string; name: string; reading: StoredReading },
  ): Promise<Reading | undefined> {
    if (outline) return { ...text, outline }
    const stored = await attachments.findAttachment(userId, id)
    const read = stored && (await textFiles.read({ name, bytes: stored.bytes }, userId))
    if (!read || 'unreadable' in read) return undefined
    const { kind: _, media_type: _type, ...reading } = read
    await attachments.updateReading(userId, id, reading)
    return reading
  }

  return {
    /** The file itself, as it was attached. */
    async download(userId: string, id: string): Promise<WholeFile | undefined> {
      const stored = await attachments.findAttachment(userId, id)
      return stored && { bytes: stored.bytes, media_type: stored.media_type, name: stored.name }
    },

    /** The newest file of a conversation; `newId` is the one that came with the message to answer. */
    async find(userId: string, sessionId: string, newId: string | null = null): Promise<AttachedCv | undefined> {
      const stored = await attachments.findLatestReading(userId, sessionId)
      const reading = stored && (await complete(userId, stored))
      return reading && { id: stored.id, name: stored.name, ...reading, isNew: stored.id === newId }
    },
  }
}
