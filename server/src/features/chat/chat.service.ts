import { setImmediate } from 'node:timers/promises'
import { findCrisis } from '../../lib/intents/crisis.ts'
import { busy, isRefusal, refuse, type Refusal } from '../../lib/http/refusal.ts'
import type { MessagePart } from '@waymark/contract/message-parts.ts'
import type { UploadedFile } from '@waymark/contract/define-endpoint.ts'
import type { Clock } from '../../lib/clock.ts'
import type { TextFiles } from '../../lib/cv-files/text-files.ts'
import type { Db } from '../../lib/db.ts'
import type { Emit } from '../../lib/http/event-stream.ts'
import { languageOf } from '../../lib/languages.ts'
import type { Log } from '../../lib/log.ts'
import { trackProgress, type Progress } from './answer-progress.ts'
import type { BuiltInAssistant } from './answers/built-in.service.ts'
import type { MessageTitles } from './answers/message-titles.ts'
import { renderAnswer, type RenderedAnswer } from './answers/render-answer.ts'
import { createSpeech } from './answers/speech.ts'
import type { Asker } from './asker.ts'
import type { AttachedCvs } from './attached-cvs.service.ts'
import type { Role } from './chat-tables.ts'
import { createMessagesRepository } from './messages.repository.ts'
import { draftNote, withFallbackNote } from './model/fallback-note.ts'
import type { ModelAssistant } from './model/model-assistant.ts'
import type { ProposalsService } from './proposals/proposals.service.ts'
import { markdownOf, proposalIdsIn, stateIn, toParts } from './stored-parts.ts'
import { openTurn, type Asked, type OpenedTurn, type ReadFile } from './turn-opening.ts'
import { unreadableText } from './unreadable-text.ts'
import { createVersionsRepository } from './versions.repository.ts'

export type ChatDependencies = {
  db: Db
  clock: Clock
  log: Log
  /** If a language model is connected; the built-in assistant answers without one, and where it fails. */
  modelAssistant: ModelAssistant | undefined
  /** For conversations that a model answers. */
  titles: MessageTitles
  builtIn: BuiltInAssistant
  proposals: ProposalsService
  textFiles: TextFiles
  attachedCvs: AttachedCvs
}
type Answered = {
  response: string
  session_id: string
  message_id: string
  question_id: string
  parts?: MessagePart[]
  stopped?: true
  title?: string
}
type FileRefused = Refusal<'file_type' | 'file_unreadable' | 'busy'>
type Refused = FileRefused | Refusal<'message_empty' | 'attachments_full' | 'not_found'>

/** An answer and who gave it. */
type Given = RenderedAnswer & { by: string }

const maxTurns = 20

