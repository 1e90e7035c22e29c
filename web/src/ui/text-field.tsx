import { useId, type ComponentProps, type ReactNode } from 'react'
import { controlClasses, describe, Field } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  aside?: ReactNode
}

export function TextField({ label, value, onChange, hint, error, aside, ...rest }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClasses}
        {...describe(id, { hint, error })}
        {...rest}
      />
    </Field>
  )
}
