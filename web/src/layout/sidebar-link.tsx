import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import { classNames } from '../ui/class-names.ts'

export const rowClasses = (isFolded: boolean) =>
  classNames(
    'flex min-h-11 items-center gap-3 rounded-control text-[0.9375rem] font-medium text-muted transition-colors hover:bg-raised hover:text-ink',
    isFolded ? 'w-11 justify-center' : 'w-full px-3',
  )

type Props = { to: string; label: string; Icon?: LucideIcon; isFolded?: boolean; count?: number }

export function SidebarLink({ to, label, Icon, isFolded = false, count }: Props) {
  return (
    <NavLink
      to={to}
      title={isFolded ? label : undefined}
      className={classNames(
        rowClasses(isFolded),
        'relative aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong',
      )}
    >
      {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      <span className={isFolded ? 'sr-only' : undefined}>{label}</span>
      {count !== undefined && (
        <span
          className={classNames(
            'rounded-full bg-accent px-2 text-xs leading-5 font-bold text-on-accent tabular-nums',
            isFolded ? 'absolute -end-1 -top-1 px-1.5' : 'ms-auto',
          )}
        >
          {count}
        </span>
      )}
    </NavLink>
  )
}
