export type FileKind = 'pdf' | 'doc' | 'docx'

/** What a machine can read in an attached file. */
export type FileText = {
  kind: FileKind
  media_type: string
  /** Lines separated by \n, bullets as "• "; at most `maxTextLength` characters. */
  text: string
  /** Text that stands only in page headers and footers of a Word file, which many readers skip. */
  aside: string
  /** Pages of a PDF; Word files have none until somebody lays them out. */
  pages: number | undefined
  /** Whether there is more than was read: pages beyond the 30th, or text beyond the limit. */
  cut: boolean
  /** Whether a PDF draws its lines across two columns, so that readers in drawing order mix them. */
  mixed_columns: boolean
}

/**
 * Why there is no text. `type`: neither PDF, DOC nor DOCX, or another one than its name says. `password`, `damaged`,
 * `no_text` (a scan or empty) and `too_complex` (inflates, takes too long or too much memory) lie in the file; `busy`
 * does not: too many files wait, and the same one may be read a moment later.
 */
export type Unreadable = { unreadable: 'type' | 'password' | 'damaged' | 'no_text' | 'too_complex' | 'busy' }

/** 200 kB: a long CV has 15 kB; the rest is no CV. */
export const maxTextLength = 200_000
