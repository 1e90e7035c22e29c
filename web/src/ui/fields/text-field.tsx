import { useId, type ComponentProps, type ReactNode } from 'react'
import { controlClasses, describe, Field } from './field.tsx'
import { useLimit } from './limit.tsx'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  aside?: ReactNode
}

export function TextField({ label, value, onChange, hint, error, aside, maxLength, ...rest }: Props) {
  const id = useId()
  const limit = useLimit(id, value.length, maxLength)
  return (
    <Field id={id} label={label} hint={hint} error={error} note={limit.note} aside={aside ?? limit.counter}>
      <input
        id={id}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        className={controlClasses}
        {...limit.props}
        {...describe(id, { hint, error, also: limit.describedBy })}
        {...rest}
      />
    </Field>
  )
}
