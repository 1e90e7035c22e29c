import { useImperativeHandle, useRef, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import { useFocusKept } from './use-focus-kept.ts'

const variants = {
  primary: 'bg-accent text-on-accent shadow-soft hover:bg-accent-strong',
  quiet: 'border border-control bg-surface text-ink hover:bg-raised',
  text: 'text-accent underline decoration-accent-line decoration-2 underline-offset-4 hover:decoration-current',
}
const disabledVariants = {
  primary: 'disabled:bg-raised disabled:text-muted disabled:shadow-none',
  quiet: 'disabled:border-line disabled:bg-surface disabled:text-muted',
  text: 'disabled:text-muted disabled:no-underline',
}

// A line of text is 24 px high; a finger may also hit the 10 px above and below it.
const textSize =
  'min-h-6 rounded-sm pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5'

type Props = ComponentProps<'button'> & {
  variant?: keyof typeof variants
  /** Disabled with a spinner; the focus returns afterwards. */
  busy?: boolean
  /** The text while busy. Without it the button keeps its size and the spinner covers its text. */
  busyText?: string | undefined
}

export function Button({
  ref,
  variant = 'primary',
  busy = false,
  busyText,
  disabled = false,
  className,
  children,
  ...rest
}: Props) {
  const own = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLButtonElement)
  const isOff = busy || disabled
  useFocusKept(own, isOff)
  const isCovered = busy && busyText === undefined
  return (
    <button
      ref={own}
      type="button"
      disabled={isOff}
      className={classNames(
        'relative inline-flex items-center justify-center gap-2 rounded-control font-semibold transition-colors',
        variant === 'text' ? textSize : 'min-h-12 px-5',
        variants[variant],
        busy ? 'cursor-progress' : classNames('disabled:cursor-default', disabledVariants[variant]),
        busy && !isCovered && 'opacity-70',
        className,
      )}
      {...rest}
    >
      {isCovered && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={classNames('inline-flex items-center gap-2', isCovered && 'opacity-0')}>
        {busy && busyText !== undefined ? (
          <>
            <Spinner />
            {busyText}
          </>
        ) : (
          children
        )}
      </span>
    </button>
  )
}
