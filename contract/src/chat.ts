import * as z from 'zod/mini'
import { defineEndpoint, fileAnswer, oneRow } from './define-endpoint.ts'
import { messagePart } from './message-parts.ts'

/** The kind of a file is checked by name and by content. */
export const attachmentLimits = { bytes: 10_485_760, extensions: ['.pdf', '.doc', '.docx'] } as const
/** All files of one user together: 200 MB. */
export const attachmentsQuotaBytes = 209_715_200
export const messageMaxLength = 20_000
export const historyCacheMs = 300_000
export const sessionIdPattern = /^session_[A-Za-z0-9_-]{6,64}$/

export function fileTooLargeText(bytes: number): string {
  return `File size must not exceed 10MB. Current size: ${(bytes / 1_048_576).toFixed(2)}MB`
}
export const fileTypeText = 'File type not supported. Please upload PDF, DOC, or DOCX files only.'

export function hasAttachmentExtension(name: string): boolean {
  return attachmentLimits.extensions.some((extension) => name.toLowerCase().endsWith(extension))
}

export const sessionId = z.string().check(z.regex(sessionIdPattern))

export const chatMessage = z.strictObject({
  id: z.string(),
  /** Plain text of the user, allowed HTML of the assistant. */
  content: z.string(),
  role: z.enum(['user', 'assistant']),
  timestamp: z.string(),
  attachment: z.optional(z.strictObject({ name: z.string(), size: z.number() })),
  /** If an assistant's message has more than text. */
  parts: z.optional(z.array(messagePart)),
  /** An answer that the user stopped; it holds what was written by then. */
  stopped: z.optional(z.literal(true)),
  /** The ids of all versions of this message, the oldest first, if there are several; this one is among them. */
  versions: z.optional(z.array(z.string())),
})

export const conversation = z.strictObject({
  session_id: z.string(),
  first_message: z.string(),
  title: z.nullable(z.string()),
  updated_at: z.string(),
  messages: z.array(chatMessage),
  messages_total: z.number(),
  /** The answer that is being made, if any; only in a conversation that is asked for by itself. */
  running: z.optional(
    z.strictObject({
      message_id: z.string(),
      /** What is written so far. */
      html: z.string(),
    }),
  ),
  /** The last question's answer, if it failed or its server ended. It can be asked for again like any answer. */
  interrupted: z.optional(
    z.strictObject({
      message_id: z.string(),
      /** What was written by then. */
      html: z.string(),
    }),
  ),
})

const chat = { noun: 'chat' } as const

export const processMessage = defineEndpoint({
  ...chat,
  method: 'POST',
  path: '/api/process',
  summary: 'Say something to the assistant, with or without a CV attached; as JSON, or as a form with a file.',
  body: z.strictObject({
    message: z._default(z.string().check(z.maxLength(messageMaxLength)), ''),
    session_id: sessionId,
    /** The message to replace: the user's by `message`, or an answer by a new one. What followed stays as a version. */
    replaces: z.optional(z.uuid()),
  }),
  upload: { field: 'file', max_bytes: attachmentLimits.bytes },
  streams: true,
  answer: z.strictObject({
    success: z.literal(true),
    response: z.string(),
    session_id: z.string(),
    message_id: z.string(),
    /** The id of the user's message. */
    question_id: z.optional(z.string()),
    parts: z.optional(z.array(messagePart)),
    /** The user stopped it; `response` is what was written by then. */
    stopped: z.optional(z.literal(true)),
    /** The conversation's name, if this answer gave it one. */
    title: z.optional(z.string()),
  }),
  errors: ['not_found', 'file_too_large', 'file_type', 'file_unreadable', 'attachments_full', 'message_empty', 'busy'],
  limits: [{ by: 'user', points: 120, window_s: 600, counts: 'calls' }],
  max_body_bytes: 131_072,
  at_once: 4,
})

const history = { ...chat, timeout_ms: 10_000 } as const

