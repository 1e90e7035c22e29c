import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { controlClasses, describe, Field } from './field.tsx'

type Props = {
  label: ReactNode
  value: string
  normalise: (text: string) => string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  /** Focused on arrival. The id of the text above, which a screen reader would skip otherwise. */
  arrivesAfter?: string
}

/** A mailed code. No maxlength: pasted codes may contain spaces. */
export function CodeField({ label, value, normalise, onChange, hint, error, arrivesAfter }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (arrivesAfter) input.current?.focus()
  }, [arrivesAfter])
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        ref={input}
        id={id}
        name="code"
        value={value}
        onChange={(event) => onChange(normalise(event.target.value))}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        className={classNames(
          controlClasses,
          'h-16! text-center text-3xl! font-semibold tracking-[0.35em] indent-[0.35em] tabular-nums uppercase',
        )}
        {...describe(id, { hint, error, also: arrivesAfter })}
      />
    </Field>
  )
}
