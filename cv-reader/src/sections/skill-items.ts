/** A plus or slash is part of a name (`C++`, `CI/CD`). */
const isMark = (character: string) => /[,;|•·∙⋅●▪■◦♦、，；\t]/u.test(character)

/** "Wound care – Ventilation – ICCA": where nothing else stands between the items, dashes do. */
const dashed = /\s[–—]\s/gu

export function splitItems(given: string): string[] {
  if ((given.match(dashed)?.length ?? 0) > 1 && ![...given].some(isMark))
    return given.split(dashed).map((it) => it.trim())
  const text = (given.match(/\s\/\s/g)?.length ?? 0) > 1 ? given.replace(/\s\/\s/g, ', ') : given
  const items: string[] = []
  let depth = 0
  let item = ''
  for (const character of text) {
    if (character === '(' || character === '[') depth++
    if (character === ')' || character === ']') depth = Math.max(0, depth - 1)
    if (isMark(character) && (depth === 0 || character === '\t')) {
      items.push(item)
      item = ''
      depth = 0
    } else item += character
  }
  return [...items, item].map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '')
}

/** A named list: `Databases: MySQL, Oracle`. */
export type LabelledItems = { label: string | undefined; items: string }

const maxLabelLength = 45
const opensBracket = (text: string) => /\([^()]*$/.test(text)

export function splitListLabel(text: string): LabelledItems {
  const colon = text.search(/\s?[:：](?=\s|$)/u)
  if (
    colon > 0 &&
    colon <= maxLabelLength &&
    !isMark(text[colon - 1] ?? '') &&
    !opensBracket(text.slice(0, colon)) &&
    !/[,;|•]/.test(text.slice(0, colon).replace(/\([^)]*\)/g, ''))
  ) {
    return { label: text.slice(0, colon).trim(), items: text.slice(colon).replace(/^\s?[:：]\s*/u, '') }
  }
  const dash = /^([^,;|•\t]{2,40}?)\s+[–—-]\s+(?=[^,;|]{1,60}[,;|])/u.exec(text)
  if (dash?.[1] !== undefined && !opensBracket(dash[1])) return { label: dash[1], items: text.slice(dash[0].length) }
  return { label: undefined, items: text }
}

export function isSentence(text: string): boolean {
  const words = text.split(/\s+/)
  if (words.length >= 9) return true
  if (words.length >= 5 && /^\p{Ll}/u.test(text)) return true
  if (words.length >= 5 && /[.!?]$/.test(text)) return true
  return /^(?:i|i'm|i’m|my|ich|je|j['’]|yo)\s/i.test(text) && words.length > 3
}
