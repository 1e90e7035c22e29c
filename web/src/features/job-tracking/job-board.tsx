import { useLingui } from '@lingui/react/macro'
import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import { useLayoutEffect, type RefObject } from 'react'
import type { Column } from './board.ts'
import { JobColumn } from './job-column.tsx'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  columns: readonly Column[]
  onOpen: (job_url: string) => void
  onAdd: (status: JobStatus) => void
}

/**
 * The five columns. They scroll together, both ways, in one area as high as the window leaves: so the sideways scroll
 * bar is in reach however long a column is, and the columns' heads stay in sight.
 */
export function JobBoard({ ref, columns, onOpen, onAdd }: Props) {
  const { t } = useLingui()
  useRoomBelow(ref)
  return (
    <div
      ref={ref}
      role="region"
      aria-label={t`Job board`}
      // Without it the arrow keys could not scroll the area in every browser.
      tabIndex={0}
      className="h-(--board-height) min-h-96 overflow-auto overscroll-x-contain scroll-pt-16 px-6 pb-4 sm:px-10"
    >
      <div className="flex min-h-full w-max gap-6">
        {columns.map((column) => (
          <JobColumn key={column.status} column={column} onOpen={onOpen} onAdd={onAdd} />
        ))}
      </div>
    </div>
  )
}

/** Keeps `--board-height` at what is left of the window below the board's top, whatever stands above it. */
function useRoomBelow(ref: RefObject<HTMLElement | null>): void {
  // After every rendering: an alert above the board comes and goes with one.
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current
      if (!element) return
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
      element.style.setProperty('--board-height', `calc(100dvh - ${top}px - 0.5rem)`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })
}
