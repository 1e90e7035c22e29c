import { Trans, useLingui } from '@lingui/react/macro'
import { applyStatus, jobStatuses, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { Alert } from '../../../ui/alert.tsx'
import { PopupSelectField } from '../../../ui/fields/popup-select-field.tsx'
import { statusOf } from '../board/board.ts'
import { JobLink } from '../job/job-link.tsx'
import { statusName } from '../status-texts.ts'

type Props = { job: JobRecord; isGone: boolean; onMove: (status: JobStatus) => void }

export function JobPageHeader({ job, isGone, onMove }: Props) {
  const { t } = useLingui()
  const facts = [job.company_name, job.location, job.salary].filter(Boolean)
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
            {facts.map((fact, index) => (
              <span key={index}>
                {index > 0 && ' · '}
                <bdi>{fact}</bdi>
              </span>
            ))}
          </p>
          <JobLink url={job.job_url} />
        </div>
        {!isGone && (
          <div className="shrink-0 sm:w-56">
            <PopupSelectField
              label={t`Status`}
              value={statusOf(job) ?? applyStatus}
              options={jobStatuses.map((value) => ({ value, label: statusName(value) }))}
              onChange={onMove}
            />
          </div>
        )}
      </div>
      {isGone && (
        <Alert variant="error">
          <Trans>
            This job was deleted in another tab or on another device. What you see is no longer saved; copy what you
            still need.
          </Trans>
        </Alert>
      )}
      {job.archived_at !== null && !isGone && (
        <Alert variant="note">
          <Trans>This job is in the archive. It is not on your board.</Trans>
        </Alert>
      )}
    </header>
  )
}
