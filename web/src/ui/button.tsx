import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

const variants = {
  primary: 'bg-accent text-on-accent shadow-soft hover:bg-accent-strong',
  quiet: 'border border-control bg-surface text-ink hover:bg-raised',
  text: 'text-accent underline decoration-accent-line decoration-2 underline-offset-4 hover:decoration-current',
}

type Props = ComponentProps<'button'> & {
  variant?: keyof typeof variants
  /** Shows a spinner. The button keeps its size and its focus, and is announced as unavailable. */
  busy?: boolean
}

export function Button({ variant = 'primary', busy = false, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={classNames(
        'relative inline-flex items-center justify-center gap-2 rounded-control font-semibold transition-colors',
        variant === 'text' ? 'min-h-6 rounded-sm' : 'min-h-12 px-5',
        'disabled:cursor-default disabled:text-muted disabled:no-underline aria-disabled:cursor-progress',
        variants[variant],
        className,
      )}
      {...rest}
    >
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={classNames('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
    </button>
  )
}
