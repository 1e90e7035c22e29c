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
import { statusName, statusTone } from '../status-texts.ts'

/**
 * Cards shown at once, the newest: with hundreds in reach of a drag, measuring them when it starts and moving them aside
 * takes longer than a frame. The filter finds the others.
 */
const pageSize = 50

type Props = {
  column: Column
  /** Some jobs are out of sight: an empty column is not empty then. */
  isFiltered: boolean
  onOpen: (job_url: string) => void
  onAdd: (status: JobStatus) => void
}

export const JobColumn = memo(function JobColumn({ column: { status, jobs }, isFiltered, onOpen, onAdd }: Props) {
  const { t } = useLingui()
  const id = useId()
  const name = statusName(status)
  const label = t`Add job to ${name}`
  const [most, setMost] = useState(pageSize)
  const shown = jobs.slice(0, most)
  const hidden = jobs.length - shown.length
  return (
    <section
      aria-labelledby={id}
      className="flex w-72 shrink-0 snap-center flex-col overflow-clip rounded-card bg-raised"
    >
      <header className="sticky top-0 z-10 flex items-center gap-2.5 bg-raised py-2 ps-4 pe-3">
        <ToneDot tone={statusTone(status)} />
        <h2 id={id} className="font-bold">
          {name}
        </h2>
        <span className="text-[0.9375rem] text-muted tabular-nums">
          <span aria-hidden>{jobs.length}</span>
          <span className="sr-only">
            <Plural value={jobs.length} one="# job" other="# jobs" />
          </span>
        </span>
        <IconButton
          Icon={Plus}
          label={label}
          title={label}
          data-add={status}
          className="ms-auto"
          onClick={() => onAdd(status)}
        />
      </header>
      <Droppable droppableId={status}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <ul
            ref={innerRef}
            {...droppableProps}
            aria-labelledby={id}
            className={classNames(
              // It fills the column and half of the gap on either side, so that a card can be dropped anywhere. Not by
              // negative margins: the drag library takes them off again.
              'relative -start-3 flex min-h-24 w-[calc(100%+1.5rem)] flex-1 flex-col px-6 pt-1 transition-colors',
              isDraggingOver && 'bg-accent-soft',
            )}
          >
            {shown.map((job, index) => (
              <JobCard key={job.job_url} job={job} index={index} onOpen={onOpen} />
            ))}
            {placeholder}
            {jobs.length === 0 && !isDraggingOver && (
              <li className="rounded-control border border-dashed border-control px-4 py-6 text-center text-[0.9375rem] text-muted">
                {isFiltered ? <Trans>Nothing here matches</Trans> : <Trans>No jobs here yet</Trans>}
              </li>
            )}
          </ul>
        )}
      </Droppable>
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setMost(most + pageSize)} className="mx-3 mt-1 mb-3">
          <Plural value={Math.min(hidden, pageSize)} one="Show # more job" other="Show # more jobs" />
        </Button>
      )}
    </section>
  )
})
