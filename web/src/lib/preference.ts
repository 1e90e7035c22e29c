import { keepBrowserText, readBrowserText, useBrowserText } from './browser-text.ts'

const keyOf = (name: string) => `waymark.preference.${name}`

/** A display preference of this browser, such as a folded sidebar. Not user data, so it survives signing out. */
export const readPreference = (name: string): boolean => readBrowserText(keyOf(name)) === 'on'

export const savePreference = (name: string, isOn: boolean): void => keepBrowserText(keyOf(name), isOn ? 'on' : '')

/** Like `useState(false)`, but remembered in this browser and shared by all tabs. */
export function usePreference(name: string): [isOn: boolean, set: (isOn: boolean) => void] {
  return [useBrowserText(keyOf(name)) === 'on', (next) => savePreference(name, next)]
}
