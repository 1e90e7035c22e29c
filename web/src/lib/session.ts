import { useSyncExternalStore } from 'react'

/** What this tab knows about its user: the browser session storage of spec §3. */
export type SessionData = {
  token: string | null
  name: string | null
  /** The address that signed in, in lower case: drafts of an expired session wait for the same one. */
  account: string | null
  /** The address that waits for a verification or a reset code. */
  email: string | null
  /** Which registration of that address this tab made: a new code is asked for it, not for a stranger's. */
  registrationId: string | null
  resetKey: string | null
  /** When the last code was mailed, milliseconds since 1970: the pause before the next one survives a reload. */
  codeSentAt: number | null
  loginFailures: number
  /** The signed-in page that was asked for before signing in. */
  returnTo: string | null
}
export type Snapshot = SessionData & {
  /** Still asking the other tabs whether they are signed in; guards wait. */
  asking: boolean
  /** The user signed out on purpose just now: the page being left is not the one to come back to. */
  signedOut: boolean
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & { onmessage: ((event: MessageEvent) => void) | null }
type Identity = { token: string; name: string | null; account: string | null }
type Message =
  | { type: 'who' }
  | ({ type: 'signed-in' } & Identity)
  | { type: 'signed-out' }
  | { type: 'drafts?' }
  | { type: 'drafts' }
  | { type: 'expired'; token: string }

// One prefix, so that signing out also removes what later features keep: chat session, history cache, profile draft.
const prefix = 'waymark.'
/** Keys of unsaved work begin with this. A session that expires leaves them for its own user; signing out does not. */
export const draftPrefix = `${prefix}draft.`
const draftsOwner = `${prefix}draftsOwner`
// A visible tab answers within a few milliseconds; a frozen one never does, and nobody should wait for it.
const askingMs = 250
const empty: SessionData = {
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

/** A tab's session over its storage, talking to the user's other tabs through the channel. */
export function createSession(storage: Storage, channel: Channel | null) {
  const listeners = new Set<() => void>()
  /** Called when another tab says that it holds unsaved work. */
  let onDrafts: () => void = () => {}
  let snapshot: Snapshot = { ...readAll(storage), asking: false, signedOut: false }

  const set = (next: Snapshot) => {
    snapshot = next
    for (const listener of listeners) listener()
  }
  const tell = (message: Message) => channel?.postMessage(message)

  function update(given: Partial<SessionData>): void {
    // A registration belongs to its address, and is forgotten with it.
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
    remove(() => true)
    set({ ...empty, asking: false, signedOut: true })
  }

  /** The sign-in ended by itself: what is not saved yet waits for the same user to come back. */
  function expiredHere(): void {
    const { account } = snapshot
    remove((key) => account === null || !key.startsWith(draftPrefix))
    if (account !== null) storage.setItem(draftsOwner, account)
    set({ ...empty, asking: false, signedOut: false })
  }

  /** Takes over a sign-in; what belonged to the time before it is gone, save this user's own drafts. */
  function adopt({ token, name, account }: Identity): void {
    if (storage.getItem(draftsOwner) !== account) remove((key) => key.startsWith(draftPrefix))
    storage.removeItem(draftsOwner)
    update({ token, name, account, loginFailures: 0, email: null, resetKey: null, codeSentAt: null })
    set({ ...snapshot, asking: false, signedOut: false })
  }

  function receive(message: Message): void {
    if (message.type === 'who' && snapshot.token) {
      tell({ type: 'signed-in', token: snapshot.token, name: snapshot.name, account: snapshot.account })
    } else if (message.type === 'signed-in' && !snapshot.token) {
      adopt(message)
    } else if (message.type === 'signed-out') {
      signedOutHere()
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
    /** The sign-in page is shown: from here on a protected page is asked for anew. */
    arrived(): void {
      if (snapshot.signedOut) set({ ...snapshot, signedOut: false })
    },
    signIn(identity: Identity): void {
      adopt(identity)
      tell({ type: 'signed-in', ...identity })
    },
    /** The user signs out: every tab forgets, whoever was signed in there. */
    signOut(): void {
      signedOutHere()
      tell({ type: 'signed-out' })
    },
    /** The server refused this token. A newer one, from a sign-in while the call was under way, is left alone. */
    expire(token: string): void {
      if (snapshot.token === token) expiredHere()
      tell({ type: 'expired', token })
    },
    /** Whether this tab holds work that was not saved. */
    hasDrafts,
    /** The same of all tabs, as signing out clears them all; one that does not answer at once is not waited for. */
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
)

export function useSession(): Snapshot {
  return useSyncExternalStore(session.subscribe, session.get)
}
