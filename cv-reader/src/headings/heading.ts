import type { Line } from '../lines/line.ts'
import { sectionNamed, type SectionKind, type SectionName } from '../words/section-names.ts'

/** A heading: the lines it takes up, what it names, and what stands behind it in its last line. */
export type Heading = {
  index: number
  lines: number
  /** Empty where the heading's words say nothing. */
  kinds: readonly SectionKind[]
  /** The rest of the line, without the heading. */
  rest: Line | undefined
  /** What stands beside a heading before a colon, set apart: it belongs to the section around. */
  beside: Line | undefined
  /** Whether only this line, and what goes on from it, is the section: a name before a colon among other lines. */
  ownLine: boolean
  /** Whether this line only takes a heading in the margin further that the line above began. */
  continued: boolean
}

/** A line that names a section, before it is known whether it is meant so. `isBroken`: the next line has the rest of it. */
export type FoundHeading = Heading & {
  look: string
  prominence: number
  line: Line
  exact: boolean
  form: 'alone' | 'margin' | 'inline' | 'last'
  isBroken?: boolean
}

export const nothingElse = { rest: undefined, beside: undefined, ownLine: false, continued: false }

/** What a line names, whatever mark stands behind it. */
export const named = (text: string): SectionName | undefined => sectionNamed(text.replace(/[\s:：.\-–—_|]+$/u, ''))
