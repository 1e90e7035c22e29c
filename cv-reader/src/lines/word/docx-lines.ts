import type { FileLines, Unreadable } from '../lines-from-file.ts'
import { checkZip } from '../zip-entries.ts'
import { openDocx, type Docx, type DocxPart } from './docx-parts.ts'
import { contentDrafts, type DraftBlock } from './docx-content.ts'
import { toLines } from './draft-lines.ts'
import { readNumbering } from './numbering.ts'
import { readStyles } from './styles.ts'

/** Reads a DOCX: page headers and footers, then the text, then the boxes beside it. */
export function readDocxLines(bytes: Buffer): FileLines | Unreadable {
  const verdict = checkZip(bytes)
  if (verdict !== 'fine') return { unreadable: verdict }
  const docx = openDocx(bytes)
  if (!docx) return { unreadable: 'damaged' }
  const blocksOf = blocksReader(docx)
  const asides = withoutRepeats(docx.asides.flatMap((part) => blocksOf(part)))
  const { lines, cut } = toLines([...asides, ...blocksOf(docx.document)])
  const asideLines = asides.flat().filter(({ spans }) => spans.length > 0).length
  return { lines, asideLines, pagesRead: 1, mixedColumns: false, macros: docx.macros, cut }
}

function blocksReader({ styles, numbering }: Docx): (part: DocxPart) => DraftBlock[] {
  const [readParagraph, listLevel] = [readStyles(styles), readNumbering(numbering)]
  return ({ root, links }) => {
    const body = root.children.flatMap((node) => (node.name === 'document' ? node.children : [node]))
    return body.flatMap((node) => contentDrafts(node, { styles: readParagraph, listLevel, links }))
  }
}

function withoutRepeats(blocks: readonly DraftBlock[]): DraftBlock[] {
  const seen = new Set<string>()
  return blocks.map((block) =>
    block.filter(({ spans }) => {
      const text = spans.map((span) => span.text).join(' ')
      return text !== '' && !seen.has(text) && seen.add(text)
    }),
  )
}
