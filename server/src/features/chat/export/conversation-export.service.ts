import type { FileAnswer } from '@waymark/contract/define-endpoint.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { htmlToMarkdown } from '../../../lib/markdown/html-to-markdown.ts'
import { createConversationsRepository, type ConversationRow } from '../conversations.repository.ts'
import { createExportRepository, type ExportedMessage } from './conversation-export.repository.ts'

const mediaTypes = { md: 'text/markdown; charset=utf-8', json: 'application/json' } as const
type Format = keyof typeof mediaTypes

/** A conversation as a file, read a few hundred messages at a time. */
export function createConversationExport({ db, clock }: { db: Db; clock: Clock }) {
  const conversations = createConversationsRepository(db)
  const messages = createExportRepository(db)

  return {
    /** `file` is a session id with `.md` or `.json`. Undefined without such a conversation. */
    async find(userId: string, file: string): Promise<FileAnswer | undefined> {
      const format: Format = file.endsWith('.md') ? 'md' : 'json'
      const sessionId = file.slice(0, -(format.length + 1))
      const conversation = await conversations.find(userId, sessionId)
      if (!conversation) return undefined
      const rows = messages.list(userId, sessionId, format === 'md')
      const pieces = format === 'md' ? toMarkdown(conversation, rows) : toJson(conversation, rows, clock.now())
      return { pieces: encode(pieces), media_type: mediaTypes[format], name: `${nameOf(conversation)}.${format}` }
    },
  }
}

type Rows = AsyncIterable<ExportedMessage>

async function* encode(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const piece of pieces) yield encoder.encode(piece)
}

const titleOf = ({ title, first_message }: ConversationRow) => (title ?? first_message).replace(/\s+/g, ' ').trim()

function nameOf(conversation: ConversationRow): string {
  const name = titleOf(conversation)
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()
  return [...name].slice(0, 60).join('').trim() || 'conversation'
}

const minute = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

async function* toMarkdown(conversation: ConversationRow, rows: Rows): AsyncGenerator<string> {
  yield `# ${titleOf(conversation)}\n`
  for await (const { role, content, created_at, attachment_name } of rows) {
    yield `\n**${role === 'user' ? 'You' : 'Waymark'}**, ${minute(created_at)}\n\n`
    if (attachment_name !== null) yield `Attached: ${attachment_name}\n\n`
    yield `${role === 'user' ? content : htmlToMarkdown(content)}\n`
  }
}

/** Every version of every message; `parent_id` is the message that it follows. */
async function* toJson(conversation: ConversationRow, rows: Rows, now: Date): AsyncGenerator<string> {
  const { updated_at, ...head } = conversation
  const about = { ...head, updated_at: updated_at.toISOString(), exported_at: now.toISOString() }
  yield `${JSON.stringify(about, null, 2).slice(0, -2)},\n  "messages": [`
  let separator = ''
  for await (const { created_at, attachment_name, ...row } of rows) {
    const message = { ...row, timestamp: created_at.toISOString(), attachment: attachment_name }
    yield `${separator}\n    ${JSON.stringify(message)}`
    separator = ','
  }
  yield '\n  ]\n}\n'
}
