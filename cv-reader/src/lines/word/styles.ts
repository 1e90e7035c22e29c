import { child, childValue, isOn, type XmlNode } from './xml-tree.ts'

export type RunLook = { bold: boolean; italic: boolean; size: number; hidden: boolean }

export type ParagraphLook = {
  left: number
  before: number
  after: number
  heading: number | undefined
  list: { id: string; level: number } | undefined
  tabs: readonly number[]
  run: RunLook
}

/** A run without a size has 10 points (ECMA-376-1 §17.3.2.38). */
const plain: ParagraphLook = {
  left: 0,
  before: 0,
  after: 0,
  heading: undefined,
  list: undefined,
  tabs: [],
  run: { bold: false, italic: false, size: 10, hidden: false },
}

export type Styles = {
  paragraph(properties: XmlNode | undefined): ParagraphLook
  run(properties: XmlNode | undefined, paragraph: RunLook): RunLook
}

const deepest = 12

/** Reads styles.xml: a style overrides its base style, which overrides the document's defaults. */
export function readStyles(part: XmlNode | undefined): Styles {
  const root = part?.children.find(({ name }) => name === 'styles')
  const styles = new Map(
    (root?.children ?? []).flatMap((node) => (node.name === 'style' ? [[node.attributes['styleId'] ?? '', node]] : [])),
  )
  const standard = [...styles.values()].find(
    ({ attributes }) => attributes['type'] === 'paragraph' && ['1', 'true'].includes(attributes['default'] ?? ''),
  )
  const defaults = child(root, 'docDefaults')
  const base = withParagraph(
    withRun(plain, child(child(defaults, 'rPrDefault'), 'rPr')),
    child(child(defaults, 'pPrDefault'), 'pPr'),
  )
  const resolve = (style: XmlNode | undefined, look: ParagraphLook, depth = 0): ParagraphLook => {
    if (!style || depth > deepest) return look
    const below = resolve(styles.get(childValue(style, 'basedOn') ?? ''), look, depth + 1)
    const own = withRun(withParagraph(below, child(style, 'pPr')), child(style, 'rPr'))
    const heading = headingOf(childValue(style, 'name') ?? '')
    return heading === undefined ? own : { ...own, heading }
  }
  return {
    paragraph(properties) {
      const style = styles.get(childValue(properties, 'pStyle') ?? '') ?? standard
      return withParagraph(resolve(style, base), properties)
    },
    run(properties, paragraph) {
      const style = styles.get(childValue(properties, 'rStyle') ?? '')
      const styled = style ? resolve(style, { ...plain, run: paragraph }).run : paragraph
      return withRun({ ...plain, run: styled }, properties).run
    },
  }
}

function withRun(look: ParagraphLook, properties: XmlNode | undefined): ParagraphLook {
  if (!properties) return look
  const { run } = look
  const size = Number(childValue(properties, 'sz')) / 2
  return {
    ...look,
    run: {
      bold: isOn(properties, 'b') ?? run.bold,
      italic: isOn(properties, 'i') ?? run.italic,
      size: size > 0 && size < 400 ? size : run.size,
      hidden: isOn(properties, 'vanish') ?? run.hidden,
    },
  }
}

function withParagraph(look: ParagraphLook, properties: XmlNode | undefined): ParagraphLook {
  if (!properties) return look
  const indent = child(properties, 'ind')?.attributes
  const spacing = child(properties, 'spacing')?.attributes
  const outline = Number(childValue(properties, 'outlineLvl') ?? 9)
  const tabs = child(properties, 'tabs')?.children.map(({ attributes }) => points(attributes['pos']) ?? 0)
  return {
    ...look,
    left: points(indent?.['left'] ?? indent?.['start']) ?? look.left,
    before: points(spacing?.['before']) ?? look.before,
    after: points(spacing?.['after']) ?? look.after,
    heading: outline < 6 ? outline + 1 : look.heading,
    list: listOf(child(properties, 'numPr'), look),
    tabs: tabs ?? look.tabs,
  }
}

function listOf(properties: XmlNode | undefined, look: ParagraphLook): ParagraphLook['list'] {
  if (!properties) return look.list
  const id = childValue(properties, 'numId') ?? look.list?.id
  if (id === undefined || id === '0') return undefined
  return { id, level: Number(childValue(properties, 'ilvl') ?? look.list?.level ?? 0) }
}

/** Built-in styles have English names in every language of Word. */
function headingOf(name: string): number | undefined {
  const [, level] = /^heading ([1-6])$/i.exec(name) ?? []
  return level === undefined ? undefined : Number(level)
}

function points(twentieths: string | undefined): number | undefined {
  const value = Number(twentieths) / 20
  return twentieths === undefined || !Number.isFinite(value) ? undefined : value
}
