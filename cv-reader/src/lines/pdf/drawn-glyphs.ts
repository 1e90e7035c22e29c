import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf'
import type { Dot } from './drawn-dots.ts'
import { fontLook, type FontLook } from './font-look.ts'
import { angleOf, isMatrix, multiply, point, turned, unit, type Matrix } from './matrix.ts'

export type Glyph = { text: string; left: number; right: number; isSpace: boolean; code: number }

/** Characters drawn in a row on one baseline in one look. Turned text has its own line's coordinates. */
export type GlyphRun = {
  glyphs: Glyph[]
  base: number
  size: number
  font: FontLook
  /** Degrees clockwise: 0, 90, 180 or 270; text at any other angle is not read. */
  angle: number
  order: number
  mark: number | undefined
}

export type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type PdfGlyph = { unicode: string; width: number; isSpace: boolean; originalCharCode: number }
type Font = { name?: string; fontMatrix?: readonly number[]; vertical?: boolean }

/** A dense page has 8,000 characters. */
const maxGlyphs = 60_000
const maxDots = 1000

/** Records each character's place (PDF 32000-1 §9.4): pdf.js extracts text for searching and names no fonts. */
export async function drawnGlyphs(page: PdfPage): Promise<{ runs: GlyphRun[]; dots: Dot[]; cut: boolean }> {
  const { OPS } = await getResolvedPDFJS()
  const list = await page.getOperatorList()
  const pen = new Pen(page)
  const steps = penSteps(OPS, pen)
  for (let index = 0; index < list.fnArray.length && !pen.isFull; index++) {
    steps.get(list.fnArray[index] ?? -1)?.((list.argsArray[index] ?? []) as unknown[])
  }
  return { runs: pen.visible.length > 0 ? pen.visible : pen.hidden, dots: pen.dots, cut: pen.isFull }
}

type Step = (args: unknown[]) => void

function penSteps(ops: Record<string, number>, pen: Pen): Map<number, Step> {
  const filling = new Set([ops['fill'], ops['eoFill'], ops['fillStroke'], ops['eoFillStroke']])
  const steps: Record<string, Step> = {
    constructPath: ([how, , box]) => filling.has(Number(how)) && pen.shape(box),
    save: () => pen.save(),
    restore: () => pen.restore(),
    transform: (args) => (pen.state.ctm = multiply(args as unknown as Matrix, pen.state.ctm)),
    paintFormXObjectBegin: ([matrix]) => pen.begin(matrix),
    paintFormXObjectEnd: () => pen.restore(),
    beginAnnotation: ([, , transform, matrix]) => (pen.begin(matrix), pen.apply(transform)),
    endAnnotation: () => pen.restore(),
    beginText: () => pen.startText(),
    setCharSpacing: ([value]) => (pen.state.charSpacing = Number(value)),
    setWordSpacing: ([value]) => (pen.state.wordSpacing = Number(value)),
    setHScale: ([value]) => (pen.state.stretch = Number(value) / 100),
    setLeading: ([value]) => (pen.state.leading = -Number(value)),
    setTextRise: ([value]) => (pen.state.rise = Number(value)),
    setTextRenderingMode: ([value]) => (pen.state.mode = Number(value)),
    setFont: ([name, size]) => pen.setFont(String(name), Number(size)),
    setGState: ([entries]) => pen.setGState(entries),
    moveText: ([x, y]) => pen.move(Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      pen.state.leading = Number(y)
      pen.move(Number(x), Number(y))
    },
    setTextMatrix: (args) => pen.setMatrix(args.length === 1 ? args[0] : args),
    nextLine: () => pen.move(0, pen.state.leading),
    showText: ([glyphs]) => pen.show(glyphs as (PdfGlyph | number)[]),
    beginMarkedContentProps: ([, mark]) => pen.marks.push(typeof mark === 'number' ? mark : undefined),
    beginMarkedContent: () => pen.marks.push(undefined),
    endMarkedContent: () => pen.marks.pop(),
  }
  return new Map(Object.entries(steps).map(([name, step]) => [ops[name] ?? -1, step]))
}

type TextState = {
  ctm: Matrix
  charSpacing: number
  wordSpacing: number
  stretch: number
  leading: number
  rise: number
  mode: number
  size: number
  font: { look: FontLook; scale: number }
}

class Pen {
  readonly visible: GlyphRun[] = []
  readonly hidden: GlyphRun[] = []
  readonly dots: Dot[] = []
  readonly marks: (number | undefined)[] = []
  state: TextState
  private readonly saved: TextState[] = []
  private readonly fonts = new Map<string, TextState['font']>()
  private readonly page: PdfPage
  private readonly width: number
  private readonly height: number
  private matrix: Matrix = unit
  private line: readonly [number, number] = [0, 0]
  private at: readonly [number, number] = [0, 0]
  private count = 0

  constructor(page: PdfPage) {
    this.page = page
    const { transform, width, height } = page.getViewport({ scale: 1 })
    this.width = width
    this.height = height
    this.state = {
      ctm: transform as unknown as Matrix,
      charSpacing: 0,
      wordSpacing: 0,
      stretch: 1,
      leading: 0,
      rise: 0,
      mode: 0,
      size: 0,
      font: { look: fontLook(undefined), scale: 0.001 },
    }
  }

