import { i18n } from '@lingui/core'

/** The app's language with the reader's region: British dates, not American ones, for a British reader. */
export function regionalLanguage(wanted: readonly string[] = navigator.languages): string {
  const isOwn = (tag: string) => tag.toLowerCase().split('-')[0] === i18n.locale
  return wanted.find((tag) => isOwn(tag) && isTag(tag)) ?? i18n.locale
}

/** Chromium with the system locale "C" reports `en-US@posix`, and Intl throws on it. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
