import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { useToast } from '../../../ui/toast.tsx'
import { recordApply, refreshJobs } from '../../job-tracking/job-tracking.api.ts'

type AppliedJob = Pick<JobRecord, 'job_url' | 'job_title' | 'company_name'>

/** Records an Apply after its page was opened. A job needs a title and a company: the address's host stands in. */
export function useRecordApply() {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  return async ({ job_url, job_title, company_name }: AppliedJob): Promise<void> => {
    try {
      const { hostname } = new URL(job_url)
      await recordApply({
        job_url,
        job_title: job_title.trim() || hostname,
        company_name: company_name.trim() || hostname,
      })
      void refreshJobs(client)
    } catch (error) {
      console.warn('An Apply was not recorded.', error)
      toast('error', t`The job was opened, but it could not be added to your board.`)
    }
  }
}
