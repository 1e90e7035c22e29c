import { DragDropContext, type DropResult, type ResponderProvided } from '@hello-pangea/dnd'
import { useLingui } from '@lingui/react/macro'
import { isJobStatus, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { memo, useRef, type RefObject } from 'react'
import { cspNonce } from '../../../lib/csp-nonce.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { Column } from './board.ts'
import { ColumnTabs } from './column-tabs.tsx'
import { droppedText, liftedText, movedText } from './drag-announcements.ts'
import { boardAreaAttribute, boardSensors } from './drag-sensors.ts'
import { JobColumn } from './job-column.tsx'
import { useHiddenSides, useRoomBelow } from './use-board-edges.ts'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  columns: readonly Column[]
  /** Without the jobs, nothing may say that there are none. */
  isLoaded: boolean
  isFiltered: boolean
  /** Narrows the columns until all fit the screen; empty ones become rails. */
  isFitted: boolean
  onOpen: (job_url: string) => void
  onAdd: (status: JobStatus) => void
  /** `before` is the card it was dropped above; null at a column's end. */
  onMove: (job: JobRecord, status: JobStatus, before: string | null) => void
}

// The sensors scroll instead. Not `disabled`, which would also stop the scrolling of keyboard drags.
const noAutoScroll = { startFromPercentage: 0, maxScrollAtPercentage: 0, maxPixelScroll: 0 }

/** One scrolling area for all columns keeps the scroll bar within reach and the column headers in sight. */
export const JobBoard = memo(function JobBoard({
  ref,
  columns,
  isLoaded,
  isFiltered,
  isFitted,
  onOpen,
  onAdd,
  onMove,
}: Props) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  useRoomBelow(ref)
  useHiddenSides(frame, ref)
  // Dragging scrolls in small steps, and snapping would undo each of them.
  const setSnapping = (isOn: boolean) => ref.current?.toggleAttribute('data-still', !isOn)
  const jobsIn = (status: string) => columns.find((column) => column.status === status)?.jobs ?? []
  const titleOf = (job_url: string, status: string) =>
    jobsIn(status).find((job) => job.job_url === job_url)?.job_title ?? ''

  function drop(result: DropResult, { announce }: ResponderProvided): void {
    const { draggableId, source, destination } = result
    setSnapping(true)
    announce(droppedText(result, titleOf(draggableId, source.droppableId)))
    if (!destination || destination.droppableId === source.droppableId || !isJobStatus(destination.droppableId)) return
    const job = jobsIn(source.droppableId).find(({ job_url }) => job_url === draggableId)
    const before = jobsIn(destination.droppableId)[destination.index]?.job_url ?? null
    if (job) onMove(job, destination.droppableId, before)
  }

  return (
    <DragDropContext
      {...(cspNonce && { nonce: cspNonce })}
      sensors={boardSensors}
      enableDefaultSensors={false}
      autoScrollerOptions={noAutoScroll}
      dragHandleUsageInstructions={t`Press Enter to open the job. Press Space to lift it, the arrow keys to move it, Space again to drop it, and Escape to leave it where it was.`}
      onDragStart={(start, { announce }) => {
        const { droppableId } = start.source
        setSnapping(false)
        announce(liftedText(start, titleOf(start.draggableId, droppableId), jobsIn(droppableId).length))
      }}
      onDragUpdate={(update, { announce }) =>
        announce(movedText(update, jobsIn(update.destination?.droppableId ?? '').length))
      }
      onDragEnd={drop}
    >
      <ColumnTabs columns={columns} isLoaded={isLoaded} area={ref} />
      <div ref={frame} className="group relative">
        <div
          ref={ref}
          role="region"
          aria-label={t`Job board`}
          {...{ [boardAreaAttribute]: '' }}
          // Without it the arrow keys could not scroll the area in every browser.
          tabIndex={0}
          className={classNames(
            'h-(--board-height) min-h-96 scroll-pt-14 overflow-auto overscroll-x-contain px-4 pb-4 [--gap:1.5rem] max-sm:snap-x max-sm:snap-mandatory max-sm:data-still:snap-none sm:px-10',
            isFitted && 'md:[--gap:0.75rem] md:px-6 lg:px-10',
          )}
        >
          <div
            className={classNames(
              'mx-auto flex min-h-full w-max gap-(--gap)',
              isFitted && 'md:w-full md:justify-center',
            )}
          >
            {columns.map((column) => (
              <JobColumn
                key={column.status}
                column={column}
                isLoaded={isLoaded}
                isFiltered={isFiltered}
                isFitted={isFitted}
                onOpen={onOpen}
                onAdd={onAdd}
              />
            ))}
          </div>
        </div>
        <Edge className="start-0 bg-linear-to-r rtl:bg-linear-to-l group-data-more-before:opacity-100" />
        <Edge className="end-0 bg-linear-to-l rtl:bg-linear-to-r group-data-more-after:opacity-100" />
      </div>
    </DragDropContext>
  )
})

function Edge({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'pointer-events-none absolute inset-y-0 z-20 w-12 from-paper to-transparent opacity-0 transition-opacity',
        className,
      )}
    />
  )
}
