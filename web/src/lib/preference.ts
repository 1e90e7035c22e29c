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

/** Reads a choice about the look of this browser, such as a folded sidebar. It is no user data and outlives a sign-in. */
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

/** Like `useState(false)`, but remembered in this browser and the same in every tab. */
export function usePreference(name: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => readPreference(name))
  return [isOn, (next) => savePreference(name, next)]
}
