import type { QueryClient } from '@tanstack/react-query'
import { confirmProposal, declineProposal, undoProposal, type Proposal } from '@waymark/contract/proposals.ts'
import { call } from '../../../lib/call.ts'
import { refreshProfileReaders } from '../../../lib/profile-readers.ts'
import { refreshApplication } from '../../documents/application.api.ts'
import { refreshJobs } from '../../job-tracking/job-tracking.api.ts'
import { changeProposal } from '../chat.api.ts'

const decisions = { confirm: confirmProposal, decline: declineProposal, undo: undoProposal }
export type Decision = keyof typeof decisions

/**
 * Tells the server what the user decided, and shows the outcome wherever the proposal stands.
 * @throws ApiError `proposal_stale` when what it is about changed meanwhile, `proposal_decided` when another tab decided
 */
export async function decide(client: QueryClient, { id }: Proposal, decision: Decision): Promise<void> {
  const { proposal } = await call(decisions[decision], { params: { id }, body: {} })
  await changeProposal(client, proposal)
  if (decision === 'decline') return
  const { job_url } = proposal
  await (job_url === null
    ? refreshProfileReaders(client)
    : Promise.all([refreshJobs(client), refreshApplication(client, job_url)]))
}
