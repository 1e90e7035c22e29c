import { bulletOf } from '../bullets.ts'
import type { Span } from '../line.ts'
import type { ListLevel } from './numbering.ts'
import type { ParagraphLook, RunLook, Styles } from './styles.ts'
import { child, descendant, isOn, type XmlNode } from './xml-tree.ts'

export type DraftLine = {
  spans: Span[]
  left: number
  bullet: boolean
  heading: number | undefined
  links: string[]
  before: number
  after: number
}

export type WordContext = {
  styles: Styles
  listLevel: (list: { id: string; level: number }) => ListLevel | undefined
  links: ReadonlyMap<string, string>
  onTextBox: (content: XmlNode) => void
}

/** The lines of a paragraph, split at typed line breaks. An empty paragraph is a line without spans. */
export function paragraphLines(paragraph: XmlNode, context: WordContext, offset = 0): DraftLine[] {
  const properties = child(paragraph, 'pPr')
  const look = context.styles.paragraph(properties)
  const level = look.list && context.listLevel(look.list)
  const hasOwnIndent = child(properties, 'ind') !== undefined
  const left = offset + (hasOwnIndent ? look.left : (level?.left ?? look.left))
  const writer = new LineWriter(look, left, offset)
  walk(paragraph, context, writer, look, undefined)
  return writer.finish(level?.marked ?? false)
}

const counterField = /^\s*(PAGE|NUMPAGES|SECTIONPAGES)\b/i
const skipped = new Set(['pPr', 'rPr', 'del', 'moveFrom', 'delText', 'footnoteReference', 'annotationRef', 'rt'])

function walk(
  node: XmlNode,
  context: WordContext,
  writer: LineWriter,
  look: ParagraphLook,
  link: string | undefined,
): void {
  for (const one of node.children) {
    if (skipped.has(one.name)) continue
    if (one.name === 'r') writeRun(one, context, writer, look, link)
    else if (one.name === 'hyperlink') walk(one, context, writer, look, context.links.get(one.attributes['id'] ?? ''))
    else if (one.name === 'fldSimple') {
      if (!counterField.test(one.attributes['instr'] ?? ''))
        walk(one, context, writer, look, fieldLink(one.attributes['instr'] ?? '') ?? link)
    } else if (one.name === 'AlternateContent') walk(alternative(one), context, writer, look, link)
    else if (one.name === 'txbxContent') context.onTextBox(one)
    else if (one.name === 'p' || one.name === 'tbl') continue
    else walk(one, context, writer, look, link)
  }
}

/** Newer Word writes a drawing twice, the second time for older versions. */
function alternative(node: XmlNode): XmlNode {
  const choice = child(node, 'Choice')
  const fallback = child(node, 'Fallback')
  if (choice && fallback && !descendant(choice, 'txbxContent') && descendant(fallback, 'txbxContent')) return fallback
  return choice ?? fallback ?? node
}

function writeRun(
  run: XmlNode,
  context: WordContext,
  writer: LineWriter,
  paragraph: ParagraphLook,
  link: string | undefined,
): void {
  const properties = child(run, 'rPr')
  const look = context.styles.run(properties, paragraph.run)
  if (look.hidden || isOn(properties, 'webHidden')) return
  for (const one of run.children) {
    if (one.name === 't') writer.text(one.text, look, link)
    else if (one.name === 'tab' || one.name === 'ptab') writer.tab()
    else if (one.name === 'br' || one.name === 'cr') writer.lineEnd()
    else if (one.name === 'noBreakHyphen') writer.text('-', look, link)
    else if (one.name === 'sym') writer.text(isSignFont(one) ? '•' : '', look, link)
    else if (one.name === 'fldChar') writer.fieldMark(one.attributes['fldCharType'])
    else if (one.name === 'instrText') writer.instruction(one.text)
    else if (['drawing', 'pict', 'object', 'AlternateContent'].includes(one.name))
      walk(one.name === 'AlternateContent' ? alternative(one) : one, context, writer, paragraph, link)
  }
}

function isSignFont({ attributes }: XmlNode): boolean {
  return /symbol|wingdings/i.test(attributes['font'] ?? '')
}

function fieldLink(instruction: string): string | undefined {
  return /^\s*HYPERLINK\s+"((?:https?:|mailto:|tel:)[^"]{1,2048})"/i.exec(instruction)?.[1]
}

