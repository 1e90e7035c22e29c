import { useSyncExternalStore } from 'react'

let pointed: string | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Notes the column below the pointer while a card is dragged; null for none. Returns whether that is a change. */
export function setPointedColumn(status: string | null): boolean {
  if (status === pointed) return false
  pointed = status
  for (const listener of listeners) listener()
  return true
}

/**
 * Whether the pointer drags a card over another column than this one. The drag library would also drop into a column
 * that the card merely covers, and of several narrow ones it takes the farthest.
 */
export const useIsOtherPointed = (status: string): boolean =>
  useSyncExternalStore(subscribe, () => pointed !== null && pointed !== status)
