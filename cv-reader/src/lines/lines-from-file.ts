import type { Line } from './line.ts'
import type { FileKind } from './file-kind.ts'

/**
 * Why there is no text. `type`: neither PDF, DOC nor DOCX, or another one than its name says. `password`, `damaged`,
 * `no_text` (a scan or empty) and `too_complex` (inflates, takes too long or too much memory) lie in the file; `busy`
 * does not: too many files wait, and the same one may be read a moment later.
 */
export type Unreadable = { unreadable: 'type' | 'password' | 'damaged' | 'no_text' | 'too_complex' | 'busy' }

/** 200 kB: a long CV has 15 kB; the rest is no CV. */
export const maxTextLength = 200_000

/** The lines of a file, with what is to be known about it as a whole. */
export type FileLines = {
  lines: Line[]
  /** How many of the first lines stand in page headers and footers of a Word file, which many readers skip. */
  asideLines: number
  /** Pages of a PDF; Word files have none until somebody lays them out. */
  pages?: number
  pagesRead: number
  /** Whether a PDF draws its lines across two columns, so that readers in drawing order mix them. */
  mixedColumns: boolean
  /** Whether a Word file carries macros. */
  macros: boolean
  /** Whether there is more than was read: pages beyond the 30th, or more text than a CV can have. */
  cut: boolean
}

/**
 * Lines in reading order. Each reader is loaded only when its kind comes.
 * @throws for damaged files, whatever the reader's own error is
 */
export async function readLines(bytes: Buffer, kind: FileKind): Promise<FileLines | Unreadable> {
  const reading = await readers[kind](bytes)
  return 'unreadable' in reading ? reading : withinLimit(reading)
}

const readers: Record<FileKind, (bytes: Buffer) => Promise<FileLines | Unreadable>> = {
  pdf: async (bytes) => (await import('./pdf/pdf-lines.ts')).readPdfLines(bytes),
  doc: async (bytes) => (await import('./word/doc-lines.ts')).readDocLines(bytes),
  docx: async (bytes) => (await import('./word/docx-lines.ts')).readDocxLines(bytes),
}

/** All lines' texts together are at most `maxTextLength` long; the line that goes beyond it is cut. */
function withinLimit(reading: FileLines): FileLines {
  let room = maxTextLength
  const lines: Line[] = []
  for (const line of reading.lines) {
    if (room <= 0) break
    lines.push(line.text.length > room ? shortened(line, room) : line)
    room -= line.text.length
  }
  const isCut = room < 0 || lines.length < reading.lines.length
  return { ...reading, lines, asideLines: Math.min(reading.asideLines, lines.length), cut: reading.cut || isCut }
}

function shortened(line: Line, length: number): Line {
  const text = line.text.slice(0, length).toWellFormed()
  const [first] = line.spans
  return { ...line, text, spans: first ? [{ ...first, text }] : [] }
}
