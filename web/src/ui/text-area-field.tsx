import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, describe, Field } from './field.tsx'

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
  const { length } = value
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      aside={
        <span
          id={`${id}-count`}
          className={classNames('text-sm tabular-nums', length > max ? 'font-medium text-danger' : 'text-muted')}
        >
          <span aria-hidden>
            {length} / {max}
          </span>
          <span className="sr-only">
            <Trans>
              {length} of {max} characters
            </Trans>
          </span>
        </span>
      }
    >
      <textarea
        id={id}
        value={value}
        rows={rows}
        maxLength={max}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(controlClasses, 'field-sizing-content h-auto! min-h-24 resize-y py-3 leading-relaxed')}
        {...describe(id, { hint, error, also: `${id}-count` })}
      />
    </Field>
  )
}
