import type { Line } from '../lines/line.ts'
import { lineOfSpans } from '../lines/line-look.ts'
import { labelOf } from '../words/field-labels.ts'

/**
 * "Name and address of ⇥ Example Ltd" above "employer": the label of a form went on in the next line of its narrow column. `rests` are the
 * indexes of those lines, which are empty now.
 */
export function joinWrappedLabels(lines: readonly Line[]): { lines: Line[]; rests: ReadonlySet<number> } {
  const rests = new Set<number>()
  const joined = lines.map((line, at) => {
    const label = wrappedLabel(line, lines[at + 1])
    const [first, ...others] = line.spans
    if (label === undefined || !first) return line
    rests.add(at + 1)
    return lineOfSpans(line, [{ ...first, text: label }, ...others.slice(others.findIndex(({ apart }) => apart))])
  })
  return {
    lines: joined.map((line, at) => (rests.has(at) ? { ...line, text: '', spans: [], links: [] } : line)),
    rests,
  }
}

function wrappedLabel(line: Line, next: Line | undefined): string | undefined {
  const [first = '', value, ...more] = line.text.split('\t')
  if (value === undefined || more.length > 0 || !next || next.bullet || !/^\p{Ll}[^\t]{2,30}$/u.test(next.text))
    return undefined
  const label = `${first} ${next.text}`
  return labelOf(next.text) !== 'date' && labelOf(label) !== undefined ? label : undefined
}
