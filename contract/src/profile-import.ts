import * as z from 'zod/mini'
import { attachmentLimits } from './chat.ts'

export const importLimits = {
  bytes: attachmentLimits.bytes,
  extensions: [...attachmentLimits.extensions, '.json', '.zip'],
} as const

export const importSources = ['pdf', 'docx', 'doc', 'json-resume', 'waymark', 'linkedin'] as const
export type ImportSource = (typeof importSources)[number]

/** `high`: the file labels the value; `medium`: place and typography suggest it; `low`: a guess to be checked. */
export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** The source of one value of `content`, by dotted path, such as `professional_experience.0.company`. */
export const readField = z.strictObject({
  confidence: z.enum(confidences),
  /** Indexes into `lines`; empty if the file has no lines to show (JSON). */
  lines: z.array(z.number()),
  /** Text that the field cannot hold, such as "Spring term" for a date. The value is empty then. */
  partial: z.optional(z.string()),
})
export type ReadField = z.infer<typeof readField>

export const importWarnings = ['pages_left_out', 'text_left_out', 'mixed_columns', 'letters_lost'] as const

export const importedProfile = z.strictObject({
  source: z.enum(importSources),
  /** Overlong text is kept whole here, so this may break limits that saving enforces; `problems` names them. */
  content: z.looseObject({}),
  fields: z.record(z.string(), readField),
  /** The file's lines in reading order; `place` is a page (`1`) or a part of an archive (`Positions.csv`). */
  lines: z.array(z.strictObject({ text: z.string(), place: z.string() })),
  /** Indexes into `lines` of those without a field: nothing of the file disappears unseen. */
  unread: z.array(z.number()),
  /** Names of parts of a JSON or CSV file without a place in the profile; of a document, words that a read line has besides. */
  not_taken_over: z.array(z.string()),
  problems: z.record(z.string(), z.string()),
  warnings: z.array(z.enum(importWarnings)),
})
export type ImportedProfile = z.infer<typeof importedProfile>
