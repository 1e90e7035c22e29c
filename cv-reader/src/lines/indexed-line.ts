import type { CvLine } from './line.ts'

/**
 * A line with its place in the file's list of lines, which every read value names. Where a heading stands in the margin
 * of a line, the section gets the line without it, under the same index.
 */
export type IndexedLine = CvLine & { index: number }
