/** A title that is French whoever writes it: elsewhere a "chef" cooks. */
const frenchTitle = /\bchef\s+(?:de\s|du\s|d['’])/iu

/** The language in which a title is read: its own, where it shows, or else the reader's; undefined where unknown. */
export function readingLanguage(title: string, language: string | undefined): string | undefined {
  return frenchTitle.test(title) ? 'fr' : language?.slice(0, 2).toLowerCase()
}