  get isFull(): boolean {
    return this.count > maxGlyphs
  }

  save(): void {
    if (this.saved.length < 500) this.saved.push({ ...this.state })
  }

  restore(): void {
    this.state = this.saved.pop() ?? this.state
  }

  begin(matrix: unknown): void {
    this.save()
    this.apply(matrix)
  }

  apply(matrix: unknown): void {
    if (isMatrix(matrix)) this.state.ctm = multiply(matrix, this.state.ctm)
  }

  startText(): void {
    this.matrix = unit
    this.line = this.at = [0, 0]
  }

  move(x: number, y: number): void {
    this.line = this.at = [this.line[0] + x, this.line[1] + y]
  }

  setMatrix(matrix: unknown): void {
    if (!isMatrix(matrix)) return
    this.matrix = matrix
    this.line = this.at = [0, 0]
  }

  setFont(name: string, size: number): void {
    let font = this.fonts.get(name)
    if (!font) {
      const loaded = this.page.commonObjs.has(name) ? (this.page.commonObjs.get(name) as Font) : {}
      font = { look: fontLook(loaded.name), scale: loaded.fontMatrix?.[0] ?? 0.001 }
      this.fonts.set(name, font)
    }
    this.state.font = font
    this.state.size = size
  }

  setGState(entries: unknown): void {
    for (const entry of Array.isArray(entries) ? (entries as unknown[][]) : []) {
      if (entry[0] === 'Font' && Array.isArray(entry[1])) this.setFont(String(entry[1][0]), Number(entry[1][1]))
    }
  }

  show(glyphs: readonly (PdfGlyph | number)[]): void {
    const { ctm, size, stretch, font, mode } = this.state
    const whole = multiply(this.matrix, ctm)
    const angle = angleOf(whole, size)
    const height = Math.abs(size) * Math.hypot(whole[2], whole[3])
    const isHidden = mode === 3 || mode === 7
    let [x] = this.at
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        x -= (glyph * size * stretch) / 1000
        continue
      }
      const advance = glyph.width * font.scale * size
      const spacing = (glyph.isSpace ? this.state.wordSpacing : 0) + this.state.charSpacing
      // Invisible letters without width belong to a drawn one: several that share a glyph (Devanagari, Thai). Where
      // nothing is drawn, they are those of a scan, whose text would be lost beside a visible one.
      const isDrawn = !isHidden || (advance === 0 && this.visible.length > 0)
      const runs = isDrawn ? this.visible : this.hidden
      if (angle !== undefined) this.put(runs, glyph, x, x + advance * stretch, { whole, angle, height })
      x += (advance + spacing) * stretch
    }
    this.at = [x, this.at[1]]
  }

  shape(box: unknown): void {
    if (this.dots.length >= maxDots || box === null || typeof box !== 'object') return
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Object.values(box) as number[]
    const [one, other] = [point(this.state.ctm, x0, y0), point(this.state.ctm, x1, y1)]
    const [width, height] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])]
    if (!(width > 1 && width < 8 && height > 0.7 * width && height < 1.4 * width)) return
    const [left, top] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])]
    this.dots.push({ left, right: left + width, top, bottom: top + height, order: this.count })
  }

  private put(runs: GlyphRun[], drawn: PdfGlyph, from: number, to: number, { whole, angle, height }: Setting): void {
    if (++this.count > maxGlyphs) return
    const y = this.at[1] + this.state.rise
    const [left, base] = turned(point(whole, from, y), angle)
    const [right] = turned(point(whole, to, y), angle)
    if (![left, right, base, height].every(Number.isFinite) || height < 1) return
    if (!this.isOnPage(point(whole, from, y))) return
    const { unicode: text, originalCharCode: code } = drawn
    const glyph = { text, left: Math.min(left, right), right: Math.max(left, right), isSpace: text.trim() === '', code }
    const run = runs.at(-1)
    const font = this.state.font.look
    const mark = this.marks.findLast((one) => one !== undefined)
    if (run && run.font === font && run.angle === angle && continues(run, glyph, base, height) && run.mark === mark)
      run.glyphs.push(glyph)
    else runs.push({ glyphs: [glyph], base, size: height, font, angle, order: this.count, mark })
  }

  private isOnPage([x, y]: readonly [number, number]): boolean {
    return x > -2 && y > -2 && x < this.width + 2 && y < this.height + 2
  }
}

type Setting = { whole: Matrix; angle: number; height: number }

/** Letters of a spaced-out heading are up to 0.8 heights apart; kerning moves back by some hundredths. */
function continues(run: GlyphRun, glyph: Glyph, base: number, size: number): boolean {
  const gap = glyph.left - (run.glyphs.at(-1)?.right ?? 0)
  const isNear = gap > -0.5 * size && gap < 0.8 * size
  return isNear && Math.abs(run.base - base) < 0.05 * size && Math.abs(run.size - size) < 0.05 * size
}
