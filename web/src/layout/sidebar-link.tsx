import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import { classNames } from '../ui/class-names.ts'

export const rowClasses = (isFolded: boolean) =>
  classNames(
    'flex min-h-11 items-center gap-3 rounded-control text-[0.9375rem] font-medium text-muted transition-colors hover:bg-raised hover:text-ink',
    isFolded ? 'w-11 justify-center' : 'w-full px-3',
  )

type Props = { to: string; label: string; Icon?: LucideIcon; isFolded?: boolean }

export function SidebarLink({ to, label, Icon, isFolded = false }: Props) {
  return (
    <NavLink
      to={to}
      title={isFolded ? label : undefined}
      className={classNames(
        rowClasses(isFolded),
        'aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong',
      )}
    >
      {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      <span className={isFolded ? 'sr-only' : undefined}>{label}</span>
    </NavLink>
  )
}
