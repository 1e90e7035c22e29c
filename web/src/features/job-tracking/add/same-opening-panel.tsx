import { Trans } from '@lingui/react/macro'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { Alert } from '../../../ui/alert.tsx'
import { OutsideLink } from '../../../ui/link.tsx'
import { jobPageAddress } from '../page/job-page-address.ts'
import { statusName } from '../status-texts.ts'

/** That an opening is on the board under another address. Whether it is added once more is the user's choice. */
export function SameOpeningPanel({ jobs }: { jobs: readonly JobRecord[] }) {
  return (
    // Always rendered, so that screen readers announce what appears in it.
    <div role="status" className="empty:hidden">
      {jobs.length > 0 && (
        <Alert variant="note">
          {jobs.map(({ id, job_title, history }) => {
            const stage = statusName(history.at(-1)?.status ?? '')
            return (
              <p key={id} className="[overflow-wrap:anywhere]">
                <Trans>
                  You have this opening on your board already:{' '}
                  <OutsideLink href={jobPageAddress(id)}>
                    <bdi>{job_title}</bdi>
                  </OutsideLink>
                  , {stage}
                </Trans>
              </p>
            )
          })}
        </Alert>
      )}
    </div>
  )
}
