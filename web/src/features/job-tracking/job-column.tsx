import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { ToneDot } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Column } from './board.ts'
import { JobCard } from './job-card.tsx'
import { statusName, statusTone } from './status-texts.ts'

type Props = { column: Column; onOpen: (job_url: string) => void; onAdd: (status: JobStatus) => void }

export function JobColumn({ column: { status, jobs }, onOpen, onAdd }: Props) {
  const { t } = useLingui()
  const id = useId()
  const name = statusName(status)
  const label = t`Add job to ${name}`
  return (
    <section
      aria-labelledby={id}
      className="flex w-72 shrink-0 flex-col overflow-clip rounded-card bg-raised px-3 pb-3"
    >
      <header className="sticky top-0 z-10 flex items-center gap-2.5 bg-raised py-2 pl-1">
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
          className="ml-auto"
          onClick={() => onAdd(status)}
        />
      </header>
      {jobs.length > 0 ? (
        <ul className="flex flex-col gap-2.5">
          {jobs.map((job) => (
            <JobCard key={job.job_url} job={job} onOpen={onOpen} />
          ))}
        </ul>
      ) : (
        <p className="rounded-control border border-dashed border-control px-4 py-6 text-center text-[0.9375rem] text-muted">
          <Trans>No jobs here yet</Trans>
        </p>
      )}
    </section>
  )
}
