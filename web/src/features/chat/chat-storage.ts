import { historyCacheMs, sessionIdPattern } from '@waymark/contract/chat.ts'
import { createId } from '../../lib/create-id.ts'
import { draftPrefix, session } from '../../lib/session.ts'
import type { History } from './conversation.ts'

// Signing out removes everything under this prefix (lib/session.ts): nobody else finds a conversation.
const keys = {
  session: 'waymark.chatSessionId',
  /** The session id that nothing was said under yet: the server does not know it, and need not be asked. */
  fresh: 'waymark.chatFreshSession',
  drafts: `${draftPrefix}chat`,
  history: 'waymark.conversations',
} as const

/** Keeps a value of the signed-in user; one that arrives after signing out is not left for the next. */
function write(key: string, value: string | null): void {
  if (!session.get().token) return
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch (error) {
    // Full or forbidden storage: an old value must not pass for the current one.
    sessionStorage.removeItem(key)
    console.warn('The browser could not keep a part of the chat.', error)
  }
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export const isSessionId = (value: unknown): value is string =>
  typeof value === 'string' && sessionIdPattern.test(value)

/** Spec §4: a session id, generated text starting with `session_`, is created when none is stored. */
export function currentSession(): string {
  const stored = storedSession()
  return isSessionId(stored) ? stored : startSession()
}

export const storedSession = (): string | null => sessionStorage.getItem(keys.session)

export function startSession(): string {
  const id = `session_${createId()}`
  write(keys.session, id)
  write(keys.fresh, id)
  return id
}

export const enterSession = (id: string): void => write(keys.session, id)

export const isFresh = (id: string): boolean => sessionStorage.getItem(keys.fresh) === id

/** Something is being said in this session: from here on the server knows it. */
export function markStarted(id: string): void {
  if (isFresh(id)) write(keys.fresh, null)
}

/** Unsent text by conversation. One place for all that are still empty, so that New Chat takes it along. */
export const draftPlace = (id: string): string => (isFresh(id) ? 'new' : id)
/** Where the text of a message waits whose sending failed, in case the page is loaded again. */
export const unsentPlace = (id: string): string => `unsent ${id}`

const readDrafts = () => (readJson(keys.drafts) ?? {}) as Record<string, string>

export const readDraft = (place: string): string => readDrafts()[place] ?? ''

export function writeDraft(place: string, text: string): void {
  const { [place]: _, ...others } = readDrafts()
  const drafts = text === '' ? others : { ...others, [place]: text }
  write(keys.drafts, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null)
}

type StoredHistory = { at: number; history: History }

/** Spec §3, §9: the history as the server told it at most five minutes ago. */
export function readHistory(): StoredHistory | null {
  const stored = readJson(keys.history) as Partial<StoredHistory> | null
  if (!stored?.history?.conversations || typeof stored.at !== 'number') return null
  return Date.now() - stored.at < historyCacheMs ? { at: stored.at, history: stored.history } : null
}

export const writeHistory = (stored: StoredHistory): void => write(keys.history, JSON.stringify(stored))
