import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { controlClasses, describe, Field } from './field.tsx'
import { useLimit } from './limit.tsx'

type Props = {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  /** The most characters; shown as a counter. */
  max: number
  hint?: ReactNode
  error?: string | undefined
  rows?: number
}

/** Text of several lines that grows with its content. */
export function TextAreaField({ label, value, onChange, max, hint, error, rows = 3 }: Props) {
  const id = useId()
  const limit = useLimit(id, value.length, max, true)
  return (
    <Field id={id} label={label} hint={hint} error={error} note={limit.note} aside={limit.counter}>
      <textarea
        id={id}
        value={value}
        rows={rows}
        maxLength={max}
        dir="auto"
        onChange={(event) => onChange(event.target.value)}
        className={classNames(controlClasses, 'field-sizing-content h-auto! min-h-24 resize-y py-3 leading-relaxed')}
        {...limit.props}
        {...describe(id, { hint, error, also: limit.describedBy })}
      />
    </Field>
  )
}
