import { lineOfSpans, splitAtGap } from '../lines/line-look.ts'
import type { IndexedLine } from '../lines/line.ts'
import { labelNamed } from '../words/contact-labels.ts'
import { isLevel } from '../words/skill-levels.ts'
import { type LabelledItems, splitListLabel } from './skill-items.ts'

/** True where the left cells of a section are labels of the lists beside them. */
export function isLabelColumn(lines: readonly IndexedLine[]): boolean {
  const cells = lines.flatMap((line) => {
    const { before, after } = splitAtGap(line)
    return after.length === 0 ? [] : [{ left: lineOfSpans(line, before).text, right: lineOfSpans(line, after).text }]
  })
  if (cells.some(({ right }) => /^[•·●▪◦-]/u.test(right))) return false
  const lists = cells.filter(({ right }) => /[,;|•·]/u.test(right))
  return cells.length > 1 && lists.length >= cells.length * 0.4 && cells.every(({ left }) => !/[,;|]/.test(left))
}

/** "Languages: Go, SQL ⇥ Infra: Kubernetes, AWS": as many lists as cells; else none. */
export function labelledCells({ text }: IndexedLine): LabelledItems[] {
  const cells = text.split('\t').map(splitListLabel)
  return cells.every(({ label, items }) => label !== undefined && items !== '') ? cells : []
}

/** The label of a line's list: before a colon, in a cell of its own, or in bold. */
export function labelOf(line: IndexedLine, hasLabelColumn: boolean): LabelledItems {
  const { before, after } = splitAtGap(line)
  const byText = splitListLabel(line.text)
  if (byText.label !== undefined || line.spans.length < 2) return byText
  const cell = lineOfSpans(line, before).text
  const rest = after.length === 0 ? '' : lineOfSpans(line, after).text
  if (
    after.length > 0 &&
    !/[,;|]/.test(cell) &&
    !/^[•·●▪◦-]/u.test(rest) &&
    (hasLabelColumn || labelNamed(cell) === 'licence' || /[,;|•·]/u.test(rest)) &&
    !isLevel(rest)
  )
    return { label: cell.replace(/[:：]$/, ''), items: rest }
  const bold = line.spans.findIndex((span) => !span.bold)
  const list = line.spans.slice(Math.max(0, bold))
  if (bold > 0 && list.every((span) => !span.bold)) {
    const items = lineOfSpans(line, list).text
    if (/[,;|•·]/u.test(items))
      return { label: lineOfSpans(line, line.spans.slice(0, bold)).text, items: items.replace(/^[\s:–—-]+/u, '') }
  }
  return byText
}
