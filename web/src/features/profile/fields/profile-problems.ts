import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { profileDocument, profileMessages, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { splitPhone } from '../../../ui/fields/phone-field.tsx'
import { today } from './profile-dates.ts'
import type { SectionKey } from './profile-sections.ts'
import { trimmed } from './profile-tidy.ts'

/** Sentences by dotted path: below the document `skills.0.skill`, below a section `0.skill`. */
export type Problems = Readonly<Record<string, string>>

/** The contract's sentences for translation, and its formats in words for people. */
const sentences: Record<string, MessageDescriptor> = {
  [profileMessages.email]: msg`Invalid email format`,
  [profileMessages.date_of_birth]: msg`Date of birth cannot be later than today`,
  [profileMessages.mobile_numbers]: msg`This number is already in the list`,
  'A month is written YYYY-MM': msg`Please choose both a month and a year`,
  'A year has four digits': msg`Please choose a year`,
  'A date is written YYYY-MM-DD': msg`Please enter a whole date`,
}

type Issue = NonNullable<ReturnType<typeof profileDocument.safeParse>['error']>['issues'][number]

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], document)
}

function sentenceOf(issue: Issue, document: ProfileDocument): string {
  if (issue.code === 'too_big') {
    const value = valueAt(document, issue.path)
    const max = String(issue.maximum)
    if (typeof value === 'string') return t`At most ${max} characters, this has ${value.length}`
    return t`At most ${max} entries`
  }
  const known = sentences[issue.message]
  return known ? i18n._(known) : issue.message
}

/** Rules that the contract leaves to the screen: today is the user's own, and a new number needs its country code. */
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

/** What keeps the document from being saved: the contract's own rules, in the user's language. */
export function problemsOf(document: ProfileDocument): Problems {
  const tidy = trimmed(document)
  const result = profileDocument.safeParse(tidy)
  // Fields that this page does not know are the server's to judge: nobody could mend them here.
  const issues = result.success ? [] : result.error.issues.filter((issue) => issue.code !== 'unrecognized_keys')
  return {
    ...Object.fromEntries(issues.map((issue) => [issue.path.map(String).join('.'), sentenceOf(issue, tidy)])),
    ...ownProblems(tidy),
  }
}

/** Those below a path, by the rest of it; the path itself becomes ''. */
export function below(problems: Problems, path: string): Problems {
  const inside = Object.entries(problems).filter(([key]) => key === path || key.startsWith(`${path}.`))
  return Object.fromEntries(inside.map(([key, sentence]) => [key.slice(path.length + 1), sentence]))
}

/** What keeps one section's copy from being saved. */
export function sectionProblems<K extends SectionKey>(
  document: ProfileDocument,
  key: K,
  value: ProfileDocument[K],
): Problems {
  return below(problemsOf({ ...document, [key]: value }), key)
}

/** Sentences of a list field by index. */
export function byIndex(problems: Problems): Record<number, string> {
  return Object.fromEntries(
    Object.entries(problems)
      .filter(([key]) => key !== '')
      .map(([key, sentence]) => [Number(key), sentence]),
  )
}
