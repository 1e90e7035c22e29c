import { useId, type ReactNode } from 'react'
import type { Choice } from './choices.ts'
import { Combobox } from './combobox.tsx'
import { describe, Field } from './field.tsx'
import { describeLimit } from './limit.tsx'

type Props = {
  label: ReactNode
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  placeholder?: string
  maxLength: number
  hint?: ReactNode
  error?: string | undefined
}

export function ComboboxField({ label, value, choices, onChange, placeholder, maxLength, hint, error }: Props) {
  const id = useId()
  const limit = describeLimit(id, { length: value.length, max: maxLength, error })
  return (
    <Field id={id} label={label} hint={hint} error={error} note={limit.note} aside={limit.counter}>
      <Combobox
        id={id}
        value={value}
        choices={choices}
        onChange={onChange}
        shown={choices.find((choice) => choice.value === value)?.label ?? value}
        ownValue={(text) => text}
        placeholder={placeholder}
        {...describe(id, { hint, error, also: limit.describedBy })}
        {...limit.props}
      />
    </Field>
  )
}
