import { Trans } from '@lingui/react/macro'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import type { useJobs } from '../job-tracking.api.ts'

/** An empty board without this message would look like lost work. */
export function LoadProblem({ query }: { query: ReturnType<typeof useJobs> }) {
  return (
    <div className="mx-auto w-full max-w-[101rem] px-6 sm:px-10">
      <LoadFailure query={query}>
        {query.data ? (
          <Trans>The board could not be refreshed, so it may be out of date.</Trans>
        ) : (
          <Trans>Your jobs could not be loaded. Nothing is lost: they will be here when the connection is back.</Trans>
        )}
      </LoadFailure>
    </div>
  )
}
