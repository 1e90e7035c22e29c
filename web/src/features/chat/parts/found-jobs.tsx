import { Trans, useLingui } from '@lingui/react/macro'
import type { JobInMessage } from '@waymark/contract/message-parts.ts'
import { ExternalLink } from 'lucide-react'
import { relativeTime } from '../../../lib/relative-time.tsx'
import { JoinedFacts } from '../../../ui/joined-facts.tsx'
import { useRecordApply } from '../../job-tracking/found-jobs.api.ts'

/** Jobs that the search returned, each with its Apply link. */
export function FoundJobs({ jobs }: { jobs: readonly JobInMessage[] }) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Jobs found`} className="flex flex-col gap-3">
      {jobs.map((job) => (
        <FoundJob key={job.job_url} job={job} />
      ))}
    </ul>
  )
}

function FoundJob({ job }: { job: JobInMessage }) {
  const record = useRecordApply()
  const { job_title, company, location, salary, job_url, posted_at } = job
  const apply = () => void record({ job_url, job_title, company_name: company, location })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="leading-snug font-bold [overflow-wrap:anywhere]">
          <bdi>{job_title}</bdi>
        </p>
        <p className="text-[0.9375rem] [overflow-wrap:anywhere]">
          <bdi>{company}</bdi>
        </p>
        <p className="text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
          <JoinedFacts facts={[location, salary, relativeTime(posted_at)]} />
        </p>
      </div>
      <a
        href={job_url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={apply}
        onAuxClick={(event) => event.button === 1 && apply()}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control bg-accent px-4 font-semibold text-on-accent transition-colors hover:bg-accent-strong"
      >
        <Trans>Apply</Trans>
        <ExternalLink aria-hidden className="size-4" />
      </a>
    </li>
  )
}
