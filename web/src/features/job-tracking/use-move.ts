import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { JobRecord, JobStatus } from '@waymark/contract/job-tracking.ts'
import { useCallback } from 'react'
import { refreshApplication } from '../documents/application.api.ts'
import { useToast } from '../../ui/toast.tsx'
import { statusOf } from './board/board.ts'
import { moveJob } from './job-tracking.api.ts'
import { statusName } from './status-texts.ts'

/** Moves a job; undoes the move and tells the user if saving fails. Resolves in either case. */
export function useMove() {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  return useCallback(
    async (job: JobRecord, status: JobStatus, before?: string | null): Promise<void> => {
      const from = statusName(statusOf(job) ?? '')
      const to = statusName(status)
      try {
        await moveJob(client, job, status, before)
        // Moving to Applied keeps what was sent.
        void refreshApplication(client, job.job_url)
      } catch (error) {
        console.warn('The move was not saved.', error)
        toast('error', t`The move to ${to} could not be saved. The job is back in ${from}.`)
      }
    },
    [client, toast, t],
  )
}
