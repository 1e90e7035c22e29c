import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

type Props = ComponentProps<typeof Button> & { busy: boolean; busyText: string; Icon?: LucideIcon }

export function BusyButton({ Icon, children, ...rest }: Props) {
  return (
    <Button {...rest}>
      {Icon && <Icon aria-hidden className="size-5" />}
      {children}
    </Button>
  )
}
