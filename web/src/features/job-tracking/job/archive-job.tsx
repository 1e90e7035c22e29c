import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { archiveJob } from './job-details.api.ts'

/** Takes a job off the board without losing it, or brings it back. */
export function ArchiveJob({ job, onDone }: { job: JobRecord; onDone: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  // State comes too late for two quick clicks in one frame.
  const running = useRef(false)
  const isArchived = job.archived_at !== null

  async function toggle(): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await archiveJob(client, job.job_url, !isArchived)
      onDone()
      toast('success', isArchived ? t`The job is back on your board.` : t`The job is archived. The archive keeps it.`)
    } catch (error) {
      console.warn('The job was not archived.', error)
      toast('error', t`That could not be saved. Please try again.`)
    }
    setBusy(false)
    running.current = false
  }

  return (
    <Button variant="quiet" className="max-sm:px-3.5" busy={busy} onClick={() => void toggle()}>
      {isArchived ? (
        <>
          <ArchiveRestore aria-hidden className="size-5" />
          <span className="max-sm:sr-only">
            <Trans>Back to the board</Trans>
          </span>
        </>
      ) : (
        <>
          <Archive aria-hidden className="size-5" />
          <span className="max-sm:sr-only">
            <Trans>Archive</Trans>
          </span>
        </>
      )}
    </Button>
  )
}
