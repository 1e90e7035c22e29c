import { Trans } from '@lingui/react/macro'
import { jobStatuses, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { statusName } from '../status-texts.ts'

const interviewStatus: JobStatus = 'Interview'
const isBefore = (status: JobStatus) => jobStatuses.indexOf(status) < jobStatuses.indexOf(interviewStatus)

type Props = { status: JobStatus | undefined; onMove: (status: JobStatus) => void }

/** An offer, not done automatically: the history has no undo. */
export function InterviewOffer({ status, onMove }: Props) {
  const column = statusName(interviewStatus)
  return (
    // Always rendered, so that screen readers announce what appears in it.
    <div role="status" className="empty:hidden">
      {status !== undefined && isBefore(status) && (
        <Alert variant="note">
          <p>
            <Trans>You have an interview for this job.</Trans>{' '}
            <Button variant="text" onClick={() => onMove(interviewStatus)}>
              <Trans>Move it to {column}</Trans>
            </Button>
          </p>
        </Alert>
      )}
    </div>
  )
}
