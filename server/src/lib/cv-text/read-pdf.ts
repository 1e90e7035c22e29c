import { getDocumentProxy } from 'unpdf'
import type { Unreadable } from './cv-text.ts'
import { layOutPage, type PageItem } from './page-lines.ts'
import type { Reading } from './read-cv-file.ts'

/** 1,200 pages took 6 to 19 s and 800 MB; no CV has 30. */
const mostPages = 30
type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

export async function readPdf(bytes: Buffer): Promise<Reading | Unreadable> {
  const pdf = await open(bytes)
  if ('unreadable' in pdf) return pdf
  const pagesRead = Math.min(pdf.numPages, mostPages)
  const texts: string[] = []
  let mixedColumns = false
  for (let number = 1; number <= pagesRead; number++) {
    const { items, width } = await readPage(pdf, number)
    const page = layOutPage(items, width)
    texts.push(page.text)
    mixedColumns ||= page.mixedColumns
  }
  return { text: texts.join('\n\n'), pages: pdf.numPages, pagesRead, mixedColumns }
}

async function open(bytes: Buffer): Promise<Pdf | Unreadable> {
  try {
    // A copy: pdf.js refuses Node's Buffer and takes the memory over.
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
    })
  } catch (error) {
    return { unreadable: error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged' }
  }
}

async function readPage(pdf: Pdf, number: number): Promise<{ items: PageItem[]; width: number }> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const texts = items.filter((item) => 'str' in item)
  const read = texts.map(({ str, transform, width, height, hasEOL }): PageItem => {
    const [a = 0, b = 0, , , x = 0, y = 0] = transform as number[]
    return { text: str, left: x, right: x + width, y, height, endsLine: hasEOL, upright: b === 0 && a > 0 }
  })
  const [x0 = 0, , x1 = 0] = page.view
  page.cleanup()
  return { items: read, width: x1 - x0 }
}
