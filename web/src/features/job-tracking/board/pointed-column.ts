import { useSyncExternalStore } from 'react'

let pointed: string | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Records the column below the pointer during a drag, null for none. Returns whether it changed. */
export function setPointedColumn(status: string | null): boolean {
  if (status === pointed) return false
  pointed = status
  for (const listener of listeners) listener()
  return true
}

/** True while the pointer is over another column: the library would drop into any column the card merely covers. */
export const useIsOtherPointed = (status: string): boolean =>
  useSyncExternalStore(subscribe, () => pointed !== null && pointed !== status)
