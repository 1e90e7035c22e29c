import { Trans, useLingui } from '@lingui/react/macro'
import { ProposalCard } from './parts/proposal-card.tsx'
import { useOpenProposals } from './parts/proposals.api.ts'

/** What the assistant or an outside client proposed, wherever that was. */
export function ProposalsPage() {
  const { t } = useLingui()
  const { data, isError } = useOpenProposals()
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-8 sm:px-6">
      <title>{`${t`Proposals`} · Waymark`}</title>
      <header>
        <h1 tabIndex={-1} className="text-2xl font-bold">
          <Trans>Proposals</Trans>
        </h1>
        <p className="mt-1 text-muted">
          <Trans>Changes that wait for you. Nothing happens before you confirm it.</Trans>
        </p>
      </header>
      {isError && (
        <p role="alert" className="font-medium text-danger">
          <Trans>The proposals could not be loaded. Please reload the page.</Trans>
        </p>
      )}
      {data?.length === 0 && (
        <p>
          <Trans>Nothing waits for you.</Trans>
        </p>
      )}
      <ul className="flex flex-col gap-4">
        {data?.map((proposal) => (
          <li key={proposal.id}>
            <ProposalCard proposal={proposal} />
          </li>
        ))}
      </ul>
    </div>
  )
}
