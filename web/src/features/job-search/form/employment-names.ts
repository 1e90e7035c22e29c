import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { JobContract, JobHours } from '@waymark/contract/job-search/job-search.ts'

export const hoursNames: Readonly<Record<JobHours, MessageDescriptor>> = {
  full_time: msg`Full time`,
  part_time: msg`Part time`,
}
export const contractNames: Readonly<Record<JobContract, MessageDescriptor>> = {
  permanent: msg`Permanent`,
  temporary: msg`Temporary or contract`,
  internship: msg`Internship or apprenticeship`,
}

export const isHours = (value: string): value is JobHours => value in hoursNames
export const isContract = (value: string): value is JobContract => value in contractNames
