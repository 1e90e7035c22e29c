import { useSyncExternalStore } from 'react'
import { session } from '../../lib/session.ts'

const most = 500
const keyOf = () => `waymark.seen-jobs ${session.get().account ?? ''}`
const listeners = new Set<() => void>()

/** Ids of results opened in this browser by the signed-in account, the newest last. */
function read(): string {
  return localStorage.getItem(keyOf()) ?? ''
}

export function markSeen(id: string): void {
  const ids = read()
    .split(' ')
    .filter((one) => one !== '' && one !== id)
  try {
    localStorage.setItem(keyOf(), [...ids, id].slice(-most).join(' '))
  } catch (error) {
    console.info('The browser could not note which jobs were opened.', error)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useSeenJobs(): ReadonlySet<string> {
  return new Set(useSyncExternalStore(subscribe, read).split(' '))
}
