import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Button } from './button.tsx'
import { Spinner } from './spinner.tsx'

type Props = ComponentProps<typeof Button> & {
  busy: boolean
  /** What it reads meanwhile. */
  busyText: string
  Icon?: LucideIcon
}

/** A button that says what it is doing. It keeps the focus, and does nothing more until it is done. */
export function BusyButton({ busy, busyText, Icon, onClick, children, className, ...rest }: Props) {
  return (
    <Button
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={classNames(busy && 'opacity-70', className)}
      {...rest}
    >
      {busy ? <Spinner /> : Icon && <Icon aria-hidden className="size-5" />}
      {busy ? busyText : children}
    </Button>
  )
}
