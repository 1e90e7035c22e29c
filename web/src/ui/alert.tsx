import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorText } from '../lib/error-text.ts'
import { classNames } from './class-names.ts'

const variants = {
  error: { classes: 'border-danger-line bg-danger-soft text-danger', Icon: CircleAlert },
  success: { classes: 'border-accent-line bg-accent-soft text-ink', Icon: CircleCheck },
  note: { classes: 'border-line bg-raised text-ink', Icon: Info },
}

type Props = { variant: keyof typeof variants; children: ReactNode }

/** Screen readers speak errors at once and other variants when idle. */
export function Alert({ variant, children }: Props) {
  const { classes, Icon } = variants[variant]
  return (
    <div
      role={variant === 'error' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-control border px-4 py-3 text-[0.9375rem] leading-normal', classes)}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', variant !== 'error' && 'text-accent')} />
      <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
    </div>
  )
}

type FailureProps = { failure: { error: unknown; attempt: number } | null; text: string }

/** Says why an action failed: in the server's sentence, or `text` without one. Each failure is spoken anew. */
export function FailureAlert({ failure, text }: FailureProps) {
  return (
    failure && (
      <Alert key={failure.attempt} variant="error">
        {errorText(failure.error, text)}
      </Alert>
    )
  )
}
