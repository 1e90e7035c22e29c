import { useLingui } from '@lingui/react/macro'
import { profileLimits } from '@waymark/contract/profile-document.ts'
import { useId, useMemo, type ComponentProps } from 'react'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { ChipsField } from '../../../ui/fields/chips-field.tsx'
import { ComboboxField } from '../../../ui/fields/combobox-field.tsx'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { LinesField } from '../../../ui/fields/lines-field.tsx'
import { MonthField, yearOptions } from '../../../ui/fields/month-field.tsx'
import { PhoneInput } from '../../../ui/fields/phone-field.tsx'
import { PhonesField } from '../../../ui/fields/phones-field.tsx'
import { Select, SelectField } from '../../../ui/fields/select-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { dialChoices, nationalityChoices } from './country-choices.ts'
import { maritalStatusOptions } from '../fields/marital-status.ts'
import { isPresent, readYears, today, writeYears } from '../fields/profile-dates.ts'
import { isChecked, listOf, textOf, type Entry, type Field, type FieldValue } from '../fields/profile-fields.ts'
import { problemsBelow, byIndex, type Problems } from '../fields/profile-problems.ts'

type Props = {
  entry: Entry
  field: Field
  problems: Problems
  onChange: (value: FieldValue) => void
}

export function FieldEditor({ entry, field, problems, onChange }: Props) {
  const { t, i18n } = useLingui()
  const label = i18n._(field.label)
  const text = textOf(entry, field.name)
  const items = listOf(entry, field.name)
  const inside = problemsBelow(problems, field.name)
  const error = inside['']
  const errors = byIndex(inside)
  const shared = { label, error, onChange }
  const adds = field.adds ? i18n._(field.adds) : t`Add`

  switch (field.kind) {
    case 'text':
    case 'link':
    case 'email':
      return (
        <TextField
          {...shared}
          value={text}
          maxLength={field.max}
          name={field.name}
          autoComplete={field.autoComplete ?? 'off'}
          {...inputsOf[field.kind]}
        />
      )
    case 'date':
      return (
        <TextField
          {...shared}
          value={text}
          type="date"
          max={today()}
          name={field.name}
          autoComplete={field.autoComplete}
        />
      )
    case 'area':
      return <TextAreaField {...shared} value={text} max={field.max} />
    case 'marital-status':
      return <SelectField {...shared} value={text} options={maritalStatusOptions()} />
    case 'nationality':
      return <NationalityField {...shared} value={text} maxLength={field.max} />
    case 'chips':
      return (
        <ChipsField
          label={label}
          items={items}
          newLabel={adds}
          maxLength={field.max}
          maxItems={profileLimits.entries}
          onChange={onChange}
          error={error ?? Object.values(errors)[0]}
          wrong={new Set(Object.keys(errors).map(Number))}
        />
      )
    case 'lines':
    case 'links':
      return (
        <LinesField
          {...shared}
          items={items}
          addLabel={adds}
          maxLength={field.max}
          maxItems={profileLimits.entries}
          errors={errors}
        />
      )
    case 'phones':
      return <PersonalPhonesField {...shared} items={items} errors={errors} />
    case 'phone':
      return <PhoneField {...shared} value={text} />
    case 'month':
      return <MonthField {...shared} value={text} />
    case 'last-month':
      return (
        <MonthField {...shared} value={isPresent(text) ? '' : text} disabled={isPresent(text)}>
          <CheckField
            label={t`Present`}
            checked={isPresent(text)}
            onChange={(checked) => onChange(checked ? 'present' : '')}
          />
        </MonthField>
      )
    case 'year':
      return <SelectField {...shared} value={text} options={yearOptions()} none={t`Year`} />
    case 'years':
      return <YearsField {...shared} value={text} maxLength={field.max} reachesAhead={isChecked(entry, 'expected')} />
    case 'check':
      return <CheckField label={label} checked={isChecked(entry, field.name)} onChange={onChange} />
  }
}

const inputsOf = {
  text: { dir: 'auto' },
  link: { dir: 'ltr', inputMode: 'url' },
  email: { type: 'email', inputMode: 'email' },
} as const

type TextProps = { label: string; value: string; error: string | undefined; onChange: (value: string) => void }

function NationalityField(props: TextProps & { maxLength: number }) {
  const { t, i18n } = useLingui()
  const choices = useMemo(() => nationalityChoices(i18n.locale), [i18n.locale])
  return <ComboboxField {...props} choices={choices} placeholder={t`Type to search`} />
}

function PersonalPhonesField(props: Omit<ComponentProps<typeof PhonesField>, 'codes'>) {
  const { i18n } = useLingui()
  const codes = useMemo(() => dialChoices(i18n.locale, 'name'), [i18n.locale])
  return <PhonesField {...props} codes={codes} />
}

function PhoneField({ label, value, error, onChange }: TextProps) {
  const { i18n } = useLingui()
  const id = useId()
  const codes = useMemo(() => dialChoices(i18n.locale, 'code'), [i18n.locale])
  const shared = { id, label, error }
  return (
    <FieldGroup {...shared}>
      <PhoneInput {...shared} value={value} codes={codes} onChange={onChange} />
    </FieldGroup>
  )
}

/** Longer than any course of study lasts. */
const yearsAhead = 10

/** "2014 - 2016" stored as one text. Any other text, from an import for example, is edited as text. */
function YearsField({
  label,
  value,
  error,
  onChange,
  maxLength,
  reachesAhead,
}: TextProps & { maxLength: number; reachesAhead: boolean }) {
  const { t } = useLingui()
  const id = useId()
  const years = readYears(value)
  if (!years) return <TextField label={label} value={value} error={error} onChange={onChange} maxLength={maxLength} />
  return (
    <FieldGroup id={id} label={label} error={error}>
      <div className="grid grid-cols-2 gap-2">
        <Select
          aria-label={t`${label}: first year`}
          value={years.start}
          none={t`First year`}
          options={yearOptions()}
          onChange={(start) => onChange(writeYears({ ...years, start }))}
        />
        <Select
          aria-label={t`${label}: last year`}
          value={isPresent(years.end) ? 'Present' : years.end}
          none={t`Last year`}
          options={[{ value: 'Present', label: t`Present` }, ...yearOptions(reachesAhead ? yearsAhead : 0)]}
          onChange={(end) => onChange(writeYears({ ...years, end }))}
        />
      </div>
    </FieldGroup>
  )
}
