import type { Line } from '../lines/line.ts'
import { sectionNamed, type SectionKind, type SectionName } from '../words/section-names.ts'

export type Heading = {
  index: number
  lines: number
  /** Empty where the words name no known section. */
  kinds: readonly SectionKind[]
  rest: Line | undefined
  /** What stands apart in the line of a name before a colon: it belongs to the surrounding section. */
  beside: Line | undefined
  /** Whether the section ends with this line and its continuation: a name before a colon among other lines. */
  ownLine: boolean
  /** Whether this line only continues a heading in the margin that the line above began. */
  continued: boolean
}

/** A candidate. `isBroken`: its second half stands in the next line. */
export type FoundHeading = Heading & {
  look: string
  prominence: number
  line: Line
  exact: boolean
  form: 'alone' | 'margin' | 'inline' | 'last'
  isBroken?: boolean
}

export const nothingElse = { rest: undefined, beside: undefined, ownLine: false, continued: false }

export const named = (text: string): SectionName | undefined => sectionNamed(text.replace(/[\s:：.\-–—_|]+$/u, ''))
