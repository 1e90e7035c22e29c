import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { RelativeTime } from '../../lib/relative-time.tsx'

type Props = { job: JobRecord; onOpen: (job_url: string) => void }

export function JobCard({ job, onOpen }: Props) {
  return (
    // Hundreds of cards: those out of sight cost nothing, and keep about their height.
    <li className="[contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <button
        type="button"
        data-job={job.job_url}
        onClick={() => onOpen(job.job_url)}
        className="flex w-full flex-col gap-1 rounded-control border border-line bg-surface p-4 text-start transition-colors outline-offset-0! hover:border-control"
      >
        <span dir="auto" className="line-clamp-3 leading-snug font-semibold [overflow-wrap:anywhere]">
          {job.job_title}
        </span>
        <span dir="auto" className="line-clamp-2 text-[0.9375rem] leading-snug [overflow-wrap:anywhere] text-muted">
          {job.company_name}
        </span>
        <RelativeTime timestamp={job.history.at(-1)?.timestamp ?? ''} className="mt-2 text-sm text-muted" />
      </button>
    </li>
  )
}
