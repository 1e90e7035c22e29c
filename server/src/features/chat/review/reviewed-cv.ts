import type { CvOutline } from '@waymark/cv-reader/outline-from-lines.ts'
import type { AttachedCv } from '../attached-cv.ts'
import { looksEnglish } from './looks-english.ts'

/** What the checks count and quote. Everything in here is the user's own text. */
export type ReviewedCv = CvOutline & {
  lines: string[]
  words: number
  pages: number | undefined
  isEnglish: boolean
  mixedColumns: boolean
}

export function toReviewedCv({ text, pages, mixed_columns, outline }: AttachedCv): ReviewedCv {
  return {
    ...outline,
    lines: text.split('\n').flatMap(toPieces),
    words: text.match(/[\p{L}\p{N}]+(?:['’.+#-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
    pages,
    isEnglish: looksEnglish(text),
    mixedColumns: mixed_columns,
  }
}

/** Longer lines are checked in pieces, so that no pattern ever meets a line of 100 kB. */
const pieceLength = 400

function toPieces(line: string): string[] {
  const trimmed = line.trim()
  if (trimmed === '') return []
  return trimmed.length <= pieceLength ? [trimmed] : (trimmed.match(/.{1,400}/gsu) ?? [])
}

/** A line without its addresses: `https://johndoe.me/` says "me" about nobody. */
export function withoutLinks(line: string): string {
  return line.replace(/\S{0,80}(?:@|:\/\/|www\.|\.(?:com|org|net|io|me|dev|edu)\b)\S*/gi, '')
}
