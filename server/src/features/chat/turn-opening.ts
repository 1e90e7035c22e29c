import { randomUUID } from 'node:crypto'
import { attachmentsQuotaBytes } from '@waymark/contract/chat.ts'
import type { UploadedFile } from '@waymark/contract/define-endpoint.ts'
import type { FileText } from '@waymark/cv-reader/text-from-file.ts'
import type { Db } from '../../lib/db.ts'
import { isRefusal, refuse, type Refusal } from '../../lib/http/refusal.ts'
import { deadAnswerMs } from './chat-tables.ts'
import { createAttachmentsRepository, type NewAttachment } from './attachments.repository.ts'
import { createMessagesRepository } from './messages.repository.ts'
import { createVersionsRepository, type PlacedMessage } from './versions.repository.ts'

export type Asked = { message: string; session_id: string; replaces?: string | undefined }
export type ReadFile = { file: UploadedFile; reading: FileText }
type Question = Pick<PlacedMessage, 'id' | 'position' | 'content' | 'attachment_id'>
export type OpenedTurn = {
  question: Question
  answerId: string
  /** What gave way to this turn, to be shown again if it fails. */
  replaced: { id: string; question_id: string | undefined } | undefined
}
type Refused = Refusal<'attachments_full' | 'not_found' | 'message_empty'>

const maxFirstMessageLength = 200

/** Stores the question and a row for its answer first, so that neither a crash nor a parallel message loses it. */
export function openTurn(
  db: Db,
  userId: string,
  asked: Asked,
  read: ReadFile | undefined,
  now: Date,
): Promise<OpenedTurn | Refused> {
  return db.transaction().execute(async (transaction) => {
    const messages = createMessagesRepository(transaction)
    const attachments = createAttachmentsRepository(transaction)
    const versions = createVersionsRepository(transaction)
    const { session_id, replaces } = asked
    if (read && (await attachments.lockAttachmentBytes(userId)) + read.file.bytes.length > attachmentsQuotaBytes)
      return refuse('attachments_full')
    const found = replaces === undefined ? undefined : await findReplaced(versions, userId, session_id, replaces)
    if (found && 'refused' in found) return found
    const replaced: PlacedMessage | undefined = found
    if (replaced?.role === 'user' && asked.message.trim() === '' && !read && replaced.attachment_id === null)
      return refuse('message_empty')

    await messages.openConversation(userId, session_id, firstMessageOf(asked.message, read), now)
    const deadBefore = new Date(now.getTime() - deadAnswerMs)
    const attachment = read && replaced?.role !== 'assistant' ? toAttachment(read) : undefined
    if (attachment) await attachments.insertAttachment(userId, session_id, attachment, now)
    const answerId = randomUUID()
    const said = { id: randomUUID(), content: asked.message, attachment_id: attachment?.id ?? null }
    if (!replaced) {
      const turn = { question: said, answerId }
      const position = await messages.appendTurn(userId, session_id, turn, { now, deadBefore })
      return { question: { ...said, position }, answerId, replaced: undefined }
    }

    await messages.failAnswersBefore(userId, session_id, deadBefore)
    await versions.hideFrom(userId, session_id, replaced.position)
    const position = await messages.nextPosition(userId, session_id)
    const storeEdited = async (): Promise<Question> => {
      const { parent_id } = replaced
      if (parent_id === null) await versions.renameFirst(userId, session_id, firstMessageOf(asked.message, read))
      const stored = { ...said, attachment_id: said.attachment_id ?? replaced.attachment_id }
      const message = { ...stored, parent_id, role: 'user', status: 'complete' } as const
      await messages.insertMessage(userId, session_id, position, message, now)
      return { ...stored, position }
    }
    const question =
      replaced.role === 'assistant' ? await askedBy(versions, userId, session_id, replaced) : await storeEdited()
    if (isRefusal(question)) return question
    const answer = { id: answerId, parent_id: question.id, role: 'assistant', status: 'running' } as const
    const place = question.position === position ? position + 1 : position
    await messages.insertMessage(userId, session_id, place, { ...answer, content: '', attachment_id: null }, now)
    const edited = replaced.role === 'user' ? question.id : undefined
    return { question, answerId, replaced: { id: replaced.id, question_id: edited } }
  })
}

type Versions = ReturnType<typeof createVersionsRepository>

async function findReplaced(versions: Versions, userId: string, sessionId: string, id: string) {
  if (!(await versions.lock(userId, sessionId))) return refuse('not_found')
  return (await versions.find(userId, sessionId, id, true)) ?? refuse('not_found')
}

async function askedBy(versions: Versions, userId: string, sessionId: string, { parent_id }: PlacedMessage) {
  const question = parent_id === null ? undefined : await versions.find(userId, sessionId, parent_id, true)
  return question ?? refuse('not_found')
}

function toAttachment({ file, reading: { kind: _, media_type, ...reading } }: ReadFile): NewAttachment {
  const { buffer, byteOffset, byteLength } = file.bytes
  return { id: randomUUID(), name: file.name, media_type, bytes: Buffer.from(buffer, byteOffset, byteLength), reading }
}

function firstMessageOf(message: string, read: ReadFile | undefined): string {
  const text = message.trim() === '' ? (read?.file.name ?? '') : message.trim()
  return [...text].slice(0, maxFirstMessageLength).join('')
}
