import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DraftField } from './job-draft.ts'

const names: Record<DraftField, MessageDescriptor> = {
  job_title: msg`Job Title`,
  company_name: msg`Company Name`,
  location: msg`Place`,
  salary: msg`Salary`,
  source: msg`Found through`,
  follow_up_on: msg`Follow up on`,
  notes: msg`Notes`,
  contacts: msg`Contacts`,
  interviews: msg`Interviews`,
}

export const fieldName = (field: DraftField): string => i18n._(names[field])
