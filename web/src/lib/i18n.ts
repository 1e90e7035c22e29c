import { i18n, type Messages } from '@lingui/core'

type Catalogue = () => Promise<{ messages: Messages }>

// English is compiled into the code. Another language is one line: de: () => import('../locales/de.po')
const catalogues: Record<string, Catalogue> = { en: () => Promise.resolve({ messages: {} }) }

export const languages: readonly string[] = Object.keys(catalogues)

/** The first of the wanted languages with a catalogue, ignoring regions: `de-AT` finds `de`. */
export function pickLanguage(wanted: readonly string[], available: readonly string[] = languages): string {
  const mainParts = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '')
  return mainParts.find((language) => available.includes(language)) ?? 'en'
}

export async function activateLanguage(language: string): Promise<void> {
  const { messages } = await (catalogues[language] ?? catalogues['en']!)()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}

i18n.loadAndActivate({ locale: 'en', messages: {} })
