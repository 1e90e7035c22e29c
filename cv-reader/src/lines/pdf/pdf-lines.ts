import { getDocumentProxy } from 'unpdf'
import type { FileLines, Unreadable } from '../lines-from-file.ts'
import { actualTexts } from './actual-text.ts'
import { bulletWords } from './drawn-dots.ts'
import { drawnGlyphs, type PdfPage } from './drawn-glyphs.ts'
import { linesOf, type PageNotes } from './flow-lines.ts'
import { joinFlows, type Flow, type PageRow } from './flows.ts'
import { linksOf } from './links.ts'
import { layOut } from './page-layout.ts'
import { toRows } from './rows.ts'
import { withoutRunningHeads, type PageWords } from './running-heads.ts'
import { headingMarks } from './structure.ts'
import { turnedWords } from './turned-text.ts'
import { wordsOf } from './words.ts'

/** 1,200 pages took 6 to 19 s and 800 MB; no CV has 30. */
const maxPages = 30
/** A dense page has 1,000; the text limit of 200 kB is some 30,000. */
const maxWords = 60_000
type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

export async function readPdfLines(bytes: Buffer): Promise<FileLines | Unreadable> {
  const pdf = await open(bytes)
  if ('unreadable' in pdf) return pdf
  const pages: (PageWords & PageNotes & { cut: boolean })[] = []
  let words = 0
  let texts: ReadonlyMap<number, string> | undefined
  const textOf = (code: number) => (texts ??= actualTexts(bytes)).get(code)
  while (pages.length < Math.min(pdf.numPages, maxPages) && words < maxWords) {
    const page = await readPage(await pdf.getPage(pages.length + 1), textOf)
    words += page.words.length
    pages.push(page)
  }
  const { pages: bodies, feet } = withoutRunningHeads(pages)
  const layouts = bodies.map(({ words }) => layOut(words))
  layouts.forEach(({ flow }, index) => setPage(flow, index + 1))
  const foot: Flow = feet.length > 0 ? [{ columns: undefined, rows: toRows(feet) }] : []
  setPage(foot, 1)
  return {
    lines: linesOf([...layouts.map(({ flow }) => flow).reduce(joinFlows, []), ...foot], pages),
    asideLines: 0,
    pages: pdf.numPages,
    pagesRead: pages.length,
    mixedColumns: layouts.some(({ mixedColumns }) => mixedColumns),
    macros: false,
    cut: pdf.numPages > pages.length || pages.some(({ cut }) => cut),
  }
}

async function open(bytes: Buffer): Promise<Pdf | Unreadable> {
  try {
    // A copy, because pdf.js refuses Node's Buffer and takes over the memory.
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      maxImageSize: 1,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
    })
  } catch (error) {
    return { unreadable: error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged' }
  }
}

async function readPage(
  page: PdfPage,
  textOf: (code: number) => string | undefined,
): Promise<PageWords & PageNotes & { cut: boolean }> {
  const { runs, dots, cut } = await drawnGlyphs(page)
  for (const { glyphs } of runs)
    for (const glyph of glyphs) if (glyph.text === '\0') glyph.text = textOf(glyph.code) ?? glyph.text
  const upright = runs.filter(({ angle }) => angle === 0).flatMap(wordsOf)
  const words = [...upright, ...bulletWords(dots, upright), ...turnedWords(runs, upright)]
  const headings = words.some(({ mark }) => mark !== undefined) ? await headingMarks(page) : new Map<number, number>()
  const links = await linksOf(page)
  const { width, height } = page.getViewport({ scale: 1 })
  page.cleanup()
  return { words, width, height, links, headings, cut }
}

function setPage(flow: Flow, page: number): void {
  for (const band of flow) {
    if (band.rows) for (const row of band.rows) (row as PageRow).page = page
    else for (const column of band.columns) setPage(column, page)
  }
}
