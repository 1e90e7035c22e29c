import type { FileText } from '@waymark/cv-reader/text-from-file.ts'

/** The text of the attached file, and whether it came with this very message. */
export type AttachedCv = Omit<FileText, 'kind' | 'media_type'> & { id: string; name: string; isNew: boolean }
