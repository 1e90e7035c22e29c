import path from 'node:path'
import type { Log } from '../../../lib/log.ts'
import { createPdfTextReader, type PdfReading } from '../../../lib/pdf-text.ts'
import { createTypst, type Drawn } from '../../../lib/typst/typst.ts'
import type { DocumentContent } from '../content.ts'
import { mostNamed } from '../proof/prove-document.ts'
import { documentFonts } from './document-fonts.ts'
import { printViewOf, templateOf } from './print-view.ts'

export type DocumentRenderer = {
  /** Equal content and time give equal bytes. */
  print(content: DocumentContent, createdAt: Date): Promise<Buffer>
  /** What programs find in a PDF of ours, with `cv` also our own reader of CVs; null if it could not be read. */
  readBack(pdf: Uint8Array, as: 'whole' | 'cv'): Promise<PdfReading | null>
  /** The pages as a picture of what `print` makes, with the first of the characters that they go without. */
  draw(content: DocumentContent): Promise<Drawn>
  stop(): void
}

export function createDocumentRenderer(
  log: Log,
  { processes = 2, timeoutMs }: { processes?: number; timeoutMs?: number } = {},
): DocumentRenderer {
  const typst = createTypst({
    folder: path.join(import.meta.dirname, 'templates'),
    fontFiles: documentFonts,
    processes,
    timeoutMs,
  })
  const reader = createPdfTextReader({ timeoutMs })

  async function print(content: DocumentContent, createdAt: Date): Promise<Buffer> {
    const { pdf, standard, undrawn } = await typst.render(templateOf[content.kind], printViewOf(content), createdAt)
    if (undrawn.length > 0) log.warn('a document has characters that no font on this machine can draw')
    else if (standard === 'tagged') log.warn('a document could not be written as PDF/UA')
    return Buffer.from(pdf)
  }

  return {
    print,
    async readBack(pdf, as) {
      try {
        const reading = await reader.read(pdf, as)
        return { ...reading, text: reading.text.replaceAll('\0', '') }
      } catch (error) {
        log.warn({ err: error }, 'a rendered document could not be read back')
        return null
      }
    },
    async draw(content) {
      const drawn = await typst.draw(templateOf[content.kind], printViewOf(content))
      return { ...drawn, undrawn: drawn.undrawn.slice(0, mostNamed) }
    },
    stop() {
      typst.stop()
      reader.stop()
    },
  }
}
