import type { LucideIcon } from 'lucide-react'
import { useImperativeHandle, useRef, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFocusKept } from './use-focus-kept.ts'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  Icon: LucideIcon
  label: string
}

export function IconButton({ ref, Icon, label, className, disabled = false, ...rest }: Props) {
  const own = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLButtonElement)
  useFocusKept(own, disabled)
  return (
    <button
      ref={own}
      type="button"
      disabled={disabled}
      title={label}
      className={classNames(
        'grid size-10 shrink-0 place-items-center rounded-control pointer-coarse:size-11 text-muted transition-colors hover:bg-raised hover:text-ink disabled:opacity-50 disabled:hover:bg-transparent',
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
