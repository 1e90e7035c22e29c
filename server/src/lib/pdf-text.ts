import path from 'node:path'
import { createGuardedChild } from './children/guarded-child.ts'

export type PdfText = { text: string; pages: number }
/** What programs find in a PDF besides its text. */
export type PdfReading = PdfText & {
  title: string
  language: string
  isTagged: boolean
  /** Addresses that its links lead to. */
  links: string[]
  hasFonts: boolean
  /** What our own reader of CVs finds, as `field: value`; empty unless it was asked. */
  values: string[]
}
/** `cv` is `whole` and our own reader of CVs besides, which takes as long again. */
export type PdfTask = { pdf: Uint8Array; as: 'text' | 'whole' | 'cv' }
export type ReadPdfText = {
  read(pdf: Uint8Array): Promise<PdfText>
  readWhole(pdf: Uint8Array, as: 'whole' | 'cv'): Promise<PdfReading>
  stop(): void
}

/** Reads our own PDFs back. Not for strangers' files: its process is reused and its limits are wide. */
export function createPdfTextReader(): ReadPdfText {
  const child = createGuardedChild<PdfTask, PdfText | PdfReading>(path.join(import.meta.dirname, 'pdf-text-child.ts'), {
    heapMb: 256,
    residentMb: 500,
    // A page takes some 100 ms; the first one also loads the readers, which a busy machine takes seconds for.
    timeoutMs: 30_000,
    processes: 1,
    reuse: true,
  })
  return {
    read: (pdf) => child.run({ pdf, as: 'text' }),
    async readWhole(pdf, as) {
      const reading = await child.run({ pdf, as })
      if (!('links' in reading)) throw new Error('the child read only the text')
      return reading
    },
    stop: () => child.stop(),
  }
}