export const listConversations = defineEndpoint({
  ...history,
  method: 'GET',
  path: '/api/conversations',
  summary: 'The newest 50 conversations, each with its last 20 messages; `before` (an updated_at) pages back.',
  query: z.strictObject({ before: z.optional(z.iso.datetime()) }),
  answer: z.strictObject({ success: z.literal(true), conversations: z.array(conversation) }),
  at_once: 4,
})

export const getConversation = defineEndpoint({
  ...history,
  method: 'GET',
  path: '/api/conversations/:session_id',
  summary: 'One conversation; its messages page backwards by 100 with `before` (a message id).',
  params: z.strictObject({ session_id: sessionId }),
  query: z.strictObject({ before: z.optional(z.uuid()) }),
  answer: z.strictObject({ success: z.literal(true), conversation }),
  errors: ['not_found'],
  at_once: 4,
})

export const titleMaxLength = 120

export const renameConversation = defineEndpoint({
  ...history,
  method: 'PATCH',
  path: '/api/conversations/:session_id',
  summary: 'Give a conversation a title of its own.',
  params: z.strictObject({ session_id: sessionId }),
  body: z.strictObject({ title: z.string().check(z.trim(), z.minLength(1), z.maxLength(titleMaxLength)) }),
  answer: z.strictObject({ success: z.literal(true) }),
  errors: ['not_found'],
  no_limit_because: oneRow,
})

export const deleteConversation = defineEndpoint({
  ...history,
  method: 'DELETE',
  path: '/api/conversations/:session_id',
  summary: 'Delete a conversation with its attachments.',
  params: z.strictObject({ session_id: sessionId }),
  answer: z.strictObject({ success: z.literal(true) }),
  errors: ['not_found'],
  at_once: 8,
})

export const stopAnswer = defineEndpoint({
  ...history,
  method: 'POST',
  path: '/api/conversations/:session_id/stop',
  summary: 'Stop the answer that is being made; what is written so far is kept.',
  params: z.strictObject({ session_id: sessionId }),
  body: z.strictObject({}),
  answer: z.strictObject({ success: z.literal(true) }),
  errors: ['not_found'],
  no_limit_because: oneRow,
})

export const showVersion = defineEndpoint({
  ...history,
  method: 'POST',
  path: '/api/conversations/:session_id/version',
  summary: 'Show another version of a message, with what followed it.',
  params: z.strictObject({ session_id: sessionId }),
  body: z.strictObject({ message_id: z.uuid() }),
  answer: z.strictObject({ success: z.literal(true), conversation }),
  errors: ['not_found'],
  at_once: 4,
})

export const searchLimits = { length: 200, results: 20 } as const

export const foundConversation = z.strictObject({
  session_id: z.string(),
  first_message: z.string(),
  title: z.nullable(z.string()),
  updated_at: z.string(),
  /** Plain text around the newest place where the words stand; empty if only the title has them. */
  excerpt: z.string(),
})
export type FoundConversation = z.infer<typeof foundConversation>

export const searchConversations = defineEndpoint({
  ...history,
  method: 'GET',
  path: '/api/conversation-search',
  summary: 'The newest 20 conversations whose title or messages contain a text.',
  query: z.strictObject({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(searchLimits.length)) }),
  answer: z.strictObject({ success: z.literal(true), conversations: z.array(foundConversation) }),
  // Reads all messages of the user.
  at_once: 2,
})

export const downloadAttachment = defineEndpoint({
  ...history,
  method: 'GET',
  path: '/api/attachments/:id',
  summary: 'A file that was attached to a message, as it was sent.',
  params: z.strictObject({ id: z.uuid() }),
  answer: fileAnswer,
  errors: ['not_found'],
  timeout_ms: 60_000,
  at_once: 2,
})

export const exportConversation = defineEndpoint({
  ...history,
  method: 'GET',
  path: '/api/conversation-exports/:file',
  summary: 'A conversation as a file: `{session_id}.md` holds what is shown, `{session_id}.json` every version too.',
  params: z.strictObject({ file: z.string().check(z.regex(/^session_[A-Za-z0-9_-]{6,64}\.(?:md|json)$/)) }),
  answer: fileAnswer,
  errors: ['not_found'],
  timeout_ms: 60_000,
  at_once: 2,
})
