import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { Icon: LucideIcon; title: ReactNode; action: ReactNode; children: ReactNode }

/** A session or a token: what it is, what is known of it, and the button that ends it. */
export function AccountRow({ Icon, title, action, children }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold [overflow-wrap:anywhere]">{title}</p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">{children}</p>
      </div>
      <div className="max-sm:ms-9 empty:hidden">{action}</div>
    </li>
  )
}
