import { useId, type ComponentProps, type ReactNode } from 'react'
import { controlClasses, describe, Field } from './field.tsx'
import { describeLimit } from './limit.tsx'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'maxLength'> & {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  aside?: ReactNode
  maxLength?: number
}

export function TextField({ label, value, onChange, hint, error, aside, maxLength, ...rest }: Props) {
  const id = useId()
  const limit = describeLimit(id, { length: value.length, max: maxLength, error })
  return (
    <Field id={id} label={label} hint={hint} error={error} note={limit.note} aside={aside ?? limit.counter}>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClasses}
        {...describe(id, { hint, error, also: limit.describedBy })}
        {...limit.props}
        {...rest}
      />
    </Field>
  )
}
