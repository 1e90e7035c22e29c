export type Word = {
  key: string
  raw: string
  start: number
  end: number
  /** Glued characters, as in C-level or R$; empty for a space or comma. */
  before: string
  after: string
}

// 2 MB of pasted text must not take seconds; the longest real posting seen has 25,000 characters.
const mostCharacters = 100_000

// `.net` keeps its dot and C++, C# and A+ their signs: without these they would be other words.
const wordPattern = /\.[nN][eE][tT](?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[+#]{1,2}(?![\p{L}\p{N}]))?/gu
const addressPattern = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/gi
const glue = /[-–.'’&$§*@_\\+]/u

/** The words of a text in order, with positions; web and mail addresses are not words. Linear in time. */
export function readWords(text: string): Word[] {
  const cut = text.slice(0, mostCharacters)
  const mayHoldAddress = cut.includes('@') || cut.includes('://') || /www\./i.test(cut)
  const plain = mayHoldAddress ? cut.replace(addressPattern, (address) => ' '.repeat(address.length)) : cut
  const words: Word[] = []
  // Not matchAll: it recompiles the pattern, which takes longer than reading a short text.
  wordPattern.lastIndex = 0
  for (let match = wordPattern.exec(plain); match; match = wordPattern.exec(plain)) {
    const [raw] = match
    const end = match.index + raw.length
    const before = raw.startsWith('.')
      ? letterAt(plain, match.index - 1)
      : glueAt(plain, match.index - 1, match.index - 2)
    words.push({ key: fold(raw), raw, start: match.index, end, before, after: glueAt(plain, end, end + 1) })
  }
  return words
}

/** Lower case without accents: "Pflegefachkräfte" and "PFLEGEFACHKRAFTE" are the same word. */
export function fold(text: string): string {
  // Most words are plain ASCII, and normalising is what costs time.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/œ/giu, 'oe')
    .replaceAll(/æ/giu, 'ae')
    .toLowerCase()
}

/** A character that joins the word to another one or to a number. */
function glueAt(text: string, at: number, beyond: number): string {
  const sign = text[at] ?? ''
  if (!glue.test(sign)) return ''
  return sign === '$' || sign === '§' || /[\p{L}\p{N}]/u.test(text[beyond] ?? '') ? sign : ''
}

/** The letter before `.net`: example.net is an address and not the framework. */
function letterAt(text: string, at: number): string {
  return /[\p{L}\p{N}]/u.exec(text[at] ?? '')?.[0] ?? ''
}
