import { extractText } from 'unpdf'
import { serveTasks } from './children/guarded-child-side.ts'
import type { PdfText } from './pdf-text.ts'

serveTasks(async (pdf: Uint8Array): Promise<PdfText> => {
  const { totalPages, text } = await extractText(new Uint8Array(pdf), { mergePages: false })
  return { text: text.join('\n'), pages: totalPages }
})
