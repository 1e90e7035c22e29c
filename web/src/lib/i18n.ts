import { i18n, type Messages } from '@lingui/core'

type Catalogue = () => Promise<{ messages: Messages }>

// English is in the code itself (build/compile-messages.ts). Another language is one line here, loaded when chosen:
// de: () => import('../locales/de.po')
const catalogues: Record<string, Catalogue> = { en: () => Promise.resolve({ messages: {} }) }

export const languages: readonly string[] = Object.keys(catalogues)

/** The first language of the list with a catalogue, by its main part: `de-AT` finds `de`. */
export function pickLanguage(wanted: readonly string[], available: readonly string[] = languages): string {
  const mainParts = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '')
  return mainParts.find((language) => available.includes(language)) ?? 'en'
}

/** Shows the app in this language. English needs no catalogue. */
export async function activateLanguage(language: string): Promise<void> {
  const { messages } = await (catalogues[language] ?? catalogues['en']!)()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}

i18n.loadAndActivate({ locale: 'en', messages: {} })
