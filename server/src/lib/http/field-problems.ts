import type * as z from 'zod/mini'

const unspecific = 'Invalid input'

/** The first problem of each field, by dotted path (`data.skills.0.skill`). */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields = new Map<string, string>()
  const note = (path: readonly PropertyKey[], sentence: string) => {
    const name = path.map(String).join('.')
    if (!fields.has(name)) fields.set(name, sentence)
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) note([...issue.path, key], 'This field is not known here.')
    else note(issue.path, issue.message === unspecific ? sentenceFor(issue) : issue.message)
  }
  return Object.fromEntries(fields)
}

/** Nobody reads more, and thousands would make an answer of megabytes. */
const maxProblems = 10

/** The first ten of them, and how many there are if more. */
export function firstProblems(issues: readonly z.core.$ZodIssue[]): {
  fields: Record<string, string>
  problems?: number
} {
  const fields = Object.entries(fieldProblems(issues))
  const first = Object.fromEntries(fields.slice(0, maxProblems))
  return fields.length > maxProblems ? { fields: first, problems: fields.length } : { fields: first }
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `At most ${issue.maximum} characters, please.`
        : `At most ${issue.maximum}, please.`
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'This field must not be empty.'
        : `At least ${issue.minimum}, please.`
    case 'invalid_value':
      return `This may be one of: ${issue.values.map(String).join(', ')}.`
    case 'invalid_type':
      return `This field is missing or not of the kind that is expected (${issue.expected}).`
    default:
      return 'This value is not of the form that is expected.'
  }
}
