import * as z from 'zod/mini'
import { attachmentLimits } from './chat.ts'

/** Whatever can be read into a profile comes as one file, as large as an attachment may be. */
export const importLimits = {
  bytes: attachmentLimits.bytes,
  extensions: [...attachmentLimits.extensions, '.json', '.zip'],
} as const

export const importSources = ['pdf', 'docx', 'doc', 'json-resume', 'waymark', 'linkedin'] as const
export type ImportSource = (typeof importSources)[number]

/**
 * How sure the reader is of a value. `high`: the file says what it is (an e-mail address, a field of a JSON or CSV file,
 * a list under its heading); `medium`: place and typography fit one meaning best; `low`: a guess to be checked.
 */
export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** Where one value of `content` was read, by its dotted path, such as `professional_experience.0.company`. */
export const readField = z.strictObject({
  confidence: z.enum(confidences),
  /** Indexes into `lines`; empty where the file has no lines to show (JSON). */
  lines: z.array(z.number()),
  /** What the file says and the field cannot hold as it is, such as "Spring term" for a date. The value is empty then. */
  partial: z.optional(z.string()),
})
export type ReadField = z.infer<typeof readField>

export const importWarnings = ['pages_left_out', 'text_left_out', 'mixed_columns'] as const

export const importedProfile = z.strictObject({
  source: z.enum(importSources),
  /** Over-long text is kept whole here, so this may break limits that saving enforces; `problems` names them. */
  content: z.looseObject({}),
  fields: z.record(z.string(), readField),
  /** The file's lines in reading order; `place` says where: `1` is a page, `Positions.csv` a part of an archive. */
  lines: z.array(z.strictObject({ text: z.string(), place: z.string() })),
  /** Indexes into `lines` of those that went into no field: nothing of the file disappears unseen. */
  unread: z.array(z.number()),
  /** Parts of a JSON or CSV file without a place in the profile, named as the file names them. */
  not_taken_over: z.array(z.string()),
  problems: z.record(z.string(), z.string()),
  warnings: z.array(z.enum(importWarnings)),
})
export type ImportedProfile = z.infer<typeof importedProfile>
