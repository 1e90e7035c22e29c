import { Draggable } from '@hello-pangea/dnd'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { Bell, CalendarClock } from 'lucide-react'
import { memo } from 'react'
import { RelativeTime, useClock } from '../../../lib/relative-time.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { dueOf } from './due-text.ts'

type Props = { job: JobRecord; index: number; onOpen: (job_url: string) => void }

/** A card: a button that opens the job (click, Enter) and that can be dragged (mouse, long press, Space). */
export const JobCard = memo(function JobCard({ job, index, onOpen }: Props) {
  return (
    // The whole card is the handle, and a button: else buttons cannot be dragged by.
    <Draggable draggableId={job.job_url} index={index} disableInteractiveElementBlocking>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging, isDropAnimating }) => (
        <li ref={innerRef} {...draggableProps} className="pb-2.5">
          <button
            type="button"
            {...dragHandleProps}
            data-job={job.job_url}
            onClick={() => onOpen(job.job_url)}
            className={classNames(
              'flex w-full cursor-pointer! flex-col gap-1 rounded-control border border-line bg-surface p-4 text-start transition-[border-color,box-shadow] outline-offset-0! hover:border-control',
              isDragging && !isDropAnimating && 'cursor-grabbing! border-accent! shadow-soft',
            )}
          >
            <JobFace job={job} />
          </button>
        </li>
      )}
    </Draggable>
  )
})

/** Apart from the dragging: a card that moves aside, or is moved, has nothing new to say. */
const JobFace = memo(function JobFace({ job }: { job: JobRecord }) {
  const { job_title, company_name, location, salary, history } = job
  const facts = [location, salary].filter(Boolean)
  return (
    <>
      <span dir="auto" className="line-clamp-3 leading-snug font-semibold [overflow-wrap:anywhere]">
        {job_title}
      </span>
      <span dir="auto" className="line-clamp-2 text-[0.9375rem] leading-snug [overflow-wrap:anywhere] text-muted">
        {company_name}
      </span>
      {facts.length > 0 && (
        <span className="line-clamp-2 text-sm leading-snug [overflow-wrap:anywhere] text-muted">
          {facts.map((fact, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
      )}
      <DueBadge job={job} />
      <RelativeTime timestamp={history.at(-1)?.timestamp ?? ''} className="mt-1.5 text-sm text-muted" />
    </>
  )
})

function DueBadge({ job }: { job: JobRecord }) {
  const due = dueOf(job, useClock())
  if (!due) return null
  return (
    <span className="mt-1.5 flex">
      <Badge tone={due.tone} Icon={due.kind === 'interview' ? CalendarClock : Bell}>
        {due.text}
      </Badge>
    </span>
  )
}
