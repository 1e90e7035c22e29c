import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Proposal, ProposalChange, ProposalKind } from '@waymark/contract/proposals.ts'
import { localDateTime } from '../../../lib/relative-time.tsx'
import { statusName } from '../../job-tracking/job-status.api.ts'

const kinds: Record<ProposalKind, MessageDescriptor> = {
  change_profile: msg`Change your profile`,
  add_job: msg`Add to your board`,
  move_job: msg`Move on your board`,
  note_job: msg`Change the notes`,
  archive_job: msg`Change the archive`,
  set_reminder: msg`Plan a follow-up`,
  set_interview: msg`Set an interview`,
  generate_documents: msg`Generate a CV and a cover letter`,
  save_search: msg`Save a search`,
  save_story: msg`Keep as a story`,
}

const fields: Record<ProposalChange['field'], MessageDescriptor> = {
  job: msg`Job`,
  status: msg`Status`,
  notes: msg`Notes`,
  archived: msg`Archive`,
  follow_up_on: msg`Follow up on`,
  interview_at: msg`Interview`,
  documents: msg`Documents`,
  mails: msg`Mails with new jobs`,
  story: msg`Story`,
  skill: msg`Skill`,
  language: msg`Language`,
  phone: msg`Phone number`,
  link: msg`Link`,
  line: msg`Line`,
  name: msg`Name`,
  email: msg`Email`,
  address: msg`Address`,
  present_location: msg`Present location`,
  profile_summary: msg`Profile summary`,
}

export const kindName = (kind: ProposalKind): string => i18n._(kinds[kind])
export const fieldName = (field: ProposalChange['field']): string => i18n._(fields[field])

/** A value as the user reads it elsewhere: statuses by their names, days in their language. */
export function valueText({ field }: ProposalChange, value: string | null): string {
  if (value === null) return ''
  if (field === 'status') return statusName(value)
  if (field === 'archived') return t`Archived`
  if (field === 'follow_up_on') return dayText(value)
  if (field === 'interview_at') return localDateTime(value)
  if (field === 'documents') return documentsText(value)
  if (field === 'mails') return mailsText(value)
  return value
}

function dayText(day: string): string {
  const date = new Date(`${day}T12:00:00`)
  return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString(i18n.locale, { dateStyle: 'full' })
}

/** The documents that are there have the time at which they were made; those to be made have none yet. */
function documentsText(value: string): string {
  return Number.isNaN(Date.parse(value)) ? t`New ones` : t`Made on ${localDateTime(value)}`
}

function mailsText(mails: string): string {
  if (mails === 'daily') return t`Every day`
  return mails === 'weekly' ? t`Every week` : t`None`
}

/** What became of a proposal that is no longer open. */
export function outcomeText({ status, kind }: Proposal): string {
  if (status === 'confirmed')
    return kind === 'generate_documents' ? t`They are being generated. You will find them on the job's page.` : t`Done.`
  if (status === 'declined') return t`Declined. Nothing was changed.`
  if (status === 'undone') return t`Undone.`
  return t`This has changed since it was proposed, so nothing was done. Ask again if you still want it.`
}
