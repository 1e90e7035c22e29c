const blocks =
  /^(p|div|section|article|header|main|table|tr|ul|ol|dl|dt|dd|h[1-6]|blockquote|pre|figure|address|fieldset|form|hr|br|li)$/
const spaced = /^(p|h[1-6]|ul|ol|table|blockquote|pre)$/

/** Collects the text of HTML, with line breaks between blocks and "• " before list items. */
export type TextWriter = {
  open(tag: string): void
  close(tag: string): void
  add(text: string): void
  readonly length: number
  read(): string
}

export function createTextWriter(limit: number): TextWriter {
  const parts: string[] = []
  let length = 0
  const put = (text: string) => {
    if (length >= limit) return
    length += text.length
    parts.push(text)
  }
  return {
    open(tag) {
      if (tag === 'td' || tag === 'th') put(' ')
      else if (blocks.test(tag)) put(tag === 'li' ? '\n• ' : spaced.test(tag) ? '\n\n' : '\n')
    },
    close(tag) {
      if (blocks.test(tag) && tag !== 'br' && tag !== 'hr') put(spaced.test(tag) ? '\n\n' : '\n')
    },
    add: (text) => put(text.replace(/\s+/g, ' ')),
    get length() {
      return length
    },
    read: () => tidy(parts.join('')),
  }
}

/** Single spaces, at most one empty line between paragraphs, no empty bullets, no control characters. */
export function tidy(text: string): string {
  const lines = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .split('\n')
    .map((line) => line.replace(/[\p{Zs}\u200b\ufeff]+/gu, ' ').trim())
  return lines
    .join('\n')
    .replace(/^•\s*\n+(?=[^•\n])/gm, '• ')
    .replace(/^•$/gm, '')
    .replace(/\n(?:\n)+(?=•)/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
