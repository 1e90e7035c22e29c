import type { FileText } from '@waymark/cv-reader/text-from-file.ts'
import type { StoredPart } from './stored-parts.ts'

/** An answer that is being made is touched every second; one that was not for so long never comes. */
export const deadAnswerMs = 30_000

export type Role = 'user' | 'assistant'
/** `stopped` by the user, with what was written by then. */
export type MessageStatus = 'running' | 'complete' | 'failed' | 'stopped'
export const readableStatuses = ['complete', 'stopped'] as const
/** The text of an attached file. Files from before the outline was stored have none. */
export type StoredReading = Omit<FileText, 'kind' | 'media_type' | 'outline'> & Partial<Pick<FileText, 'outline'>>

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
    status: MessageStatus
    /** On the branch that is read; false for the versions that gave way to it. */
    shown: boolean
    content: string
    parts: StoredPart[]
    attachment_id: string | null
    created_at: Date
    /** When the server that writes this answer was last known to live. */
    alive_at: Date | null
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
