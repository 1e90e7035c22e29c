import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { archiveJob } from './job-details.api.ts'

type Props = {
  job: JobRecord
  /** On a phone, only the icon is seen. */
  isNarrow?: boolean
  onDone: () => void
}

export function ArchiveJob({ job, isNarrow, onDone }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const wordClasses = isNarrow ? 'max-sm:sr-only' : ''
  const isArchived = job.archived_at !== null
  const { run, isBusy } = useAction(
    async () => {
      await archiveJob(client, job.job_url, !isArchived)
      onDone()
      toast('success', isArchived ? t`The job is back on your board.` : t`The job is in the archive now.`)
    },
    { onFailure: () => void toast('error', t`That could not be saved. Please try again.`) },
  )

  return (
    <Button variant="quiet" className={isNarrow ? 'max-sm:px-3.5' : ''} busy={isBusy} onClick={() => void run()}>
      {isArchived ? (
        <>
          <ArchiveRestore aria-hidden className="size-5" />
          <span className={wordClasses}>
            <Trans>Back to the board</Trans>
          </span>
        </>
      ) : (
        <>
          <Archive aria-hidden className="size-5" />
          <span className={wordClasses}>
            <Trans>Archive</Trans>
          </span>
        </>
      )}
    </Button>
  )
}
