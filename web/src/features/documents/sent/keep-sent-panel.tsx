import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { SentRound } from '@waymark/contract/job-application.ts'
import { isJobStatus, statusMeanings, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Alert, FailureAlert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { keepSentDocuments } from '../application.api.ts'

/** For documents that were made after the job was moved to Applied: only the user knows whether they went out. */
export function KeepSentPanel({ job, rounds }: { job: JobRecord; rounds: readonly SentRound[] }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { run, isBusy, failure } = useAction(() => keepSentDocuments(client, job.job_url))
  const isApplied = job.history.some(({ status }) => isJobStatus(status) && statusMeanings[status].isApplied)
  const { cv_link, cover_letter_link } = job.generated_documents ?? {}
  if (!isApplied || (!cv_link && !cover_letter_link) || (rounds[0]?.documents.length ?? 0) > 0) return null
  return (
    <Alert variant="note">
      <p>
        <Trans>
          You applied before these documents were made, so no copy of what you sent is kept. If these are what went out,
          keep them as they are now.
        </Trans>
      </p>
      <FailureAlert failure={failure} text={t`That could not be saved. Please try again.`} />
      <Button variant="text" className="mt-1" disabled={isBusy} onClick={() => void run()}>
        <Trans>This is what I sent</Trans>
      </Button>
    </Alert>
  )
}
