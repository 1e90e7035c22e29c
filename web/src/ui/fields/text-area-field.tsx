import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { controlClasses, describe, Field } from './field.tsx'
import { describeLimit } from './limit.tsx'

type Props = {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  max: number
  hint?: ReactNode
  error?: string | undefined
  rows?: number
  /** Counts from the first character on; otherwise the count appears near the limit. */
  isCounted?: boolean
}

export function TextAreaField({ label, value, onChange, max, hint, error, rows = 3, isCounted = false }: Props) {
  const id = useId()
  const limit = describeLimit(id, { length: value.length, max, error, always: isCounted })
  return (
    <Field id={id} label={label} hint={hint} error={error} note={limit.note} aside={limit.counter}>
      <textarea
        id={id}
        value={value}
        rows={rows}
        dir="auto"
        onChange={(event) => onChange(event.target.value)}
        className={classNames(controlClasses, 'field-sizing-content h-auto! min-h-24 resize-y py-3 leading-relaxed')}
        {...describe(id, { hint, error, also: limit.describedBy })}
        {...limit.props}
      />
    </Field>
  )
}
