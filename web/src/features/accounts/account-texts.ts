import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { isEmail } from '@waymark/contract/email-address.ts'
import { passwordProblems, type PasswordProblem } from '@waymark/contract/password-rules.ts'
import { ApiError } from '../../lib/api-error.ts'
import { serverText } from '../../lib/error-text.ts'
import type { FieldErrors } from '../../lib/use-submit.ts'
import type { CheckItem } from '../../ui/checklist.tsx'

/** The contract has the same English texts for the server; a test compares them. */
export const fieldTexts = {
  email: msg`Please enter a valid email address`,
  code: msg`Please enter the 6-character verification code`,
  name: msg`Please enter your name`,
  password: msg`Please enter your password`,
  mismatch: msg`Passwords do not match`,
}

export const passwordSymbols = '! @ # $ % ^ & * ( ) , . ? " : { } | < >'

export const passwordTexts: Record<
  PasswordProblem,
  { label: typeof fieldTexts.email; problem: typeof fieldTexts.email }
> = {
  too_short: { label: msg`At least 8 characters`, problem: msg`Password must be at least 8 characters long` },
  no_letter: { label: msg`At least one letter`, problem: msg`Password must contain at least one letter` },
  no_number: { label: msg`At least one number`, problem: msg`Password must contain at least one number` },
  no_symbol: {
    label: msg`At least one symbol`,
    problem: msg`Password must contain at least one symbol`,
  },
  too_long: { label: msg`At most 128 characters`, problem: msg`Password must be at most 128 characters long` },
}

/** The four rules as a checklist. The maximum length is listed only once it is exceeded. */
export function passwordChecklist(password: string): CheckItem[] {
  const problems = passwordProblems(password)
  return (Object.keys(passwordTexts) as PasswordProblem[])
    .filter((code) => code !== 'too_long' || problems.includes(code))
    .map((code) => ({
      key: code,
      label: i18n._(passwordTexts[code].label),
      problem: i18n._(passwordTexts[code].problem),
      ...(code === 'no_symbol' && { hint: t`One of ${passwordSymbols}` }),
      met: !problems.includes(code),
    }))
}

export function emailProblem(email: string): { email?: string } {
  return isEmail(email) ? {} : { email: i18n._(fieldTexts.email) }
}

/** Marks the field as wrong without a message: the list below it shows which rule is broken. */
export function passwordProblem<Field extends string>(field: Field, password: string): FieldErrors<Field> {
  return passwordProblems(password).length > 0 ? ({ [field]: '' } as FieldErrors<Field>) : {}
}

/** A refused common password: its message is at the field, beside the ticked rules. */
export function commonPasswordProblem<Field extends string>(error: unknown, field: Field): FieldErrors<Field> | null {
  const isCommon = error instanceof ApiError && error.code === 'password_too_common'
  return isCommon ? ({ [field]: serverText(error) } as FieldErrors<Field>) : null
}