class LineWriter {
  private readonly lines: DraftLine[] = []
  private line: DraftLine
  private readonly look: ParagraphLook
  private readonly left: number
  private readonly offset: number
  private tabs = 0
  private isApart = false
  private readonly fields: { instruction: string; isResult: boolean }[] = []

  constructor(look: ParagraphLook, left: number, offset: number) {
    this.look = look
    this.left = left
    this.offset = offset
    this.line = this.empty()
  }

  text(text: string, { bold, italic, size }: RunLook, link: string | undefined): void {
    const field = this.fields.at(-1)
    if (text === '' || (field && (!field.isResult || counterField.test(field.instruction)))) return
    const address = link ?? (field && fieldLink(field.instruction))
    if (address !== undefined && !this.line.links.includes(address)) this.line.links.push(address)
    text.split('\t').forEach((piece, index) => {
      if (index > 0) this.tab()
      if (piece !== '') this.piece(piece, { bold, italic, size })
    })
  }

  private piece(text: string, { bold, italic, size }: Pick<RunLook, 'bold' | 'italic' | 'size'>): void {
    const span = this.line.spans.at(-1)
    if (!this.isApart && span && span.bold === bold && span.italic === italic && span.size === size) span.text += text
    else {
      const left =
        this.tabs === 0 ? this.left : (this.look.tabs[this.tabs - 1] ?? 0) + (this.tabs > 0 ? this.offset : 0)
      this.line.spans.push({ text, left, right: left, size, bold, italic, apart: this.isApart })
    }
    if (text.trim() !== '') this.isApart = false
  }

  tab(): void {
    this.tabs++
    this.isApart = this.line.spans.some(({ text }) => text.trim() !== '')
  }

  fieldMark(type: string | undefined): void {
    if (type === 'begin') this.fields.push({ instruction: '', isResult: false })
    const field = this.fields.at(-1)
    if (type === 'separate' && field) field.isResult = true
    if (type === 'end') this.fields.pop()
  }

  instruction(text: string): void {
    const field = this.fields.at(-1)
    if (field) field.instruction += text
  }

  lineEnd(): void {
    this.lines.push(this.line)
    this.line = this.empty()
    this.tabs = 0
    this.isApart = false
  }

  finish(isMarked: boolean): DraftLine[] {
    this.lineEnd()
    const lines = this.lines.map((line) => ({ ...line, spans: tidy(line.spans) }))
    const first = lines[0]
    const last = lines.at(-1)
    if (first && last) {
      first.bullet = (isMarked && this.look.heading === undefined && first.spans.length > 0) || first.bullet
      first.before = this.look.before
      last.after = this.look.after
    }
    return lines.map(withTypedBullet)
  }

  private empty(): DraftLine {
    return { spans: [], left: this.left, bullet: false, heading: this.look.heading, links: [], before: 0, after: 0 }
  }
}

function tidy(spans: readonly Span[]): Span[] {
  const tidied: Span[] = []
  let endsInSpace = true
  for (const span of spans) {
    const raw = span.text.replace(/[\p{Co}\p{Cc}\u00ad\u200b-\u200f\u2060\ufeff]/gu, '').replace(/[\u00a0\s]/g, ' ')
    const text = raw.trim().replace(/ {2,}/g, ' ')
    const before = tidied.at(-1)
    if (text === '') endsInSpace ||= raw !== ''
    else if (before && !span.apart && !endsInSpace && !raw.startsWith(' ')) before.text += text
    else tidied.push({ ...span, text, apart: span.apart && tidied.length > 0 })
    if (text !== '') endsInSpace = raw.endsWith(' ')
  }
  return tidied
}

/** A typed dash is a bullet only before a tab or a space. */
function withTypedBullet(line: DraftLine): DraftLine {
  const [first, ...rest] = line.spans
  const [, sign = '', text = ''] = /^(\S)(?:\s+(.*))?$/su.exec(first?.text ?? '') ?? []
  const glued = first && bulletOf(Array.from(first.text)[0] ?? '') === 'sure' ? first.text.slice(1).trim() : undefined
  if (!first || (bulletOf(sign) === undefined && glued === undefined)) return line
  const remaining = bulletOf(sign) === undefined ? (glued ?? '') : text
  const spans = remaining === '' ? rest : [{ ...first, text: remaining }, ...rest]
  if (spans.length === 0) return line
  return { ...line, bullet: true, spans: spans.map((span, index) => (index === 0 ? { ...span, apart: false } : span)) }
}
