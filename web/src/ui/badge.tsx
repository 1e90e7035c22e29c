import './badge.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tone = 'grey' | 'blue' | 'yellow' | 'green' | 'red'

export function Badge({ tone, Icon, children }: { tone: Tone; Icon?: LucideIcon; children: ReactNode }) {
  return (
    <span
      data-tone={tone}
      className="inline-flex max-w-full items-center gap-1.5 rounded-full bg-(--tone-soft) px-2.5 py-0.5 text-sm font-semibold text-(--tone-ink)"
    >
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" />}
      {children}
    </span>
  )
}

export function ToneDot({ tone }: { tone: Tone }) {
  return <span aria-hidden data-tone={tone} className="size-2.5 shrink-0 rounded-full bg-(--tone)" />
}
