import type { IndexedLine } from '../lines/line.ts'
import { headingLook, makeLines, nameLook, type LineLook } from './make-lines.ts'

const looks: Record<string, LineLook> = {
  '!': nameLook,
  '#': headingLook,
  '=': { bold: true, gapAbove: 0.7 },
  '*': { bullet: true, left: 62, gapAbove: 0 },
}

/** The lines of a CV from a text: `! ` before the name, `# ` before headings, `= ` before bold lines, `* ` before bullets; tabs part cells. */
export function makeCv(text: string): IndexedLine[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return makeLines(
    ...lines.map((line): readonly [string, LineLook] => {
      const look = looks[/^[!#=*](?= )/.exec(line)?.[0] ?? '']
      return look ? [line.slice(2), look] : [line, {}]
    }),
  )
}
