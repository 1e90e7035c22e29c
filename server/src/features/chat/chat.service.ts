import { randomUUID } from 'node:crypto'
import { attachmentsQuotaBytes } from '@waymark/contract/chat.ts'
import type { UploadedFile } from '@waymark/contract/define-endpoint.ts'
import type { MessagePart } from '@waymark/contract/message-parts.ts'
import type { Clock } from '../../lib/clock.ts'
import type { FileText } from '@waymark/cv-reader/text-from-file.ts'
import type { TextFiles } from '../../lib/cv-files/text-files.ts'
import type { Db } from '../../lib/db.ts'
import type { Emit } from '../../lib/http/event-stream.ts'
import { isRefusal, refuse, type Refusal } from '../../lib/http/refusal.ts'
import type { Log } from '../../lib/log.ts'
import type { Assistant, Turn } from '../../providers/ai/assistant.ts'
import type { BuiltInAssistant } from './answers/built-in.service.ts'
import type { RenderedAnswer } from './answers/render-answer.ts'
import type { Asker } from './asker.ts'
import type { AttachedCvs } from './attached-cvs.service.ts'
import { maxAnswerMs } from './chat-tables.ts'
import { createMessagesRepository } from './messages.repository.ts'
import type { ProposalsService } from './proposals/proposals.service.ts'
import { markdownOf, proposalIdsIn, stateIn, toParts } from './stored-parts.ts'
import { unreadableText } from './unreadable-text.ts'

export type ChatDependencies = {
  db: Db
  clock: Clock
  log: Log
  /** A language model if configured; otherwise the built-in assistant answers. */
  assistant: Assistant | undefined
  builtIn: BuiltInAssistant
  proposals: ProposalsService
  textFiles: TextFiles
  attachedCvs: AttachedCvs
}
type Asked = { message: string; session_id: string }
type Answered = { response: string; session_id: string; message_id: string; parts?: MessagePart[] }
type ReadFile = { file: UploadedFile; reading: FileText }
type FileRefused = Refusal<'file_type' | 'file_unreadable' | 'unavailable'>
type Refused = FileRefused | Refusal<'message_empty' | 'attachments_full'>

const maxTurns = 20
const maxFirstMessageLength = 200

