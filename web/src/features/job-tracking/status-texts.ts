import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import type { Tone } from '../../ui/badge.tsx'
import { isJobStatus } from './board/board.ts'

const names: Record<JobStatus, MessageDescriptor> = {
  Viewed: msg`Viewed`,
  Applied: msg`Applied`,
  Interview: msg`Interview`,
  Offer: msg`Offer`,
  Rejected: msg`Rejected`,
}

/** Spec §4, badge colours. */
const tones: Record<JobStatus, Tone> = {
  Viewed: 'grey',
  Applied: 'blue',
  Interview: 'yellow',
  Offer: 'green',
  Rejected: 'red',
}

/** A status in the user's language; one that is not ours as it was written. */
export const statusName = (status: string): string => (isJobStatus(status) ? i18n._(names[status]) : status)
export const statusTone = (status: string): Tone => (isJobStatus(status) ? tones[status] : 'grey')
