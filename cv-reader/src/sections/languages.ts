import type { IndexedLine } from '../lines/line.ts'
import { languageIn } from '../words/language-names.ts'
import type { ReadValue } from '../facts/fields.ts'

const between = /[\t,;|•·∙●/]+|\s(?:and|und|et|y|e|en)\s|\s{2,}/u
const maxLineLength = 400

/** The spoken languages that lines name, in the file's words, without levels. */
export function readLanguages(lines: readonly Pick<IndexedLine, 'text' | 'index'>[]): ReadValue[] {
  const read: ReadValue[] = []
  for (const { text, index } of lines) {
    if (text.length > maxLineLength || isSentence(text)) continue
    for (const piece of withoutBrackets(text).split(between)) {
      const name = languageIn(piece)
      if (name === undefined || read.some(({ value }) => value.toLowerCase() === name.toLowerCase())) continue
      read.push({ value: name, confidence: 'high', lines: [index] })
    }
  }
  return read
}

const withoutBrackets = (text: string) => text.replace(/\([^()]{0,100}\)/g, ' ')
const isSentence = (text: string) => text.split(/\s+/).length > 14 && !/[,;|•·\t]/.test(text)
