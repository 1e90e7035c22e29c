import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type RefObject } from 'react'
import { ToneDot } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { statusName, statusTone } from '../status-texts.ts'
import type { Column } from './board.ts'
import { JobCount } from './job-count.tsx'

type Props = { columns: readonly Column[]; isLoaded: boolean; area: RefObject<HTMLElement | null> }

export function ColumnTabs({ columns, isLoaded, area }: Props) {
  const { t } = useLingui()
  const shown = useColumnInView(area)
  return (
    <div
      role="group"
      aria-label={t`Columns`}
      // Positioned, or what is hidden in it for screen readers would widen a narrow page.
      className="relative -mt-2 -mb-1 flex overflow-x-auto border-b border-line px-2 [scrollbar-width:none] sm:hidden"
    >
      {columns.map(({ status, jobs }, index) => (
        <button
          key={status}
          type="button"
          aria-pressed={index === shown}
          onClick={() => scrollToColumn(area.current, index)}
          className={classNames(
            'flex min-h-11 flex-1 shrink-0 items-center justify-center gap-1.5 border-b-2 px-1.5 text-[0.8125rem] whitespace-nowrap',
            index === shown ? 'border-accent font-semibold' : 'border-transparent text-muted',
          )}
        >
          {index === shown && <ToneDot tone={statusTone(status)} />}
          {statusName(status)}
          {isLoaded && <JobCount count={jobs.length} />}
        </button>
      ))}
    </div>
  )
}

const columnsIn = (area: HTMLElement) => [...area.querySelectorAll<HTMLElement>('section')]

function scrollToColumn(area: HTMLElement | null, index: number): void {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  if (area) columnsIn(area)[index]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior })
}

function useColumnInView(area: RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const element = area.current
    if (!element) return
    const middleOf = (one: HTMLElement) => {
      const { left, width } = one.getBoundingClientRect()
      return left + width / 2
    }
    const look = () => {
      const distances = columnsIn(element).map((column) => Math.abs(middleOf(column) - middleOf(element)))
      setShown(Math.max(0, distances.indexOf(Math.min(...distances))))
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [area])
  return shown
}
