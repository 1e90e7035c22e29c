import { useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { FieldGroup } from './field-group.tsx'
import { describe } from './field.tsx'
import { Select, type Option } from './select-field.tsx'

const yearsBack = 80

export function yearOptions(ahead = 0): Option[] {
  const newest = new Date().getFullYear() + ahead
  return Array.from({ length: yearsBack + 1 + ahead }, (_, back) => String(newest - back)).map((year) => ({
    value: year,
    label: year,
  }))
}

function monthOptions(locale: string): Option[] {
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1).padStart(2, '0'),
    label: name.format(Date.UTC(2024, month, 1)),
  }))
}

type Props = {
  label: string
  /** YYYY-MM, YYYY or empty. A month without its year is `-MM`, so that validation can tell it from none. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  disabled?: boolean
  children?: ReactNode
}

export function MonthField({ label, value, onChange, error, disabled = false, children }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [year = '', month = ''] = value.split('-')
  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextMonth === '' ? nextYear : `${nextYear}-${nextMonth}`)
  const shared = { disabled, ...describe(id, { error }) }
  return (
    <FieldGroup id={id} label={label} error={error}>
      <div className="grid grid-cols-2 gap-2">
        <Select
          aria-label={t`${label}: month`}
          value={disabled ? '' : month}
          none={t`Month`}
          options={monthOptions(i18n.locale)}
          onChange={(next) => change(year, next)}
          {...shared}
        />
        <Select
          aria-label={t`${label}: year`}
          value={disabled ? '' : year}
          none={t`Year`}
          options={yearOptions()}
          onChange={(next) => change(next, month)}
          {...shared}
        />
      </div>
      {children}
    </FieldGroup>
  )
}
