import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { serveTasks } from '../children/guarded-child-side.ts'
import type { Drawn, RenderTask, Rendered } from './typst.ts'

/** What the last renders set is kept: fonts and designs are the same again, and memory stays flat. */
const rendersKept = 5

const compilers = new Map<string, NodeCompiler>()

serveTasks(async ({ folder, fontFolders, template, inputs, createdAt, as }: RenderTask): Promise<Rendered | Drawn> => {
  const key = [folder, ...fontFolders].join('\n')
  const compiler =
    compilers.get(key) ?? NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: fontFolders }] })
  compilers.set(key, compiler)
  const result = compiler.compile({ mainFilePath: path.join(folder, template), inputs })
  const document = result.result
  if (!document) {
    const error = result.takeError()
    throw new Error(`Typst: ${JSON.stringify(error ? compiler.fetchDiagnostics(error) : 'no document')}`)
  }
  const rendered =
    as === 'svg' ? exportSvg(compiler, document) : exportPdf(compiler, document, { creationTimestamp: createdAt })
  compiler.evictCache(rendersKept)
  // Native finalizers run when the event loop turns: without this each document leaks 0.8 MB.
  await turn()
  return rendered
})

function exportPdf(
  compiler: NodeCompiler,
  document: NodeTypstDocument,
  options: { creationTimestamp: number },
): Rendered {
  try {
    return { pdf: new Uint8Array(compiler.pdf(document, { ...options, pdfStandard: 'ua-1' })), standard: 'ua-1' }
  } catch {
    // PDF/UA refuses a document with a character that has no glyph; the plain export is tagged too.
    return { pdf: new Uint8Array(compiler.pdf(document, options)), standard: 'tagged' }
  }
}

function exportSvg(compiler: NodeCompiler, document: NodeTypstDocument): Drawn {
  const svg = compiler.plainSvg(document)
  const [width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number)
  return {
    svg: withoutPaper(withoutWaste(svg)),
    pages: document.numOfPages,
    width,
    height: height / document.numOfPages,
  }
}

/** Typst puts the white paper of every page at the top of the drawing, where the second page's covers the first page. */
function withoutPaper(svg: string): string {
  const [, paper] = /^<svg [^>]*>(<path [^>]*fill="#ffffff"[^>]*>)/.exec(svg) ?? []
  return paper === undefined ? svg : svg.replaceAll(paper, '')
}

/** Two thirds of a drawing are indentation, thousandths of a point, and default fill rules. */
function withoutWaste(svg: string): string {
  return svg
    .replace(/>\s+</g, '><')
    .replaceAll(' fill-rule="nonzero"', '')
    .replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
}
