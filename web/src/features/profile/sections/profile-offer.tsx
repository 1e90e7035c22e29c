import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

type Props = { Icon: LucideIcon; text: ReactNode; note: ReactNode; onAccept: () => void }

/** Something that would fill in or change the profile, and does so only when it is pressed. */
export function ProfileOffer({ Icon, text, note, onAccept }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-accent-soft px-4 py-3">
      <Button variant="quiet" onClick={onAccept} className="min-h-11! px-4 py-1.5 text-start text-[0.9375rem]">
        <Icon aria-hidden className="size-4 shrink-0" />
        {text}
      </Button>
      <span className="min-w-0 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">{note}</span>
    </div>
  )
}
