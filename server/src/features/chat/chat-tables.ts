import type { FileText } from '@waymark/cv-reader/text-from-file.ts'

export type Role = 'user' | 'assistant'
/** A part of a message, in Markdown; the row's `content` is what is shown. */
export type MessagePart = { type: 'text'; text: string }
/** What was read in a file, as it is kept with it. Files attached before the outline was kept have none. */
export type StoredReading = Omit<FileText, 'kind' | 'media_type' | 'outline'> & Partial<Pick<FileText, 'outline'>>

/** The columns of migrations 0005 and 0006 that this feature reads or writes. */
export type ChatTables = {
  users: { id: string }
  conversations: {
    user_id: string
    session_id: string
    title: string | null
    first_message: string
    created_at: Date
    updated_at: Date
  }
  messages: {
    user_id: string
    session_id: string
    position: number
    id: string
    parent_id: string | null
    role: Role
    status: 'running' | 'complete' | 'failed'
    content: string
    parts: MessagePart[]
    attachment_id: string | null
    created_at: Date
  }
  attachments: {
    user_id: string
    session_id: string
    id: string
    name: string
    size: number
    media_type: string
    bytes: Buffer
    reading: StoredReading
    created_at: Date
  }
  usage_events: { user_id: string; kind: string; details: object; at: Date }
}
