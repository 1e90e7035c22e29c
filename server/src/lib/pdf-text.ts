import path from 'node:path'
import { createGuardedChild } from './children/guarded-child.ts'

export type PdfText = { text: string; pages: number }
export type ReadPdfText = { read(pdf: Uint8Array): Promise<PdfText>; stop(): void }

/** Reads our own PDFs back. Not for strangers' files: its process is reused and its limits are wide. */
export function createPdfTextReader(): ReadPdfText {
  const child = createGuardedChild<Uint8Array, PdfText>(path.join(import.meta.dirname, 'pdf-text-child.ts'), {
    heapMb: 256,
    residentMb: 500,
    timeoutMs: 10_000,
    processes: 1,
    reuse: true,
  })
  return { read: (pdf) => child.run(pdf), stop: () => child.stop() }
}
