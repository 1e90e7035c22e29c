import * as z from 'zod/mini'

export const letterTones = ['plain', 'warm', 'formal'] as const
/** `short`: a note for a form field or a mail, about half as long. */
export const letterLengths = ['full', 'short'] as const
/** `auto`: rows where the profile answers three requirements or more, else prose. */
export const letterForms = ['auto', 'rows', 'prose'] as const
/** One or two sentences; the longest that a reader of letters finishes. */
export const letterWhyMaxLength = 600

const style = {
  tone: z.enum(letterTones),
  length: z.enum(letterLengths),
  form: z.enum(letterForms),
}
/** The user's own words on why this employer: empty until they are written, null where the user wants none. */
const why = z.nullable(z.string().check(z.trim(), z.maxLength(letterWhyMaxLength)))

export const letterChoices = z.strictObject({ ...style, why })
export type LetterChoices = z.infer<typeof letterChoices>

/** Without `why`, what the job's letter has so far stays. */
export const letterWish = z.strictObject({ ...style, why: z.optional(why) })
export type LetterWish = z.infer<typeof letterWish>
