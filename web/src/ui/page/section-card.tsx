import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type Props = {
  id: string
  title: string
  note?: ReactNode
  actions?: ReactNode
  keepOpen?: boolean
  open: boolean
  onToggle: () => void
  children: ReactNode
}

export function SectionCard({ id, title, note, actions, keepOpen = false, open, onToggle, children }: Props) {
  const { t } = useLingui()
  const shown = open || keepOpen
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 rounded-card border border-line bg-surface shadow-soft"
    >
      <header className="relative flex min-h-16 items-center gap-3 px-5 py-3 md:px-7 md:pt-5 md:pb-1">
        <h2 id={`${id}-title`} className="min-w-0 text-lg font-bold tracking-[-0.01em]">
          {title}
        </h2>
        {note && <span className="text-sm text-muted tabular-nums">{note}</span>}
        <div className="ml-auto flex items-center gap-1">
          {/* Above the toggle, which fills the whole title: the actions work without unfolding it. */}
          <div className="relative z-10">{actions}</div>
          {!keepOpen && (
            <button
              type="button"
              aria-expanded={shown}
              aria-controls={`${id}-content`}
              onClick={onToggle}
              className="grid size-9 shrink-0 place-items-center rounded-control text-muted after:absolute after:inset-0 md:hidden"
            >
              <ChevronDown aria-hidden className={classNames('size-5 transition-transform', shown && 'rotate-180')} />
              <span className="sr-only">{shown ? t`Hide ${title}` : t`Show ${title}`}</span>
            </button>
          )}
        </div>
      </header>
      <div id={`${id}-content`} className={classNames('px-5 pt-1 pb-6 md:px-7 md:pb-7', !shown && 'max-md:hidden')}>
        {children}
      </div>
    </section>
  )
}
