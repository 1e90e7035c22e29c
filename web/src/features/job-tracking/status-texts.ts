import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isJobStatus, statusMeanings, type JobStatus } from '@waymark/contract/job-tracking.ts'
import type { Tone } from '../../ui/badge.tsx'

const names: Record<JobStatus, MessageDescriptor> = {
  Viewed: msg`Viewed`,
  Applied: msg`Applied`,
  Interview: msg`Interview`,
  Offer: msg`Offer`,
  Rejected: msg`Rejected`,
}

export const statusName = (status: string): string => (isJobStatus(status) ? i18n._(names[status]) : status)
export const statusTone = (status: string): Tone => (isJobStatus(status) ? statusMeanings[status].tone : 'grey')
