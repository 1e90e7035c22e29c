import type { Line } from './line.ts'

const paragraphGap = 0.8

export function textFromLines(lines: readonly Line[]): string {
  return lines
    .map((line, index) => {
      const before = lines[index - 1]
      const isNew = before !== undefined && (line.block !== before.block || line.gapAbove > paragraphGap)
      return `${isNew ? '\n' : ''}${line.bullet ? '• ' : ''}${line.text.replaceAll('\t', ' ')}`
    })
    .join('\n')
}
