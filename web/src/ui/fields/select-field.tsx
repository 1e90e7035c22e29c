import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { controlClasses, describe, Field } from './field.tsx'

export type Option = { value: string; label: string }

type SelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'value'> & {
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  none?: string | undefined
  /** For a value that has no effect yet. */
  isMuted?: boolean
}

/** A native select: typing finds an option, and phones show their wheel. Keeps a value that is not an option. */
export function Select({ value, options, onChange, none, isMuted, className, ...rest }: SelectProps) {
  const isKnown = options.some((option) => option.value === value) || (value === '' && none !== undefined)
  return (
    <div className={classNames('relative', className)}>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          controlClasses,
          'appearance-none truncate pr-9 disabled:border-line disabled:bg-raised',
          (isMuted || value === '') && 'text-muted',
        )}
        {...rest}
      >
        {none !== undefined && <option value="">{none}</option>}
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  )
}

type Props = SelectProps & { label: ReactNode; hint?: ReactNode; error?: string | undefined }

export function SelectField({ label, hint, error, ...rest }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Select id={id} {...describe(id, { hint, error })} {...rest} />
    </Field>
  )
}
