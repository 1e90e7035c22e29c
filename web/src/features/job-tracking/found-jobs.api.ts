import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { fitToCard } from '@waymark/contract/card-texts.ts'
import { isJobUrl, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { useToast } from '../../ui/toast.tsx'
import { listSameOpenings } from './add/same-openings.api.ts'
import { recordApply, refreshJobs } from './job-tracking.api.ts'
import { statusName } from './status-texts.ts'

type Found = Pick<JobRecord, 'job_title' | 'job_url' | 'company_name'>
type Card = Found & Pick<JobRecord, 'location' | 'salary' | 'source'>

/** A found job as a card of the board, which needs a title and an employer: the page's host stands in. */
export function cardOf({ job_url, location = '', salary = '', source = '', ...found }: Found & Partial<Card>): Card {
  const host = isJobUrl(job_url) ? new URL(job_url).hostname : ''
  const job_title = found.job_title.trim() || host
  const company_name = found.company_name.trim() || host
  return { job_url, ...fitToCard({ job_title, company_name, location, salary, source }) }
}

/**
 * Records an Apply after its page was opened; a failure is told in a message, and so is that the board has this opening
 * under another address: then it is added only on the user's word.
 */
export function useRecordApply() {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  async function add(card: Card): Promise<void> {
    try {
      await recordApply(card)
      void refreshJobs(client)
    } catch (error) {
      console.warn('An Apply was not recorded.', error)
      toast('error', t`The job was opened, but it could not be added to your board.`)
    }
  }
  return async (found: Found & Partial<Card>): Promise<void> => {
    const card = cardOf(found)
    const [same] = await listSameOpenings(card)
    if (!same) return add(card)
    const { job_title, history } = same
    const stage = statusName(history.at(-1)?.status ?? '')
    toast('success', t`You have this opening on your board already: ${job_title}, ${stage}`, {
      label: t`Add it nevertheless`,
      onAct: () => void add(card),
    })
  }
}
