import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
/** What a full storage did not take, so that a field that shows it can still be typed into. */
const unkept = new Map<string, string>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** A text kept in this browser; '' if there is none. */
export const readBrowserText = (key: string): string => unkept.get(key) ?? localStorage.getItem(key) ?? ''

/** Keeps a text in this browser, where all its tabs see it; '' removes it. If the storage is full, this tab alone has it. */
export function keepBrowserText(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    unkept.delete(key)
  } catch (error) {
    console.info(`The browser could not keep ${key}.`, error)
    unkept.set(key, text)
  }
  for (const listener of listeners) listener()
}

export const useBrowserText = (key: string): string => useSyncExternalStore(subscribe, () => readBrowserText(key))
