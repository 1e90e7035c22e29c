import { Trans } from '@lingui/react/macro'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { Alert } from '../../../ui/alert.tsx'

/** Where a job is if not on the board: deleted elsewhere, or in the archive. */
export function JobNotices({ job, isGone }: { job: JobRecord; isGone: boolean }) {
  if (isGone)
    return (
      <Alert variant="error">
        <Trans>
          This job was deleted in another tab or on another device. What you see is no longer saved; copy what you still
          need.
        </Trans>
      </Alert>
    )
  if (job.archived_at === null) return null
  return (
    <Alert variant="note">
      <Trans>This job is in the archive. It is not on your board.</Trans>
    </Alert>
  )
}
