import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export const controlClasses =
  'block h-12 w-full rounded-control border border-control bg-surface px-3.5 text-base text-ink transition-[border-color,box-shadow] placeholder:text-muted hover:border-muted focus:border-accent focus:ring-1 focus:ring-accent focus:outline-none aria-invalid:border-danger aria-invalid:ring-danger aria-invalid:focus:ring-1 disabled:border-line disabled:bg-raised disabled:text-muted disabled:placeholder:text-transparent'

export function describe(
  id: string,
  parts: { hint?: unknown; error?: string | null | undefined; also?: string | undefined },
) {
  const ids = [parts.error && `${id}-error`, parts.also, parts.hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': parts.error != null || undefined, 'aria-describedby': ids || undefined }
}

type Props = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  note?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

export function Field({ id, label, hint, error, note, aside, children }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4 text-[0.9375rem]">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {error && <FieldError id={`${id}-error`} text={error} />}
      {note}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, text, className }: { id: string; text: string; className?: string }) {
  return (
    <p id={id} className={classNames('flex gap-1.5 text-sm font-medium text-danger', className)}>
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </p>
  )
}
