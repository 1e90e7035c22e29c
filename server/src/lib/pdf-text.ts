import path from 'node:path'
import { createGuardedChild } from './children/guarded-child.ts'

/** What programs find in a PDF. */
export type PdfReading = {
  text: string
  pages: number
  title: string
  language: string
  isTagged: boolean
  /** Addresses that its links lead to. */
  links: string[]
  hasFonts: boolean
  /** What our own reader of CVs finds, as `field: value`; empty unless it was asked. */
  values: string[]
}
/** `cv`: as `whole`, and also with our own reader of CVs, which takes as long again. */
export type PdfTask = { pdf: Uint8Array; as: 'whole' | 'cv' }
export type ReadPdfText = {
  read(pdf: Uint8Array, as: PdfTask['as']): Promise<PdfReading>
  stop(): void
}

/** Reads our own PDFs back. Not for strangers' files: its process is reused and its limits are wide. */
export function createPdfTextReader({ timeoutMs = 30_000 }: { timeoutMs?: number | undefined } = {}): ReadPdfText {
  const child = createGuardedChild<PdfTask, PdfReading>(path.join(import.meta.dirname, 'pdf-text-child.ts'), {
    heapMb: 256,
    residentMb: 500,
    // A page takes some 100 ms; the first one also loads the readers, which a busy machine takes seconds for.
    timeoutMs,
    processes: 1,
    reuse: true,
  })
  return {
    read: (pdf, as) => child.run({ pdf, as }),
    stop: () => child.stop(),
  }
}
