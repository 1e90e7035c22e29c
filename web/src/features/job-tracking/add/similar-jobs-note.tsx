import { Trans } from '@lingui/react/macro'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { RelativeTime } from '../../../lib/relative-time.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { statusName, statusTone } from '../status-texts.ts'

const mostShown = 3

/** Only a note: the same title at the same company may still be a different opening. */
export function SimilarJobsNote({ jobs, onShow }: { jobs: readonly JobRecord[]; onShow: (job: JobRecord) => void }) {
  return (
    // Always rendered, so that screen readers announce what appears in it.
    <div role="status" className="empty:hidden">
      {jobs.length > 0 && (
        <Alert variant="note">
          <p>
            <Trans>You may already have this job:</Trans>
          </p>
          <ul className="mt-1 flex flex-col gap-1.5">
            {jobs.slice(0, mostShown).map((job) => (
              <li key={job.job_url} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <Button variant="text" onClick={() => onShow(job)} className="text-start">
                  <span dir="auto">{job.job_title}</span>
                </Button>
                <Badge tone={statusTone(job.history.at(-1)?.status ?? '')}>
                  {statusName(job.history.at(-1)?.status ?? '')}
                </Badge>
                <RelativeTime timestamp={job.history.at(-1)?.timestamp ?? ''} className="text-sm text-muted" />
                {job.archived_at !== null && (
                  <span className="text-sm text-muted">
                    <Trans>archived</Trans>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
