import { Draggable } from '@hello-pangea/dnd'
import { useLingui } from '@lingui/react/macro'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { FileCheck, StickyNote, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { RelativeTime } from '../../../lib/relative-time.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { JoinedFacts } from '../../../ui/joined-facts.tsx'
import { openJobPage } from '../page/job-page-address.ts'
import { NextDateBadges } from './next-date-badges.tsx'

type Props = { job: JobRecord; index: number; onOpen: (job_url: string) => void }

export const JobCard = memo(function JobCard({ job, index, onOpen }: Props) {
  return (
    // By default the library does not drag buttons, and here the whole card is one.
    <Draggable draggableId={job.job_url} index={index} disableInteractiveElementBlocking>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging, isDropAnimating }) => (
        <li ref={innerRef} {...draggableProps} className="pb-2.5">
          <button
            type="button"
            {...dragHandleProps}
            data-job={job.job_url}
            onClick={({ ctrlKey, metaKey }) => (ctrlKey || metaKey ? openJobPage(job.id) : onOpen(job.job_url))}
            onAuxClick={({ button }) => button === 1 && openJobPage(job.id)}
            // The middle button would otherwise start scrolling.
            onMouseDown={(event) => event.button === 1 && event.preventDefault()}
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

// Memoised separately: dragging a card changes nothing in it.
const JobFace = memo(function JobFace({ job }: { job: JobRecord }) {
  const { job_title, company_name, location, salary } = job
  return (
    <>
      <span className="line-clamp-3 leading-snug font-semibold [overflow-wrap:anywhere]">
        <bdi>{job_title}</bdi>
      </span>
      <span className="line-clamp-2 text-[0.9375rem] leading-snug [overflow-wrap:anywhere] text-muted">
        <bdi>{company_name}</bdi>
      </span>
      <span className="line-clamp-2 text-sm leading-snug [overflow-wrap:anywhere] text-muted empty:hidden">
        <JoinedFacts facts={[location, salary]} />
      </span>
      <NextDateBadges job={job} isShort />
      <Marks job={job} />
    </>
  )
})

function Marks({ job: { history, generated_documents, has_notes } }: { job: JobRecord }) {
  const { t } = useLingui()
  return (
    <span className="mt-1.5 flex items-center gap-2 text-sm text-muted">
      <RelativeTime timestamp={history.at(-1)?.timestamp ?? ''} className="me-auto" />
      {generated_documents && <Mark Icon={FileCheck} label={t`Has documents`} />}
      {has_notes && <Mark Icon={StickyNote} label={t`Has notes`} />}
    </span>
  )
}

function Mark({ Icon, label }: { Icon: LucideIcon; label: string }) {
  return (
    <span title={label}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
