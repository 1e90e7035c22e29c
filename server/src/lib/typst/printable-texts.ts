const maxWordLength = 40
const breakEvery = 20

/** Data whose texts the typesetter takes: no control characters, and no word that is wider than a page. */
export const printable = (data: unknown): unknown => mapTexts(data, printableText)

/** Changes every text in some data. A link's target is not shown and must not change. */
export function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data)
  if (Array.isArray(data)) return data.map((item) => mapTexts(item, change))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === 'link' ? value : mapTexts(value, change)]),
  )
}

// Chinese, Japanese and Korean lines end between any two characters, and Typst knows the words of Thai.
const breaksAnywhere = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}`
const endless = new RegExp(`[^\\s${breaksAnywhere}]{${maxWordLength + 1},}`, 'gu')

function printableText(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\u2028|\u2029/g, '\n')
  return plain.replace(endless, breakable)
}

function breakable(word: string): string {
  const characters = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment)
  return characters
    .map((character, index) => (index > 0 && index % breakEvery === 0 ? `\u200b${character}` : character))
    .join('')
}
