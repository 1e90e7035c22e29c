/** Lower case without accents and full stops: "Févr." and "fevr" are one word. */
export function foldWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/\u2019/g, "'")
    .toLowerCase()
    .trim()
}

/** A text's words for dictionary lookup, without case, diacritics, punctuation (`l'expérience` is two words). */
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

const maxComparedLength = 300
