import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  label: ReactNode
  isLabelHidden?: boolean
  /** Blocks in the shape of the coming content; three lines of text by default. */
  children?: ReactNode
  className?: string
}

/** Appears after 400 ms, so that a quick answer never flashes it. */
export function Skeleton({ label, isLabelHidden = false, children, className }: Props) {
  return (
    <div role="status" className={className}>
      <p className={isLabelHidden ? 'sr-only' : 'text-sm text-muted'}>{label}</p>
      <div aria-hidden className={classNames('fade-in-late', !isLabelHidden && 'mt-3')}>
        {children ?? <SkeletonLines />}
      </div>
    </div>
  )
}

export function SkeletonBlock({ className }: { className?: string }) {
  return <div className={classNames('rounded-control bg-line motion-safe:animate-pulse', className)} />
}

function SkeletonLines() {
  return (
    <div className="flex flex-col gap-2.5">
      <SkeletonBlock className="h-4 w-full" />
      <SkeletonBlock className="h-4 w-11/12" />
      <SkeletonBlock className="h-4 w-2/3" />
    </div>
  )
}
