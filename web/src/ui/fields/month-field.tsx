import { useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { FieldGroup } from './field-group.tsx'
import { describe } from './field.tsx'
import { Select, type Option } from './select-field.tsx'

const yearsBack = 80

/** The current year and the 80 before it, newest first. */
export function yearOptions(): Option[] {
  const newest = new Date().getFullYear()
  return Array.from({ length: yearsBack + 1 }, (_, back) => String(newest - back)).map((year) => ({
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
  /** YYYY-MM or empty. A half choice is `YYYY-` or `-MM`, so that validation can tell it from none. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  disabled?: boolean
  /** The year if its month is unknown, or ''. With it, the value stays empty until both are chosen. */
  yearHint?: string | undefined
  children?: ReactNode
}

export function MonthField({ label, value, onChange, error, disabled = false, yearHint, children }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [half, setHalf] = useState({ year: yearHint ?? '', month: '' })
  const [year = '', month = ''] = value === '' && yearHint !== undefined ? [half.year, half.month] : value.split('-')
  function change(nextYear: string, nextMonth: string): void {
    setHalf({ year: nextYear, month: nextMonth })
    const isWhole = nextYear !== '' && nextMonth !== ''
    const isNone = nextYear === '' && nextMonth === ''
    onChange(isWhole || (yearHint === undefined && !isNone) ? `${nextYear}-${nextMonth}` : '')
  }
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
