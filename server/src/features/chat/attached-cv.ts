import type { CvOutline } from '@waymark/cv-reader/outline-from-lines.ts'

/** The text of the attached file, and whether it came with this very message. */
export type AttachedCv = {
  name: string
  text: string
  aside: string
  pages: number | undefined
  cut: boolean
  mixed_columns: boolean
  outline: CvOutline
  isNew: boolean
}
