import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { csvLimits, type CsvRow } from '@waymark/contract/job-transfer.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { serverText } from '../../../lib/error-text.ts'

type Problem = NonNullable<CsvRow['problem']>

const problems: Record<Problem, MessageDescriptor> = {
  title_missing: msg`It has no job title.`,
  company_missing: msg`It has no company.`,
  url_missing: msg`It has no web address.`,
  url_wrong: msg`Its address does not start with http:// or https://.`,
  too_long: msg`One of its values is too long.`,
  twice: msg`Its address appears in the file more than once.`,
}

export const problemText = (problem: Problem): string => i18n._(problems[problem])

export const isTooLarge = (file: File): boolean => file.size > csvLimits.bytes

export const tooLargeText = (): string =>
  t`This file is larger than 10 MB. Please split it, or save it without pictures.`

export function readFailure(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'csv_unreadable')
    return t`No applications were found in this file. It should be a CSV file whose first row names the columns, for example "Title", "Company" and "URL".`
  if (code === 'csv_too_long')
    return t`This file has more than 5,000 rows. Please split it and add the parts one after the other.`
  if (code === 'file_too_large' || code === 'body_too_large') return tooLargeText()
  return serverText(error) || t`The file could not be read. Please try again.`
}

/** Without an answer from the server, nobody knows whether the jobs were added. */
export function addFailure(error: unknown): string {
  if (error instanceof ApiError && error.code === 'connection')
    return t`The connection was lost. If the jobs were added anyway, trying again will not change them.`
  const reason = serverText(error)
  return reason ? t`Nothing was added. ${reason}` : t`Nothing was added. Please try again.`
}
