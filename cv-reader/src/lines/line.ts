/** A piece of a line with one look, set apart from its neighbours by a gap, a tab or its look. */
export type Span = {
  text: string
  /** Points from the page's left edge; in Word files the indent or the tab's place as far as it is known, else 0. */
  left: number
  right: number
  /** Font size in points; 0 where the file does not say. */
  size: number
  bold: boolean
  italic: boolean
  /** Whether a gap wider than a space (or a tab, or a table cell's edge) stands before this piece. */
  apart: boolean
}

/**
 * One line of a CV in reading order: columns and sidebars are taken apart, what stands side by side in one row (a job
 * and its dates) is one line of several spans.
 */
export type Line = {
  /** The spans joined: by a space, or by a tab where `apart`; without the bullet, and without leading or trailing space. */
  text: string
  spans: readonly Span[]
  /** From 1; 1 throughout in Word files. */
  page: number
  /** Lines of one column, sidebar, text box or header band share it; it grows in reading order. */
  block: number
  left: number
  right: number
  /** Points from the page's upper edge to the line's base; in Word files the running number of the line times 14. */
  top: number
  /** White space above, in heights of this line; 0 for a block's first line. Blank paragraphs count. */
  gapAbove: number
  /** The largest span's. */
  size: number
  bold: boolean
  italic: boolean
  /** Whether a bullet, a dash as bullet or a list number stood before the text. */
  bullet: boolean
  /** 1 to 6 where the file itself says that this is a heading (Word style, PDF tag). */
  heading: number | undefined
  /** Addresses that the line's text is linked to. */
  links: readonly string[]
}

/**
 * A line with its place in the file's list of lines, which every read value names. Where a heading stands in the margin
 * of a line, the section gets the line without it, under the same index.
 */
export type IndexedLine = Line & { index: number }
