import path from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { serveTasks } from '../children/guarded-child-side.ts'
import { readCoverage, type Coverage } from './font-coverage.ts'
import { mapTexts } from './printable-texts.ts'
import { withReadableCodes } from './readable-codes.ts'
import type { Drawn, RenderTask, Rendered } from './typst.ts'

/** Results of so many renders stay cached: fonts and designs recur, and memory stays flat. */
const rendersKept = 5
/** The file that a template reads: Typst is told that it lies in the templates' folder, but it exists only in memory. */
const dataFile = 'data.json'

const compilers = new Map<string, { compiler: NodeCompiler; foreignIn: Coverage }>()

serveTasks(async (task: RenderTask): Promise<Rendered | Drawn> => {
  const { folder, fontFiles } = task
  const key = [folder, ...fontFiles].join('\n')
  const kept = compilers.get(key) ?? {
    compiler: NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [...fontFiles] }] }),
    foreignIn: readCoverage(fontFiles),
  }
  compilers.set(key, kept)
  // After the answer, which need not wait for it. Native finalizers run when the event loop turns: otherwise each document
  // leaks 0.8 MB.
  setImmediate(() => kept.compiler.evictCache(rendersKept))
  return render(kept.compiler, task, kept.foreignIn(task.data))
})

/** `foreign` is in none of our fonts. Fonts of the system may draw it; what they cannot draw is left out. */
function render(compiler: NodeCompiler, task: RenderTask, foreign: string[]): Rendered | Drawn {
  const undrawn = findUndrawn(compiler, foreign)
  if (undrawn.length === 0) return exported(compiler, task, [])
  const gone = new Set(undrawn)
  const without = (text: string) =>
    Array.from(text.normalize('NFC'), (character) => (gone.has(character) ? '' : character)).join('')
  return exported(compiler, { ...task, data: JSON.stringify(mapTexts(JSON.parse(task.data), without)) }, undrawn)
}

/** Strangers' texts may hold thousands of such characters; after so many questions whole groups are left out. */
const mostQuestions = 64
/** Whether a system font draws a character. Each question costs a PDF, and the next preview asks the same. */
const known = new Map<string, boolean>()
const mostKnown = 10_000
const probe = '#set document(title: "Probe")\n#sys.inputs.text'

/** The characters that no font draws. Asked in halves, so that one of them does not take the others with it. */
function findUndrawn(compiler: NodeCompiler, characters: readonly string[]): string[] {
  let questions = mostQuestions
  const among = (some: readonly string[]): string[] => {
    if (some.length === 0) return []
    if (questions <= 0) return [...some]
    questions--
    const { result } = compiler.compile({ mainFileContent: probe, inputs: { text: some.join(' ') } })
    const areDrawn = result !== null && isAccessible(compiler, result)
    if (areDrawn || some.length === 1) for (const character of some) known.set(character, areDrawn)
    if (areDrawn) return []
    const middle = some.length >> 1
    return middle === 0 ? [...some] : [...among(some.slice(0, middle)), ...among(some.slice(middle))]
  }
  if (known.size > mostKnown) known.clear()
  const told = characters.filter((character) => known.get(character) === false)
  return [...told, ...among(characters.filter((character) => !known.has(character)))]
}

/** PDF/UA refuses a document with a character that has no glyph. */
function isAccessible(compiler: NodeCompiler, document: NodeTypstDocument): boolean {
  try {
    compiler.pdf(document, { pdfStandard: 'ua-1' })
    return true
  } catch {
    return false
  }
}

function exported(compiler: NodeCompiler, task: RenderTask, undrawn: string[]): Rendered | Drawn {
  const document = compile(compiler, task)
  if (task.as === 'svg') return { ...exportSvg(compiler, document), undrawn }
  const { pdf, standard } = exportPdf(compiler, document, task)
  return { pdf: withReadableCodes(pdf), standard, undrawn }
}

function compile(compiler: NodeCompiler, { folder, template, data }: RenderTask): NodeTypstDocument {
  // As an input, new data would make Typst read the templates again.
  compiler.mapShadow(path.join(folder, dataFile), Buffer.from(data))
  const result = compiler.compile({ mainFilePath: path.join(folder, template) })
  if (result.result) return result.result
  const error = result.takeError()
  throw new Error(`Typst: ${JSON.stringify(error ? compiler.fetchDiagnostics(error) : 'no document')}`)
}

function exportPdf(compiler: NodeCompiler, document: NodeTypstDocument, { createdAt }: RenderTask) {
  const options = { creationTimestamp: createdAt }
  try {
    return {
      pdf: new Uint8Array(compiler.pdf(document, { ...options, pdfStandard: 'ua-1' })),
      standard: 'ua-1' as const,
    }
  } catch {
    return { pdf: new Uint8Array(compiler.pdf(document, options)), standard: 'tagged' as const }
  }
}

function exportSvg(compiler: NodeCompiler, document: NodeTypstDocument): Omit<Drawn, 'undrawn'> {
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
