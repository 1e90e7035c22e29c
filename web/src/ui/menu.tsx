import { Menu as Parts } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import { useState, type Ref } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

export type MenuItem = { label: string; Icon: LucideIcon; onSelect: () => void; isDanger?: boolean }

type Props = {
  Icon: LucideIcon
  label: string
  items: readonly MenuItem[]
  ref?: Ref<HTMLButtonElement>
  className?: string
}

export function Menu({ Icon, label, items, ref, className }: Props) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  // Rendered in place: at the end of the body it would be outside every landmark.
  const container = trigger?.closest<HTMLElement>('[role="dialog"], main')
  return (
    <Parts.Root>
      <Parts.Trigger
        ref={setTrigger}
        render={<IconButton {...(ref && { ref })} Icon={Icon} label={label} className={className} />}
      />
      <Parts.Portal {...(container && { container })}>
        <Parts.Positioner align="end" sideOffset={6} className="z-30 outline-none">
          <Parts.Popup className="min-w-48 rounded-control border border-line bg-surface p-1.5 text-ink shadow-soft outline-none">
            {items.map(({ label: text, Icon: ItemIcon, onSelect, isDanger }) => (
              <Parts.Item
                key={text}
                onClick={onSelect}
                className={classNames(
                  'flex min-h-11 cursor-default items-center gap-3 rounded-lg px-3 text-[0.9375rem] select-none',
                  isDanger ? 'text-danger data-highlighted:bg-danger-soft' : 'data-highlighted:bg-raised',
                )}
              >
                <ItemIcon aria-hidden className="size-4.5 shrink-0" />
                {text}
              </Parts.Item>
            ))}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  )
}