export function createChatService({
  db,
  clock,
  log,
  assistant,
  builtIn,
  proposals,
  textFiles,
  attachedCvs,
}: ChatDependencies) {
  const messages = createMessagesRepository(db)

  /** Stores the question and a row for its answer first, so that neither a crash nor a parallel message loses it. */
  function openTurn(
    userId: string,
    { message, session_id }: Asked,
    read: ReadFile | undefined,
  ): Promise<Opened | Refusal<'attachments_full'>> {
    return db.transaction().execute(async (transaction) => {
      const repository = createMessagesRepository(transaction)
      const now = clock.now()
      if (read && (await repository.lockAttachmentBytes(userId)) + read.file.bytes.length > attachmentsQuotaBytes)
        return refuse('attachments_full')
      await repository.openConversation(userId, session_id, firstMessageOf(message, read), now)
      await repository.failAnswersBefore(userId, session_id, new Date(now.getTime() - maxAnswerMs))
      const attachmentId = read ? randomUUID() : null
      if (read && attachmentId)
        await repository.insertAttachment(userId, session_id, toAttachment(attachmentId, read), now)
      const position = await repository.nextPosition(userId, session_id)
      const [questionId, answerId] = [randomUUID(), randomUUID()]
      const question = {
        id: questionId,
        parent_id: null,
        role: 'user',
        status: 'complete',
        content: message,
        attachment_id: attachmentId,
      } as const
      const answer = {
        id: answerId,
        parent_id: questionId,
        role: 'assistant',
        status: 'running',
        content: '',
        attachment_id: null,
      } as const
      await repository.insertMessage(userId, session_id, position, question, now)
      await repository.insertMessage(userId, session_id, position + 1, answer, now)
      return { answerId, position }
    })
  }

  async function answer(
    asker: Asker,
    { session_id, message }: Asked,
    position: number,
    read: ReadFile | undefined,
  ): Promise<RenderedAnswer | Refusal<'unavailable'>> {
    const cv = read
      ? { name: read.file.name, ...read.reading, isNew: true }
      : await attachedCvs.find(asker.userId, session_id)
    // Only what precedes the question: a parallel one may already follow it.
    const earlier = await messages.listTurns(asker.userId, session_id, position, maxTurns)
    if (!assistant) {
      const last = earlier.findLast(({ role }) => role === 'assistant')
      const state = last && stateIn(last.parts)
      return builtIn.answer({ call: { asker, session_id }, message, cv, state })
    }
    const turns: Turn[] = earlier.map(({ role, content, parts }) => ({
      role,
      text: role === 'user' ? content : markdownOf(parts),
    }))
    try {
      const { html, markdown } = await assistant.answer({
        messages: [...turns, { role: 'user', text: message }],
        cv,
        user: { name: asker.name, language: asker.language ?? 'en' },
      })
      return { html, parts: [{ type: 'text', text: markdown }] }
    } catch (error) {
      log.error({ err: error }, 'the assistant did not answer')
      return refuse('unavailable')
    }
  }

  async function finish(userId: string, sessionId: string, answerId: string, given: RenderedAnswer): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const repository = createMessagesRepository(transaction)
      const now = clock.now()
      // The conversation first, as in openTurn: locking in the same order avoids deadlocks.
      await repository.touchConversation(userId, sessionId, now)
      await repository.finishAnswer(userId, answerId, { content: given.html, parts: given.parts }, now)
      await repository.recordUsage(userId, { provider: assistant?.name ?? builtIn.name }, now)
    })
  }

  return {
    /** The answer is made and stored to its end, even if the caller goes away. */
    async process(
      asker: Asker,
      asked: Asked,
      file: UploadedFile | undefined,
      emit?: Emit,
    ): Promise<Answered | Refused> {
      if (asked.message.trim() === '' && !file) return refuse('message_empty')
      const read = file && (await readFile(textFiles, file, asker.userId))
      if (read && isRefusal(read)) return read
      const opened = await openTurn(asker.userId, asked, read)
      if (isRefusal(opened)) return opened
      emit?.('started', { session_id: asked.session_id, message_id: opened.answerId })
      try {
        const given = await answer(asker, asked, opened.position, read)
        if (isRefusal(given)) {
          await messages.failAnswer(asker.userId, opened.answerId)
          return given
        }
        await finish(asker.userId, asked.session_id, opened.answerId, given)
        const parts = toParts(given.parts, await proposals.listByIds(asker.userId, proposalIdsIn(given.parts)))
        const answered = { response: given.html, session_id: asked.session_id, message_id: opened.answerId }
        return { ...answered, ...(parts && { parts }) }
      } catch (error) {
        const note = (reason: unknown) => log.warn({ err: reason }, 'a failed answer could not be marked')
        await messages.failAnswer(asker.userId, opened.answerId).catch(note)
        throw error
      }
    },
  }
}

type Opened = { answerId: string; position: number }

async function readFile(textFiles: TextFiles, file: UploadedFile, owner: string): Promise<ReadFile | FileRefused> {
  const reading = await textFiles.read(file, owner)
  if (!('unreadable' in reading)) return { file, reading }
  if (reading.unreadable === 'busy') return refuse('unavailable', { retryAfterS: 5 })
  return reading.unreadable === 'type'
    ? refuse('file_type')
    : refuse('file_unreadable', { error: unreadableText[reading.unreadable] })
}

function toAttachment(id: string, { file, reading: { kind: _, media_type, ...reading } }: ReadFile) {
  const { buffer, byteOffset, byteLength } = file.bytes
  return { id, name: file.name, media_type, bytes: Buffer.from(buffer, byteOffset, byteLength), reading }
}

function firstMessageOf(message: string, read: ReadFile | undefined): string {
  const text = message.trim() === '' ? (read?.file.name ?? '') : message.trim()
  return [...text].slice(0, maxFirstMessageLength).join('')
}
