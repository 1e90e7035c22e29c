import { paragraphLines, type DraftLine, type WordContext } from './paragraphs.ts'
import { child, type XmlNode } from './xml-tree.ts'

export type DraftBlock = DraftLine[]

const deepest = 8

/** The blocks of a body, a cell or a text box. Boxes before any text come first, the others last. */
export function contentDrafts(
  container: XmlNode,
  context: Omit<WordContext, 'onTextBox'>,
  depth = 0,
  offset = 0,
): DraftBlock[] {
  if (depth > deepest) return []
  const blocks: DraftBlock[] = [[]]
  const [before, after]: [DraftBlock[], DraftBlock[]] = [[], []]
  const onTextBox = (box: XmlNode) => {
    const isFirst = blocks.every((block) => block.every(({ spans }) => spans.length === 0))
    const target = isFirst ? before : after
    target.push(...contentDrafts(box, context, depth + 1))
  }
  for (const node of flatContent(container)) {
    if (node.name === 'p') blocks.at(-1)?.push(...paragraphLines(node, { ...context, onTextBox }, offset))
    else {
      const rows = tableRows(node).map((row) => rowBlocks(row, context, depth, offset))
      for (const row of rows) {
        if (row.length === 1) blocks.at(-1)?.push(...(row[0] ?? []))
        else blocks.push(...row, [])
      }
    }
  }
  return [...before, ...blocks, ...after].filter((block) => block.length > 0)
}

const wrappers = new Set(['sdt', 'sdtContent', 'ins', 'moveTo', 'customXml', 'smartTag', 'AlternateContent', 'Choice'])

function flatContent(container: XmlNode): XmlNode[] {
  return container.children.flatMap((node) => {
    if (node.name === 'p' || node.name === 'tbl') return [node]
    return wrappers.has(node.name) ? flatContent(node) : []
  })
}

function tableRows(table: XmlNode): { cells: XmlNode[]; widths: number[] }[] {
  const widths = child(table, 'tblGrid')?.children.map(({ attributes }) => Number(attributes['w']) / 20 || 0) ?? []
  const rowsOf = (node: XmlNode): XmlNode[] =>
    node.children.flatMap((one) => (one.name === 'tr' ? [one] : wrappers.has(one.name) ? rowsOf(one) : []))
  const cellsOf = (node: XmlNode): XmlNode[] =>
    node.children.flatMap((one) => (one.name === 'tc' ? [one] : wrappers.has(one.name) ? cellsOf(one) : []))
  return rowsOf(table).map((row) => ({ cells: cellsOf(row), widths }))
}

const linesOfColumn = 4

/** A layout row (two cells with many lines) becomes a block per cell; any other row joins its cells line by line. */
function rowBlocks(
  { cells, widths }: { cells: XmlNode[]; widths: number[] },
  context: Omit<WordContext, 'onTextBox'>,
  depth: number,
  offset: number,
): DraftBlock[] {
  let column = 0
  const contents = cells.map((cell) => {
    const left = offset + widths.slice(0, column).reduce((sum, width) => sum + width, 0)
    column += Number(child(child(cell, 'tcPr'), 'gridSpan')?.attributes['val'] ?? 1)
    return contentDrafts(cell, context, depth + 1, left)
  })
  const filled = contents.filter((blocks) => blocks.some((block) => block.some(({ spans }) => spans.length > 0)))
  const sizes = filled.map((blocks) => blocks.flat().filter(({ spans }) => spans.length > 0).length)
  if (filled.length < 2) return filled[0] ?? []
  if (sizes.filter((size) => size >= linesOfColumn).length >= 2 || filled.some((blocks) => blocks.length > 1))
    return filled.flat()
  return [sideBySide(filled.map((blocks) => blocks.flat().filter(({ spans }) => spans.length > 0)))]
}

function sideBySide(cells: readonly DraftLine[][]): DraftLine[] {
  const shared = Math.min(...cells.map((lines) => lines.length))
  const joined = Array.from({ length: shared }, (_, index) => cells.flatMap((lines) => lines[index] ?? []))
  return [...joined.map(joinLines), ...cells.flatMap((lines) => lines.slice(shared))]
}

function joinLines(lines: readonly DraftLine[]): DraftLine {
  const spans = lines.flatMap((line, at) =>
    line.spans.map((span, index) => (index === 0 && at > 0 ? { ...span, apart: true } : span)),
  )
  const [first] = lines
  return {
    spans,
    left: first?.left ?? 0,
    bullet: first?.bullet ?? false,
    heading: lines.find(({ heading }) => heading !== undefined)?.heading,
    links: [...new Set(lines.flatMap(({ links }) => links))],
    before: Math.max(...lines.map(({ before }) => before)),
    after: Math.max(...lines.map(({ after }) => after)),
  }
}
