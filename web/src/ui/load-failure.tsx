import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

type Props = { query: { isFetching: boolean; refetch: () => unknown }; children: ReactNode }

/** What could not be loaded, with a way to try again. */
export function LoadFailure({ query, children }: Props) {
  return (
    <Alert variant="error">
      <p>{children}</p>
      <Button variant="quiet" busy={query.isFetching} onClick={() => void query.refetch()} className="mt-3 min-h-11!">
        <Trans>Retry</Trans>
      </Button>
    </Alert>
  )
}
