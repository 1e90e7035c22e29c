import { Collapsible } from '@base-ui/react/collapsible'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { rowClasses } from './sidebar-link.tsx'

type Props = {
  Icon: LucideIcon
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

export function SidebarSection({ Icon, label, children, ...state }: Props) {
  return (
    <Collapsible.Root {...state}>
      <Collapsible.Trigger className={classNames(rowClasses(false), 'group')}>
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className="flex-1 text-left">{label}</span>
        <ChevronDown aria-hidden className="size-4 transition-transform group-aria-expanded:rotate-180" />
      </Collapsible.Trigger>
      <Collapsible.Panel className="flex flex-col gap-1 pt-1 pl-8">{children}</Collapsible.Panel>
    </Collapsible.Root>
  )
}
