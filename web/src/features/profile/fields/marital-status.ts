import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { maritalStatuses } from '@waymark/contract/profile-sections.ts'

const texts: Record<(typeof maritalStatuses)[number], MessageDescriptor> = {
  Single: msg`Single`,
  Married: msg`Married`,
  Divorced: msg`Divorced`,
  Widowed: msg`Widowed`,
  Separated: msg`Separated`,
}

export function maritalStatusText(status: string): string {
  const known = maritalStatuses.find((one) => one === status)
  return known ? i18n._(texts[known]) : status
}

export const maritalStatusOptions = () => maritalStatuses.map((value) => ({ value, label: i18n._(texts[value]) }))
