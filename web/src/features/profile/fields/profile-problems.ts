import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import {
  emptyProfile,
  profileDocument,
  profileMessages,
  type ProfileDocument,
} from '@waymark/contract/profile-document.ts'
import { splitPhone } from '../../../ui/fields/phone-field.tsx'
import { today } from './profile-dates.ts'
import type { SectionKey } from './profile-sections.ts'
import { trimmed } from './profile-tidy.ts'

/** Error messages by dotted path: `skills.0.skill` in the document, `0.skill` in its section. */
export type Problems = Readonly<Record<string, string>>

const messages: Record<string, MessageDescriptor> = {
  [profileMessages.email]: msg`Invalid email format`,
  [profileMessages.date_of_birth]: msg`Date of birth cannot be later than today`,
  [profileMessages.mobile_numbers]: msg`This number is already in the list`,
  'A date is written YYYY-MM or YYYY': msg`Please choose a year`,
  'A year has four digits': msg`Please choose a year`,
  'A date is written YYYY-MM-DD': msg`Please enter a whole date`,
}

type Issue = NonNullable<ReturnType<typeof profileDocument.safeParse>['error']>['issues'][number]

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], document)
}

function messageOf(issue: Issue, document: ProfileDocument): string {
  if (issue.code === 'too_big') {
    const value = valueAt(document, issue.path)
    const max = String(issue.maximum)
    if (typeof value === 'string') {
      const { length } = value
      return t`At most ${max} characters, this has ${length}`
    }
    return t`At most ${max} entries`
  }
  const known = messages[issue.message]
  return known ? i18n._(known) : issue.message
}

/** Rules beyond the contract's: "today" depends on the time zone, and a new number needs its country code. */
function ownProblems({ personal_details: details }: ProfileDocument): Record<string, string> {
  const problems: Record<string, string> = {}
  if (details.date_of_birth > today())
    problems['personal_details.date_of_birth'] = t`Date of birth cannot be later than today`
  details.mobile_numbers.forEach((phone, index) => {
    const { code, number } = splitPhone(phone)
    if (number !== '' && code === '+')
      problems[`personal_details.mobile_numbers.${index}`] = t`Please enter the country code, for example +1`
  })
  return problems
}

export function problemsOf(document: ProfileDocument): Problems {
  const tidy = trimmed(document)
  const result = profileDocument.safeParse(tidy)
  // Nobody could correct a field that this page does not know; the server judges it.
  const issues = result.success ? [] : result.error.issues.filter((issue) => issue.code !== 'unrecognized_keys')
  return {
    ...Object.fromEntries(issues.map((issue) => [issue.path.map(String).join('.'), messageOf(issue, tidy)])),
    ...ownProblems(tidy),
  }
}

/** The problems below a path, by the rest of the path; the path itself becomes ''. */
export function problemsBelow(problems: Problems, path: string): Problems {
  const inside = Object.entries(problems).filter(([key]) => key === path || key.startsWith(`${path}.`))
  return Object.fromEntries(inside.map(([key, message]) => [key.slice(path.length + 1), message]))
}

/** A section's problems. No rule spans sections, so the others need not be validated with every key press. */
export const sectionProblems = <K extends SectionKey>(key: K, value: ProfileDocument[K]): Problems =>
  problemsBelow(problemsOf({ ...emptyProfile(), [key]: value }), key)

export function byIndex(problems: Problems): Record<number, string> {
  return Object.fromEntries(
    Object.entries(problems)
      .filter(([key]) => key !== '')
      .map(([key, message]) => [Number(key), message]),
  )
}
