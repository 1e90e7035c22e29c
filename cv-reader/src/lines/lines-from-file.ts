import type { Line } from './line.ts'
import type { FileKind } from './file-kind.ts'

/** `type`: not PDF, DOC or DOCX, or not what the name claims. `no_text`: a scan. `busy` may work a moment later. */
export type Unreadable = { unreadable: 'type' | 'password' | 'damaged' | 'no_text' | 'too_complex' | 'busy' }

/** 200 kB; a long CV has 15 kB. */
export const maxTextLength = 200_000

export type FileLines = {
  lines: Line[]
  /** How many of the first lines are in headers and footers of a Word file, which many readers skip. */
  asideLines: number
  pages?: number
  pagesRead: number
  /** The PDF draws its lines across two columns: programs that read in drawing order mix them. */
  mixedColumns: boolean
  macros: boolean
  /** Pages beyond the 30th, or text beyond the limit, were left out. */
  cut: boolean
}

/** Reads a file's lines in reading order. Throws the parser's own error for damaged files. */
export async function readLines(bytes: Buffer, kind: FileKind): Promise<FileLines | Unreadable> {
  const reading = await readers[kind](bytes)
  return 'unreadable' in reading ? reading : withinLimit(reading)
}

const readers: Record<FileKind, (bytes: Buffer) => Promise<FileLines | Unreadable>> = {
  pdf: async (bytes) => (await import('./pdf/pdf-lines.ts')).readPdfLines(bytes),
  doc: async (bytes) => (await import('./word/doc-lines.ts')).readDocLines(bytes),
  docx: async (bytes) => (await import('./word/docx-lines.ts')).readDocxLines(bytes),
}

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
