import { searchLimits, type FoundConversation } from '@waymark/contract/chat.ts'
import { sql } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { escapeHtml } from '../../lib/html.ts'
import { plainText } from '../../lib/posting-text/plain-text.ts'
import { readableStatuses, type Role } from './chat-tables.ts'

type Row = Omit<FoundConversation, 'updated_at' | 'excerpt'> & {
  updated_at: Date
  role: Role | null
  content: string | null
}

/** Characters before and after the found words. */
const around = { before: 60, after: 140 } as const

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export function createConversationSearch(db: Db) {
  return {
    /** The newest conversations in which the words stand as they are, in any case. */
    async search(userId: string, words: string): Promise<FoundConversation[]> {
      const [plain, html] = [pattern(words), pattern(escapeHtml(words))]
      // Raw SQL: the newest match of each conversation. Tags are removed only where the cheap test has passed.
      const { rows } = await sql<Row>`
        select c.session_id, c.title, c.first_message, c.updated_at, hit.role, hit.content
        from conversations c
        left join lateral (
          select m.role, m.content from messages m
          where m.user_id = c.user_id and m.session_id = c.session_id and m.shown
            and m.status = any(${readableStatuses})
            and case m.role
              when 'user' then m.content ilike ${plain}
              else m.content ilike ${html} and regexp_replace(m.content, '<[^>]*>', ' ', 'g') ilike ${html}
            end
          order by m.position desc limit 1
        ) hit on true
        where c.user_id = ${userId} and (hit.role is not null or c.title ilike ${plain})
        order by c.updated_at desc limit ${searchLimits.results}`.execute(db)
      return rows.map(({ role, content, updated_at, ...row }) => ({
        ...row,
        updated_at: updated_at.toISOString(),
        excerpt: excerptOf(role === 'assistant' ? plainText(content ?? '') : (content ?? ''), words),
      }))
    },
  }
}

/** The found words with what stands around them, on one line. */
export function excerptOf(text: string, words: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const at = Math.max(0, line.toLowerCase().indexOf(words.toLowerCase()))
  const from = Math.max(0, at - around.before)
  const to = Math.min(line.length, at + words.length + around.after)
  const part = line.slice(from, to).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
  return `${from > 0 ? '…' : ''}${part}${to < line.length ? '…' : ''}`
}
