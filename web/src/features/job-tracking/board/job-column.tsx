import { Droppable } from '@hello-pangea/dnd'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import { Plus } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { ToneDot } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Column } from './board.ts'
import { JobCard } from './job-card.tsx'
import { JobCount } from './job-count.tsx'
import { useIsOtherPointed } from './pointed-column.ts'
import { statusName, statusTone } from '../status-texts.ts'

// Measuring and moving hundreds of cards in a drag takes longer than a frame. The search finds the rest.
const pageSize = 50

type Props = {
  column: Column
  isLoaded: boolean
  /** Filtering may hide jobs, so a column without cards need not be empty. */
  isFiltered: boolean
  isFitted: boolean
  onOpen: (job_url: string) => void
  onAdd: (status: JobStatus) => void
}

export const JobColumn = memo(function JobColumn({
  column: { status, jobs },
  isLoaded,
  isFiltered,
  isFitted,
  onOpen,
  onAdd,
}: Props) {
  const { t } = useLingui()
  const id = useId()
  const name = statusName(status)
  const label = t`Add job to ${name}`
  const [maxShown, setMaxShown] = useState(pageSize)
  const isDropDisabled = useIsOtherPointed(status)
  const isRail = isFitted && !isFiltered && jobs.length === 0
  const shown = jobs.slice(0, maxShown)
  const hidden = jobs.length - shown.length
  return (
    <section
      aria-labelledby={id}
      data-rail={isRail || undefined}
      className={classNames(
        'group/column flex w-72 shrink-0 snap-center flex-col overflow-clip rounded-card bg-raised',
        isFitted && (isRail ? 'md:w-12' : 'md:w-auto md:max-w-72 md:min-w-48 md:flex-1 md:shrink'),
      )}
    >
      <header className="sticky top-0 z-10 flex items-center gap-2.5 bg-raised py-2 ps-4 pe-3 max-sm:py-0 md:group-data-rail/column:flex-col md:group-data-rail/column:px-0 md:group-data-rail/column:py-2">
        <ToneDot tone={statusTone(status)} />
        <h2 id={id} className="min-w-0 font-bold md:group-data-rail/column:[writing-mode:vertical-rl]">
          {name}
        </h2>
        {isLoaded && <JobCount count={jobs.length} className="text-[0.9375rem] text-muted" />}
        <IconButton
          Icon={Plus}
          label={label}
          title={label}
          data-add={status}
          className="ms-auto md:group-data-rail/column:order-first md:group-data-rail/column:ms-0"
          onClick={() => onAdd(status)}
        />
      </header>
      <Droppable droppableId={status} isDropDisabled={isDropDisabled}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <ul
            ref={innerRef}
            {...droppableProps}
            aria-labelledby={id}
            className={classNames(
              // Covers half the gap on either side: no dead zone. The drag library would undo negative margins.
              'relative start-[calc(var(--gap)/-2)] flex min-h-24 w-[calc(100%+var(--gap))] flex-1 flex-col px-[calc(var(--gap)/2+0.75rem)] transition-colors sm:pt-1',
              isDraggingOver && 'bg-accent-soft',
            )}
          >
            {shown.map((job, index) => (
              <JobCard key={job.job_url} job={job} index={index} onOpen={onOpen} />
            ))}
            {placeholder}
            {isLoaded && jobs.length === 0 && !isDraggingOver && (
              <li className="md:group-data-rail/column:hidden rounded-control border border-dashed border-control px-4 py-6 text-center text-[0.9375rem] text-muted">
                {isFiltered ? <Trans>Nothing here matches</Trans> : <Trans>No jobs here yet</Trans>}
              </li>
            )}
          </ul>
        )}
      </Droppable>
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setMaxShown(maxShown + pageSize)} className="mx-3 mt-1 mb-3">
          <Plural value={Math.min(hidden, pageSize)} one="Show # more job" other="Show # more jobs" />
        </Button>
      )}
    </section>
  )
})
