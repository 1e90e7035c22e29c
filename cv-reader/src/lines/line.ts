/** A piece of a line with one look, separated by a gap, a tab or its look. */
export type Span = {
  text: string
  /** Points from the page's left edge; in Word files the indent or tab if known, else 0. */
  left: number
  right: number
  size: number
  bold: boolean
  italic: boolean
  /** Preceded by a gap wider than a space, a tab or a cell's edge. */
  apart: boolean
}

/** One line in reading order. Columns are separated; a job and the dates beside it are one line of several spans. */
export type Line = {
  /** The spans joined by a space, or by a tab where `apart`, without the bullet. */
  text: string
  spans: readonly Span[]
  page: number
  /** Shared by the lines of one column, sidebar, text box or header; grows in reading order. */
  block: number
  left: number
  right: number
  /** Points from the page's upper edge to the baseline; in Word files the line's number times 14. */
  top: number
  /** White space above, in heights of this line; 0 for a block's first line. */
  gapAbove: number
  size: number
  bold: boolean
  italic: boolean
  bullet: boolean
  /** 1 to 6 if the file marks a heading (Word style, PDF tag). */
  heading: number | undefined
  links: readonly string[]
  /** A word lacks letters that its font does not name, such as the "fi" of "financial". */
  lacksLetters?: true
}

/** Every read value names the `index` of its line. A line stripped of the heading in its margin keeps its index. */
export type IndexedLine = Line & { index: number }
