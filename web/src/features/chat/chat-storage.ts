import { historyCacheMs, sessionIdPattern } from '@waymark/contract/chat.ts'
import { createId } from '../../lib/create-id.ts'
import { keptPrefix } from '../../lib/kept-text.ts'
import { session } from '../../lib/session.ts'
import type { History } from './conversation.ts'

// Signing out removes all keys with the prefix `waymark.`: nobody else finds a conversation.
const keys = {
  session: 'waymark.chatSessionId',
  /** A session id under which nothing was sent yet: the server does not know it. */
  fresh: 'waymark.chatFreshSession',
  history: 'waymark.conversations',
  /** Conversations with a message under way: after a reload, what is kept of them is old. */
  unsettled: 'waymark.chatUnsettled',
} as const

const draftKey = (place: string) => `${keptPrefix}chat ${place}`

/** A value that arrives after signing out is dropped. */
function write(key: string, value: string | null): void {
  if (!session.get().token) return
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch (error) {
    // The storage is full: an old value must not pass for the current one.
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

export function markStarted(id: string): void {
  if (isFresh(id)) write(keys.fresh, null)
}

const readUnsettled = (): string[] => {
  const stored = readJson(keys.unsettled)
  return Array.isArray(stored) ? stored.filter(isSessionId) : []
}

export const isUnsettled = (id: string): boolean => readUnsettled().includes(id)

export const markUnsettled = (id: string): void =>
  write(keys.unsettled, JSON.stringify([...new Set([...readUnsettled(), id])]))

export function markSettled(id: string): void {
  if (isUnsettled(id)) write(keys.unsettled, JSON.stringify(readUnsettled().filter((one) => one !== id)))
}

/** Key of a conversation's unsent text. Empty conversations share one, so that New Chat takes it along. */
export const draftPlace = (id: string): string => (isFresh(id) ? 'new' : id)
/** Key of a message that could not be sent, in case the page is reloaded. */
export const unsentPlace = (id: string): string => `unsent ${id}`

export const readDraft = (place: string): string => sessionStorage.getItem(draftKey(place)) ?? ''

export const writeDraft = (place: string, text: string): void => write(draftKey(place), text || null)

type StoredHistory = { at: number; history: History }

export function readHistory(): StoredHistory | null {
  const stored = readJson(keys.history) as Partial<StoredHistory> | null
  if (!stored?.history?.conversations || typeof stored.at !== 'number') return null
  return Date.now() - stored.at < historyCacheMs ? { at: stored.at, history: stored.history } : null
}

export const writeHistory = (stored: StoredHistory): void => write(keys.history, JSON.stringify(stored))
