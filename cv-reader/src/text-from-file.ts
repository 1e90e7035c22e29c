import { maxTextLength, readLines, type FileLines, type Unreadable } from './lines/lines-from-file.ts'
import { contentOf, namedKind, type FileKind } from './lines/file-kind.ts'
import { outlineFromLines, type CvOutline } from './outline-from-lines.ts'
import { storable } from './storable.ts'
import { textFromLines } from './lines/text-from-lines.ts'

export type FileText = {
  kind: FileKind
  media_type: string
  text: string
  aside: string
  pages: number | undefined
  cut: boolean
  /** The PDF draws its lines across two columns: programs that read in drawing order mix them. */
  mixed_columns: boolean
  outline: CvOutline
}

const mediaTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Reads a file's text. Throws the parser's own error for damaged files. */
export async function textFromFile(file: { name: string; bytes: Uint8Array }): Promise<FileText | Unreadable> {
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength)
  const kind = namedKind(file.name)
  const content = contentOf(bytes)
  if (content === 'sealed' && (kind === 'doc' || kind === 'docx')) return { unreadable: 'password' }
  if (kind !== undefined && content === 'unknown') return { unreadable: 'damaged' }
  if (kind === undefined || content !== kind) return { unreadable: 'type' }
  const reading = await readLines(bytes, kind)
  return 'unreadable' in reading ? reading : textOfReading(kind, reading)
}

/** The text of a file whose lines are read. */
export function textOfReading(
  kind: FileKind,
  { lines, asideLines, pages, pagesRead, mixedColumns, cut }: FileLines,
): FileText | Unreadable {
  const text = cleanText(textFromLines(lines.slice(asideLines)))
  const aside = cleanText(textFromLines(lines.slice(0, asideLines))).slice(0, 2000)
  const letters = (text + aside).replace(/\s/g, '').length
  if (letters < minCharactersPerPage * pagesRead) return { unreadable: 'no_text' }
  return {
    kind,
    media_type: mediaTypes[kind],
    text: text.slice(0, maxTextLength).toWellFormed(),
    aside: aside.toWellFormed(),
    pages,
    cut: cut || text.length > maxTextLength,
    mixed_columns: mixedColumns,
    outline: storable(outlineFromLines(lines, asideLines)),
  }
}

/** The pages of a scan hold a few stray characters at most: page numbers, a watermark. */
const minCharactersPerPage = 50

function cleanText(text: string): string {
  return text
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\u00a0 ]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
