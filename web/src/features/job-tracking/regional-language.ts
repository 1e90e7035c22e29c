import { i18n } from '@lingui/core'

/** The app's language as it is written where the reader lives: British days, not American ones, for a British reader. */
export function regionalLanguage(wanted: readonly string[] = navigator.languages): string {
  const isOwn = (tag: string) => tag.toLowerCase().split('-')[0] === i18n.locale
  return wanted.find((tag) => isOwn(tag) && isTag(tag)) ?? i18n.locale
}

/** Chromium on a system whose language is "C" says `en-US@posix`, which Intl throws at. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
