import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** A text kept in this browser; '' if there is none. */
export const readBrowserText = (key: string): string => localStorage.getItem(key) ?? ''

/** Keeps a text in this browser, where all its tabs see it; '' removes it. A full storage is only logged. */
export function keepBrowserText(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch (error) {
    console.info(`The browser could not keep ${key}.`, error)
  }
  for (const listener of listeners) listener()
}

export const useBrowserText = (key: string): string => useSyncExternalStore(subscribe, () => readBrowserText(key))
