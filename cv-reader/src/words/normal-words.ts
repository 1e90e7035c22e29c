/**
 * A text's words for comparing with dictionaries: lower case, without diacritics, marks, numbering or apostrophes
 * (`l'expérience` is two words). Letters of every script stay.
 */
export function normalWords(text: string): string[] {
  const plain = text
    .slice(0, maxComparedLength)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return plain.replaceAll('ß', 'ss').match(/[\p{L}\p{N}+#]+/gu) ?? []
}

/** Words run together, so that letter-spaced `S K I L LS` equals `skills`. */
export function squeezed(text: string): string {
  return normalWords(text).join('')
}

/** Nothing that is looked up in a dictionary is longer; hostile lines have 200 kB. */
const maxComparedLength = 300
