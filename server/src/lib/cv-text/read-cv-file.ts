import { maxTextLength, type CvText, type FileKind, type Unreadable } from './cv-text.ts'
import { contentOf, namedKind } from './file-kind.ts'

const mediaTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** What one of the readers found. */
export type Reading = { text: string; aside?: string; pages?: number; pagesRead?: number; mixedColumns?: boolean }

/**
 * Reads a file's text. Runs in the guarded child; each reader is loaded only when its kind comes.
 * @throws for damaged files, whatever the reader's own error is
 */
export async function readCvFile(file: { name: string; bytes: Uint8Array }): Promise<CvText | Unreadable> {
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength)
  const kind = namedKind(file.name)
  const content = contentOf(bytes)
  if (content === 'sealed' && (kind === 'doc' || kind === 'docx')) return { unreadable: 'password' }
  if (kind !== undefined && content === 'unknown') return { unreadable: 'damaged' }
  if (kind === undefined || content !== kind) return { unreadable: 'type' }
  const reading = await readers[kind](bytes)
  return 'unreadable' in reading ? reading : finish(kind, reading)
}

const readers: Record<FileKind, (bytes: Buffer) => Promise<Reading | Unreadable>> = {
  pdf: async (bytes) => (await import('./read-pdf.ts')).readPdf(bytes),
  doc: async (bytes) => (await import('./read-word.ts')).readDoc(bytes),
  docx: async (bytes) => (await import('./read-word.ts')).readDocx(bytes),
}

function finish(
  kind: FileKind,
  { text, aside = '', pages, pagesRead = 1, mixedColumns = false }: Reading,
): CvText | Unreadable {
  const clean = cleanText(text)
  const asideText = cleanText(aside).slice(0, 2000)
  // A scan's pages hold a few stray characters at most: page numbers, a watermark.
  const letters = (clean + asideText).replace(/\s/g, '').length
  if (letters < leastCharactersPerPage * pagesRead) return { unreadable: 'no_text' }
  return {
    kind,
    media_type: mediaTypes[kind],
    text: clean.slice(0, maxTextLength).toWellFormed(),
    aside: asideText.toWellFormed(),
    pages,
    cut: clean.length > maxTextLength || (pages ?? 0) > pagesRead,
    mixed_columns: mixedColumns,
  }
}

/** Research "documents-frontend" §3: below this the page is a picture. */
const leastCharactersPerPage = 50

/** Control characters cannot be stored or shown; runs of blank lines say nothing. */
function cleanText(text: string): string {
  return text
    .slice(0, 4 * maxTextLength)
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\t\u00a0 ]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
