import { useQuery, type QueryClient } from '@tanstack/react-query'
import {
  confirmProposal,
  declineProposal,
  listProposals,
  undoProposal,
  type Proposal,
} from '@waymark/contract/proposals.ts'
import { call } from '../../../lib/call.ts'
import { refreshProfileReaders } from '../../../lib/profile-readers.ts'
import { refreshApplication } from '../../documents/application.api.ts'
import { refreshJobs } from '../../job-tracking/job-tracking.api.ts'
import { changeProposal, proposalsKey } from '../chat.api.ts'

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

const askEveryMs = 60_000

/** What waits for the user's decision, whoever proposed it; what was decided meanwhile stays until it is read anew. */
export function useOpenProposals() {
  return useQuery({
    queryKey: proposalsKey,
    queryFn: async ({ signal }) => (await call(listProposals, { signal })).proposals,
    staleTime: askEveryMs,
    // Outside clients propose while the app is open.
    refetchInterval: askEveryMs,
    networkMode: 'always',
  })
}
