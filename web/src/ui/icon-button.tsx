import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  Icon: LucideIcon
  label: string
}

export function IconButton({ Icon, label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      className={classNames(
        'grid size-10 shrink-0 place-items-center rounded-control pointer-coarse:size-11 text-muted transition-colors hover:bg-raised hover:text-ink',
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden className="size-5" />
      {/* Text, not aria-label: browsers translate and find it. */}
      <span className="sr-only">{label}</span>
    </button>
  )
}
