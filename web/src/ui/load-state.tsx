import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { Skeleton } from './skeleton.tsx'

type Props = { query: ComponentProps<typeof LoadFailure>['query'] & { isError: boolean } }

/** In place of data that has not arrived: it is loading, or it could not be loaded. */
export function LoadState({ query }: Props) {
  if (!query.isError) return <Skeleton label={<Trans>Loading...</Trans>} />
  return (
    <LoadFailure query={query}>
      <Trans>This could not be loaded. Nothing is lost.</Trans>
    </LoadFailure>
  )
}
