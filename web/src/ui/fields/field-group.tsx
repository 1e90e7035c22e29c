import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'

type Props = { id: string; label: ReactNode; hint?: ReactNode; error?: string | undefined; children: ReactNode }

export function FieldGroup({ id, label, hint, error, children }: Props) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{label}</legend>
      {children}
      {error && <FieldError id={`${id}-error`} text={error} />}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