export function createChatService({
  db,
  clock,
  log,
  modelAssistant,
  titles,
  builtIn,
  proposals,
  textFiles,
  attachedCvs,
}: ChatDependencies) {
  const messages = createMessagesRepository(db)

  async function answer(
    asker: Asker,
    session_id: string,
    { question }: OpenedTurn,
    read: ReadFile | undefined,
    progress: Progress,
  ): Promise<Given> {
    const message = question.content
    const cv = read
      ? { id: question.attachment_id ?? '', name: read.file.name, ...read.reading, isNew: true }
      : await attachedCvs.find(asker.userId, session_id, question.attachment_id)
    // Only what precedes the question: a parallel one may already follow it.
    const earlier = await messages.listTurns(asker.userId, session_id, question.position, maxTurns)
    const last = earlier.findLast(({ role }) => role === 'assistant')
    const call = { asker, session_id }
    const offered = earlier
      .flatMap(({ role, parts }) => (role === 'assistant' ? [stateIn(parts)] : []))
      .filter((state) => state !== undefined)
    const [state, proposed] = last ? [stateIn(last.parts), proposalIdsIn(last.parts)] : [undefined, []]
    const asked = { call, message, cv, state, offered, proposed }
    // Words of despair are met by a rule, and go to nobody.
    if (!modelAssistant || findCrisis(message))
      return { ...(await builtIn.answer(asked, progress.tell)), by: builtIn.name }
    const turns = (await withoutCrises(earlier)).map(({ role, content, parts }) => ({
      role,
      text: role === 'user' ? content : markdownOf(parts),
    }))
    const fileName = cv?.isNew ? cv.name : undefined
    const given = await modelAssistant.answer({ call, message, fileName, earlier: turns }, progress)
    if (given.failure === undefined || progress.signal.aborted) {
      const speech = createSpeech(languageOf(asker.language), asker.timeZone ?? 'UTC', clock.now())
      const title = turns.length === 0 ? await titles(call, message, cv?.isNew ?? false) : undefined
      const pieces = [...given.pieces, ...draftNote(given.unsupported, speech)]
      return { ...renderAnswer(pieces, speech), ...(title !== undefined && { title }), by: modelAssistant.name }
    }
    const before = withFallbackNote(given.pieces, given.failure, modelAssistant.name)
    return { ...(await builtIn.answer({ ...asked, before }, progress.tell)), by: builtIn.name }
  }

  /** Stores an answer, unless it was stopped meanwhile. */
  async function finish(userId: string, sessionId: string, answerId: string, given: Given) {
    return db.transaction().execute(async (transaction) => {
      const repository = createMessagesRepository(transaction)
      const now = clock.now()
      // The conversation first, as in openTurn: locking in the same order avoids deadlocks.
      await repository.touchConversation(userId, sessionId, now)
      await repository.recordUsage(userId, { provider: given.by }, now)
      if (!(await repository.finishAnswer(userId, answerId, { content: given.html, parts: given.parts }, now)))
        return { isStopped: true }
      const { title } = given
      const isNamed = title !== undefined && (await repository.nameConversation(userId, sessionId, title))
      return { isStopped: false, title: isNamed ? title : undefined }
    })
  }

  /** Marks an answer that failed, and shows again what had given way to it. */
  async function fail(userId: string, sessionId: string, { answerId, replaced }: OpenedTurn): Promise<void> {
    await messages.failAnswer(userId, answerId)
    if (!replaced) return
    await db.transaction().execute(async (transaction) => {
      const versions = createVersionsRepository(transaction)
      await versions.lock(userId, sessionId)
      if (replaced.question_id) await createMessagesRepository(transaction).failQuestion(userId, replaced.question_id)
      await versions.showFrom(userId, replaced.id)
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
      if (asked.message.trim() === '' && !file && asked.replaces === undefined) return refuse('message_empty')
      const { userId } = asker
      const { session_id } = asked
      const read = file && (await readFile(textFiles, file, userId))
      if (read && isRefusal(read)) return read
      const opened = await openTurn(db, userId, asked, read, clock.now())
      if (isRefusal(opened)) return opened
      const ids = { session_id, message_id: opened.answerId, question_id: opened.question.id }
      emit?.('started', ids)
      const progress = trackProgress(emit, (html) =>
        messages.saveUnfinished(userId, opened.answerId, html, clock.now()),
      )
      try {
        const given = await answer(asker, session_id, opened, read, progress)
        const { isStopped, title } = await finish(userId, session_id, opened.answerId, given)
        if (isStopped)
          return { ...ids, response: (await messages.findContent(userId, opened.answerId)) ?? '', stopped: true }
        const parts = toParts(given.parts, await proposals.listByIds(userId, proposalIdsIn(given.parts)))
        return { ...ids, response: given.html, ...(parts && { parts }), ...(title !== undefined && { title }) }
      } catch (error) {
        const note = (reason: unknown) => log.warn({ err: reason }, 'a failed answer could not be marked')
        await fail(userId, session_id, opened).catch(note)
        throw error
      } finally {
        progress.end()
      }
    },
  }
}

/** What was said in despair goes to nobody later either, nor does its answer. Yields to the event loop before each look. */
async function withoutCrises<T extends { role: Role; content: string }>(turns: readonly T[]): Promise<T[]> {
  const kept: T[] = []
  let isCrisis = false
  for (const turn of turns) {
    if (turn.role === 'user') {
      await setImmediate()
      isCrisis = findCrisis(turn.content) !== undefined
    }
    if (!isCrisis) kept.push(turn)
  }
  return kept
}

async function readFile(textFiles: TextFiles, file: UploadedFile, owner: string): Promise<ReadFile | FileRefused> {
  const reading = await textFiles.read(file, owner)
  if (!('unreadable' in reading)) return { file, reading }
  if (reading.unreadable === 'busy') return busy
  return reading.unreadable === 'type'
    ? refuse('file_type')
    : refuse('file_unreadable', { error: unreadableText[reading.unreadable] })
}
