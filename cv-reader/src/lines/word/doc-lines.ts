import WordExtractor from 'word-extractor'
import { bulletOf } from '../bullets.ts'
import type { Span } from '../line.ts'
import type { FileLines } from '../lines-from-file.ts'
import { toLines } from './draft-lines.ts'
import type { DraftLine } from './paragraphs.ts'

/** The parser knows texts, tabs and table cells, but neither fonts nor positions. */
export async function readDocLines(bytes: Buffer): Promise<FileLines> {
  const document = await new WordExtractor().extract(bytes)
  const asides = draftsOf(document.getHeaders({ includeFooters: true }))
  const boxes = draftsOf(document.getTextboxes({ includeHeadersAndFooters: false, includeBody: true }))
  const { lines, cut } = toLines([asides, draftsOf(document.getBody()), boxes])
  const asideLines = asides.filter(({ spans }) => spans.length > 0).length
  // Word keeps macros in a storage with a stream of this name ([MS-OVBA] 2.3.4.1).
  const macros = bytes.includes(Buffer.from('_VBA_PROJECT', 'utf16le'))
  return { lines, asideLines, pagesRead: 1, mixedColumns: false, macros, cut }
}

function draftsOf(text: string): DraftLine[] {
  return text.split(/\r\n?|[\n\v\f\u2028\u2029]/).map(draftOf)
}

function draftOf(line: string): DraftLine {
  const clean = line
    .replace(/[\p{Co}\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/[^\S\t]+/g, ' ')
    .replace(/[^\P{Cc}\t]/gu, '')
  const [, sign = '', rest = ''] = /^\s*(\S)\s+(.*)$/u.exec(clean) ?? []
  const isBullet = bulletOf(sign) !== undefined
  const pieces = (isBullet ? rest : clean).split('\t').map((piece) => piece.trim())
  const spans = pieces
    .filter((piece) => piece !== '')
    .map((text, index): Span => ({ ...plain, text, apart: index > 0 }))
  return { spans, left: 0, bullet: isBullet, heading: undefined, links: [], before: 0, after: 0 }
}

const plain = { left: 0, right: 0, size: 0, bold: false, italic: false }
