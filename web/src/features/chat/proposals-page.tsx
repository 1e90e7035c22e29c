import { Trans, useLingui } from '@lingui/react/macro'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { ProposalCard } from './parts/proposal-card.tsx'
import { useOpenProposals } from './parts/proposals.api.ts'

/** What the assistant or an outside client proposed, wherever that was. */
export function ProposalsPage() {
  const { t } = useLingui()
  const query = useOpenProposals()
  const { data, isPending, isError } = query
  return (
    <div className="mx-auto flex w-full max-w-3xl page-space flex-col gap-6">
      <title>{`${t`Proposals`} · Waymark`}</title>
      <header>
        <h1 tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
          <Trans>Proposals</Trans>
        </h1>
        <p className="mt-2 text-muted">
          <Trans>Changes that an assistant suggests. Nothing happens before you confirm it.</Trans>
        </p>
      </header>
      {isPending && (
        <Skeleton label={<Trans>Loading proposals...</Trans>}>
          <SkeletonBlock className="h-40 rounded-card" />
        </Skeleton>
      )}
      {isError && (
        <LoadFailure query={query}>
          <Trans>The proposals could not be loaded. Nothing changes before you confirm it.</Trans>
        </LoadFailure>
      )}
      {data?.length === 0 && (
        <p className="rounded-card border border-dashed border-line p-10 text-center text-muted">
          <Trans>No proposals are waiting for you.</Trans>
        </p>
      )}
      <ul className="flex flex-col gap-4 empty:hidden">
        {data?.map((proposal) => (
          <li key={proposal.id}>
            <ProposalCard proposal={proposal} />
          </li>
        ))}
      </ul>
    </div>
  )
}
