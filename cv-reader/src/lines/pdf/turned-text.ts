import type { Span } from '../line.ts'
import type { GlyphRun } from './drawn-glyphs.ts'
import { spansOf } from './row-spans.ts'
import { toRows, type Row } from './rows.ts'
import { wordsOf, type Word } from './words.ts'

/** Section names written up or down the margin, each as a word at the start of its section. */
export function turnedWords(runs: readonly GlyphRun[], upright: readonly Word[]): Word[] {
  const turned = runs.filter(({ angle }) => angle === 90 || angle === 270)
  if (turned.length === 0) return []
  const rows = toRows(upright)
  return ([90, 270] as const).flatMap((angle) => {
    const lines = toRows(turned.filter((run) => run.angle === angle).flatMap(wordsOf))
    return lines.flatMap((line) => namesOf(line).map((name) => place(name, line, angle, rows)))
  })
}

type Name = Pick<Span, 'text' | 'left' | 'right'>

function namesOf({ words }: Row): Name[] {
  const names: Name[] = []
  for (const { text, left, right, apart } of spansOf(words)) {
    const name = names.at(-1)
    if (name && !apart) Object.assign(name, { text: `${name.text} ${text}`, right })
    else names.push({ text, left, right })
  }
  return names
}

/** Names are centred beside their section, which starts at the row with the most white above it in that range. */
function place({ text, left, right }: Name, line: Row, angle: 90 | 270, rows: readonly Row[]): Word {
  const [top, bottom] = angle === 90 ? [left, right] : [-right, -left]
  let start: { row: Row; white: number } | undefined
  rows.forEach((row, index) => {
    const white = row.base - row.size - (rows[index - 1]?.base ?? 0)
    const isNear = row.base > top - (bottom - top) && row.base - row.size < (top + bottom) / 2
    if (isNear && (!start || white > start.white)) start = { row, white }
  })
  const [{ font, order, end, mark }] = line.words as [Word]
  const margin = angle === 90 ? -line.base : line.base
  const x = start ? start.row.left : margin
  const base = start ? start.row.base - start.row.size : top + line.size
  const { size } = line
  return { text, left: x, right: x + size, base, size, font, order, end, mark, spacing: 0, afterSpace: false }
}
