import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isJobUrl, jobLimits, makeNoAddress, withScheme, type JobToSave } from '@waymark/contract/job-tracking.ts'
import { createId } from '../../../lib/create-id.ts'
import type { FieldErrors } from '../../../lib/use-submit.ts'

const requiredNames = ['job_title', 'company_name', 'job_url'] as const
const optionalNames = ['location', 'salary', 'source'] as const
export type RequiredName = (typeof requiredNames)[number]
export type TextName = RequiredName | (typeof optionalNames)[number]
export type JobTexts = Record<TextName, string>

const noTexts: JobTexts = { job_title: '', company_name: '', job_url: '', location: '', salary: '', source: '' }

export type NewJob = {
  texts: JobTexts
  /** The texts read from the page. A field that still holds one was not edited, so the next page may replace it. */
  filled: Partial<JobTexts>
  hasNoAddress: boolean
  /** In place of an address. Fixed for this job, so that resending after a failure adds no second one. */
  ownAddress: string
}
export const makeNewJob = (): NewJob => ({
  texts: noTexts,
  filled: {},
  hasNoAddress: false,
  ownAddress: makeNoAddress(createId()),
})

const urlText = msg`Please enter a web address that starts with http:// or https://`
const longUrlText = msg`This address is too long: it may have at most 2,048 characters.`

export function jobOf(texts: JobTexts): Omit<JobToSave, 'status' | 'if_absent'> {
  const given = optionalNames.map((name) => [name, texts[name].trim()] as const).filter(([, text]) => text !== '')
  const { job_title, company_name, job_url } = texts
  return {
    job_title: job_title.trim(),
    company_name: company_name.trim(),
    job_url: withScheme(job_url.trim()),
    ...(Object.fromEntries(given) as Partial<JobTexts>),
  }
}

/** A missing field has an empty text because one sentence above the form covers them all. */
export function problemsOf(texts: JobTexts, hasNoAddress: boolean): FieldErrors<RequiredName> {
  const asked = requiredNames.filter((name) => name !== 'job_url' || !hasNoAddress)
  const missing = asked.filter((name) => texts[name].trim() === '').map((name) => [name, ''])
  const problems = Object.fromEntries(missing) as FieldErrors<RequiredName>
  if (hasNoAddress) return problems
  const job_url = withScheme(texts.job_url.trim())
  if (job_url.length > jobLimits.job_url) return { ...problems, job_url: i18n._(longUrlText) }
  return job_url === '' || isJobUrl(job_url) ? problems : { ...problems, job_url: i18n._(urlText) }
}
