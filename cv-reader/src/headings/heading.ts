import type { Line } from '../lines/line.ts'
import { isSectionName, sectionNamed, type SectionKind, type SectionName } from '../words/section-names.ts'

export type Heading = {
  index: number
  lines: number
  /** Empty if the words name no known section. */
  kinds: readonly SectionKind[]
  rest: Line | undefined
  /** Text set apart in a line with an inline heading: it belongs to the surrounding section. */
  beside: Line | undefined
  /** The section ends with this line and its continuation: a name before a colon among other lines. */
  ownLine: boolean
  /** This line only continues a margin heading of the line above. */
  continued: boolean
}

/** A candidate. `isBroken`: its second half is in the next line. */
export type FoundHeading = Heading & {
  look: string
  prominence: number
  line: Line
  exact: boolean
  form: 'alone' | 'margin' | 'inline' | 'last'
  isBroken?: boolean
}

export const nothingElse = { rest: undefined, beside: undefined, ownLine: false, continued: false }

/** "Certificate of" goes on in the next line, "What I can do" is whole. */
const open = /\s(?:of|in|for|de|del|du|des|en|für|zum|zur|di|do)$/iu

export const named = (text: string): SectionName | undefined =>
  open.test(text) && !isSectionName(text) ? undefined : sectionNamed(text.replace(/[\s:：.\-–—_|]+$/u, ''))
