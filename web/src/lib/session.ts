import { useSyncExternalStore } from 'react'
import { deleteText, endOldTexts, keptPrefix, putTextAside, takeTextBack } from './kept-text.ts'

export type SessionData = {
  token: string | null
  name: string | null
  /** The signed-in address in lower case: drafts of an expired session wait for the same one. */
  account: string | null
  email: string | null
  /** The registration this tab made for that address, so that a new code is for it and not for a stranger's. */
  registrationId: string | null
  resetKey: string | null
  /** When the last code was mailed, in milliseconds: the pause before the next one survives a reload. */
  codeSentAt: number | null
  loginFailures: number
  returnTo: string | null
}
export type Snapshot = SessionData & {
  /** Still asking the other tabs whether they are signed in; guards wait. */
  asking: boolean
  /** The user has just signed out on purpose: the page being left is not one to return to. */
  signedOut: boolean
  /** The account is gone, and with it whoever was signed in. */
  accountDeleted: boolean
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & { onmessage: ((event: MessageEvent) => void) | null }
type Identity = { token: string; name: string | null; account: string | null }
type Message =
  | { type: 'who' }
  | ({ type: 'signed-in' } & Identity)
  | { type: 'signed-out' }
  | { type: 'account-deleted' }
  | { type: 'drafts?' }
  | { type: 'drafts' }
  | { type: 'expired'; token: string }

// Signing out removes every key with this prefix, including the chat session, history cache and profile draft.
const prefix = 'waymark.'
/** Prefix of unsaved work: logging out asks first, then deletes it. An expired session leaves it. */
export const draftPrefix = `${prefix}draft.`
const isUnsent = (key: string) => key.startsWith(draftPrefix) || key.startsWith(keptPrefix)
const draftsOwner = `${prefix}draftsOwner`
const seenKey = `${prefix}hasSignedIn`
// A visible tab answers within a few milliseconds, a frozen one never.
const askingMs = 250
/** Of somebody signed out. */
export const noSession: SessionData = {
  token: null,
  name: null,
  account: null,
  email: null,
  registrationId: null,
  resetKey: null,
  codeSentAt: null,
  loginFailures: 0,
  returnTo: null,
}

function readAll(storage: Storage): SessionData {
  const read = (key: keyof SessionData) => storage.getItem(prefix + key)
  return {
    token: read('token'),
    name: read('name'),
    account: read('account'),
    email: read('email'),
    registrationId: read('registrationId'),
    resetKey: read('resetKey'),
    codeSentAt: Number(read('codeSentAt')) || null,
    loginFailures: Number(read('loginFailures')) || 0,
    returnTo: read('returnTo'),
  }
}

/** `storage` is the tab's own, `lasting` the browser's, and `channel` reaches the user's other tabs. */
export function createSession(storage: Storage, channel: Channel | null, lasting: Storage) {
  endOldTexts(lasting)
  const listeners = new Set<() => void>()
  let onDrafts: () => void = () => {}
  let snapshot: Snapshot = { ...readAll(storage), asking: false, signedOut: false, accountDeleted: false }

  const set = (next: Snapshot) => {
    snapshot = next
    for (const listener of listeners) listener()
  }
  const tell = (message: Message) => channel?.postMessage(message)

  function update(given: Partial<SessionData>): void {
    const isOtherEmail = given.email !== undefined && given.email !== snapshot.email
    const changes = isOtherEmail ? { registrationId: null, ...given } : given
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) storage.removeItem(prefix + key)
      else storage.setItem(prefix + key, String(value))
    }
    set({ ...snapshot, ...changes })
  }

  const remove = (isGone: (key: string) => boolean) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix) && isGone(key)) storage.removeItem(key)
  }

  const hasDrafts = () => Object.keys(storage).some((key) => key.startsWith(draftPrefix))

  function signedOutHere(): void {
    putTextAside(storage, lasting, snapshot.account)
    remove(() => true)
    set({ ...noSession, asking: false, signedOut: true, accountDeleted: false })
  }

  function deletedHere(): void {
    const { account } = snapshot
    if (account !== null) deleteText(lasting, account)
    remove(() => true)
    set({ ...noSession, asking: false, signedOut: true, accountDeleted: true })
  }

  /** The session expired: unsaved work stays in this tab until the same user comes back. */
  function expiredHere(): void {
    const { account } = snapshot
    remove((key) => account === null || !isUnsent(key))
    if (account !== null) storage.setItem(draftsOwner, account)
    set({ ...noSession, asking: false, signedOut: false, accountDeleted: false })
  }

  /** Takes over a sign-in, with this account's own unsaved work and nobody else's. */
  function adopt({ token, name, account }: Identity): void {
    const owner = storage.getItem(draftsOwner)
    if (owner !== account) {
      putTextAside(storage, lasting, owner)
      remove((key) => key.startsWith(draftPrefix))
    }
    storage.removeItem(draftsOwner)
    if (account !== null) takeTextBack(storage, lasting, account)
    lasting.setItem(seenKey, 'yes')
    update({ token, name, account, loginFailures: 0, email: null, resetKey: null, codeSentAt: null })
    set({ ...snapshot, asking: false, signedOut: false, accountDeleted: false })
  }

  function receive(message: Message): void {
    if (message.type === 'who' && snapshot.token) {
      tell({ type: 'signed-in', token: snapshot.token, name: snapshot.name, account: snapshot.account })
    } else if (message.type === 'signed-in' && !snapshot.token) {
      adopt(message)
    } else if (message.type === 'signed-out') {
      signedOutHere()
    } else if (message.type === 'account-deleted') {
      deletedHere()
    } else if (message.type === 'drafts?') {
      if (hasDrafts()) tell({ type: 'drafts' })
    } else if (message.type === 'drafts') {
      onDrafts()
    } else if (message.type === 'expired' && snapshot.token === message.token) {
      expiredHere()
    }
  }

  if (channel) {
    channel.onmessage = (event) => receive(event.data as Message)
    if (!snapshot.token) {
      snapshot = { ...snapshot, asking: true }
      tell({ type: 'who' })
      setTimeout(() => snapshot.asking && set({ ...snapshot, asking: false }), askingMs)
    }
  }

  return {
    get: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update,
    /** The sign-in page is shown: from now on a requested protected page is one to return to. */
    arrived(): void {
      if (snapshot.signedOut) set({ ...snapshot, signedOut: false, accountDeleted: false })
    },
    signIn(identity: Identity): void {
      adopt(identity)
      tell({ type: 'signed-in', ...identity })
    },
    signOut(): void {
      signedOutHere()
      tell({ type: 'signed-out' })
    },
    /** The account was deleted: every tab signs out, and no text waits for a next sign-in. */
    forget(): void {
      deletedHere()
      tell({ type: 'account-deleted' })
    },
    /** The server refused this token. A newer one, from a sign-in during the call, is left alone. */
    expire(token: string): void {
      if (snapshot.token === token) expiredHere()
      tell({ type: 'expired', token })
    },
    hasSignedInBefore: () => lasting.getItem(seenKey) !== null,
    hasDrafts,
    /** Asks every tab, since signing out clears them all. A tab silent for 250 ms is left out. */
    async hasDraftsAnywhere(): Promise<boolean> {
      if (hasDrafts() || !channel) return hasDrafts()
      return new Promise((resolve) => {
        onDrafts = () => resolve(true)
        tell({ type: 'drafts?' })
        setTimeout(() => resolve(false), askingMs)
      })
    },
    close: () => channel?.close(),
  }
}
export type Session = ReturnType<typeof createSession>

export const session: Session = createSession(
  window.sessionStorage,
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('waymark-session'),
  window.localStorage,
)

export function useSession(): Snapshot {
  return useSyncExternalStore(session.subscribe, session.get)
}
