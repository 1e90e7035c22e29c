import type { JobRecord, JobStatus } from '@waymark/contract/job-tracking.ts'
import { JoinedFacts } from '../../../ui/joined-facts.tsx'
import { NextDateBadges } from '../board/next-date-badges.tsx'
import { JobLink } from '../job/job-link.tsx'
import { JobNotices } from '../job/job-notices.tsx'
import { StatusField } from '../job/status-field.tsx'

type Props = { job: JobRecord; isGone: boolean; onMove: (status: JobStatus) => void }

export function JobPageHeader({ job, isGone, onMove }: Props) {
  return (
    <header className="flex flex-col gap-5">
      <div className="flex flex-col gap-x-10 gap-y-5 sm:flex-row sm:items-end sm:justify-between">
        <div className="flex min-w-0 flex-col gap-1.5">
          <h1
            tabIndex={-1}
            className="text-[1.625rem] leading-tight font-bold tracking-[-0.02em] [overflow-wrap:anywhere] sm:text-[2rem]"
          >
            <bdi>{job.job_title}</bdi>
          </h1>
          <p className="[overflow-wrap:anywhere] text-muted">
            <JoinedFacts facts={[job.company_name, job.location, job.salary]} />
          </p>
          <JobLink url={job.job_url} />
          <NextDateBadges job={job} />
        </div>
        {!isGone && (
          <div className="shrink-0 sm:w-56">
            <StatusField job={job} onMove={onMove} />
          </div>
        )}
      </div>
      <JobNotices job={job} isGone={isGone} />
    </header>
  )
}
