import { useSyncExternalStore } from 'react'

const prefix = 'waymark.preference.'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** A display preference of this browser, such as a folded sidebar. Not user data, so it survives signing out. */
export const readPreference = (name: string): boolean => localStorage.getItem(prefix + name) === 'on'

export function savePreference(name: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(prefix + name, 'on')
    else localStorage.removeItem(prefix + name)
  } catch (error) {
    console.info('The browser could not keep a preference.', error)
  }
  for (const listener of listeners) listener()
}

/** Like `useState(false)`, but remembered in this browser and shared by all tabs. */
export function usePreference(name: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => readPreference(name))
  return [isOn, (next) => savePreference(name, next)]
}
