import { Plural } from '@lingui/react/macro'
import { classNames } from '../../../ui/class-names.ts'

export function JobCount({ count, className }: { count: number; className?: string }) {
  return (
    <span className={classNames('tabular-nums', className)}>
      <span aria-hidden>{count}</span>
      <span className="sr-only">
        <Plural value={count} one="# job" other="# jobs" />
      </span>
    </span>
  )
}
