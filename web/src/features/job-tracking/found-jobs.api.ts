import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { fitToCard } from '@waymark/contract/card-texts.ts'
import { isJobUrl, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { useToast } from '../../ui/toast.tsx'
import { recordApply, refreshJobs } from './job-tracking.api.ts'

type Found = Pick<JobRecord, 'job_title' | 'job_url' | 'company_name'>
type Card = Found & Pick<JobRecord, 'location' | 'salary' | 'source'>

/** A found job as a card of the board, which needs a title and an employer: the page's host stands in. */
export function cardOf({ job_url, location = '', salary = '', source = '', ...found }: Found & Partial<Card>): Card {
  const host = isJobUrl(job_url) ? new URL(job_url).hostname : ''
  const job_title = found.job_title.trim() || host
  const company_name = found.company_name.trim() || host
  return { job_url, ...fitToCard({ job_title, company_name, location, salary, source }) }
}

/** Records an Apply after its page was opened; a failure is told in a message. */
export function useRecordApply() {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  return async (found: Found): Promise<void> => {
    try {
      await recordApply(cardOf(found))
      void refreshJobs(client)
    } catch (error) {
      console.warn('An Apply was not recorded.', error)
      toast('error', t`The job was opened, but it could not be added to your board.`)
    }
  }
}
