import type { MachineReading } from '@waymark/contract/job-application.ts'
import type { PdfReading } from '../../../lib/pdf-text.ts'
import { sentencesOf, type DocumentContent } from '../content.ts'

/** Named to the user; more of them say nothing new. */
export const mostNamed = 20
/** How much may stand between two words that follow each other: the foot of a page, the head of the next. */
const furthest = 400

/**
 * What an independent reader found in a file beside what the file should say. `expected` are the profile's fields that
 * our own reader of CVs should find, as `field: value`.
 */
export function proveDocument(
  content: DocumentContent,
  reading: PdfReading,
  expected: readonly string[],
): MachineReading {
  const words = sentencesOf(content)
    .flatMap(({ text }) => text.split(/\s+/).map(plain))
    .filter(Boolean)
  const { missing, jumps } = follow(words, plain(reading.text))
  const read = new Set(reading.values.map(plain))
  const links = content.contact.flatMap(({ link }) => link ?? [])
  const found = new Set(reading.links)
  const drawn = new Set(plain(reading.text))
  const undrawn = new Set([...words.join('')].filter((letter) => !drawn.has(letter)))
  return {
    text: reading.text,
    pages: reading.pages,
    words: words.length,
    missing: missing.slice(0, mostNamed),
    words_found: words.length - missing.length,
    in_order: jumps === 0,
    undrawn: [...undrawn].slice(0, mostNamed),
    links: links.length,
    links_found: links.filter((link) => found.has(link)).length,
    title: reading.title,
    language: reading.language,
    is_tagged: reading.isTagged,
    has_fonts: reading.hasFonts,
    fields: expected.length,
    fields_missing: expected.filter((field) => !read.has(plain(field))).slice(0, mostNamed),
  }
}

/** Without what a reader may set differently: spaces, ligatures, case, soft breaks, the form of a dash. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\u200b\u00ad\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/[–—−]/g, '-')
    .toLowerCase()
}

/** Walks through the words in order; a word that stands elsewhere is a jump, one that stands nowhere is missing. */
function follow(words: readonly string[], text: string): { missing: string[]; jumps: number } {
  const missing: string[] = []
  let [at, jumps] = [0, 0]
  for (const word of words) {
    const next = text.indexOf(word, at)
    if (next >= 0 && next - at <= furthest) at = next + word.length
    else if (text.includes(word)) {
      jumps++
      at = text.indexOf(word) + word.length
    } else missing.push(word)
  }
  return { missing, jumps }
}
