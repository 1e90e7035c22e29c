import type { Span } from '../line.ts'
import type { PageRow } from './flows.ts'

export type SpannedRow = { row: PageRow; spans: Span[]; bullet: boolean }

const labelPitch = 1.9

/** Joins wrapped labels ("Education and | Training"), drawn before their text; table rows have a label each. */
export function joinWrappedLabels(rows: readonly SpannedRow[]): SpannedRow[] {
  const joined: SpannedRow[] = []
  let label: { owner: SpannedRow; last: SpannedRow['row']; at: number } | undefined
  for (const one of rows) {
    const at = one.spans.findIndex(({ apart }) => apart)
    if (label && goesOn(label, one, at)) {
      const count = at === -1 ? one.spans.length : at
      extend(label, one.spans.slice(0, count))
      const rest = one.spans.slice(count).map((span, index) => (index === 0 ? { ...span, apart: false } : span))
      label.last = one.row
      if (rest.length > 0) joined.push({ ...one, spans: rest })
      continue
    }
    label = at > 0 && !one.bullet ? { owner: { ...one, spans: [...one.spans] }, last: one.row, at } : undefined
    joined.push(label?.owner ?? one)
  }
  return joined
}

type Label = { owner: SpannedRow; last: PageRow; at: number }

function goesOn({ owner, last, at }: Label, { row, spans, bullet }: SpannedRow, nextAt: number): boolean {
  const [first] = spans
  const start = owner.spans[0]
  const content = owner.spans[at]
  if (!first || !start || !content || bullet || row.page !== last.page) return false
  const isBelow = row.base - last.base < labelPitch * start.size && Math.abs(first.left - start.left) < 2
  const looksAlike = first.bold === start.bold && first.italic === start.italic && first.size === start.size
  const nextContent = nextAt === -1 ? undefined : spans[nextAt]
  const isBeside = nextContent ? Math.abs(nextContent.left - content.left) < 20 : first.right < content.left
  return isBelow && looksAlike && isBeside && isDrawnOn(last, row, content.left) && foundNoRoom(owner, at, row)
}

function isDrawnOn(last: PageRow, row: PageRow, contentLeft: number): boolean {
  const end = last.words.filter(({ left }) => left < contentLeft - 1).at(-1)?.end ?? 0
  const next = row.words[0]?.order ?? 0
  return next >= end && next - end <= 3
}

function foundNoRoom({ spans, row }: SpannedRow, at: number, next: PageRow): boolean {
  const last = spans[at - 1]
  const word = next.words[0]
  const content = spans[at]
  if (!last || !word || !content) return false
  return (
    /[-–—]$/.test(last.text) || last.right + 0.25 * row.size + (word.right - word.left) > content.left - 0.3 * row.size
  )
}

function extend(label: Label, more: readonly Span[]): void {
  const { owner, at } = label
  const last = owner.spans[at - 1]
  const [first, ...others] = more
  if (!last || !first) return
  const goesOn = first.bold === last.bold && first.italic === last.italic && first.size === last.size
  const space = /[\p{L}\d][-/]$/u.test(last.text) ? '' : ' '
  if (goesOn) owner.spans[at - 1] = { ...last, text: last.text + space + first.text }
  const added = (goesOn ? others : more).map((span) => ({ ...span, apart: false }))
  owner.spans.splice(at, 0, ...added)
  label.at += added.length
}
