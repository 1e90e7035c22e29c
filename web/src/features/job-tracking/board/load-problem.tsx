import { Trans } from '@lingui/react/macro'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'

type Props = {
  isOutdated: boolean
  isBusy: boolean
  onRetry: () => void
}

/** An empty board without this message would look like lost work. */
export function LoadProblem({ isOutdated, isBusy, onRetry }: Props) {
  return (
    <div className="mx-auto w-full max-w-[101rem] px-6 sm:px-10">
      <Alert variant="error">
        <p>
          {isOutdated ? (
            <Trans>The board could not be refreshed, so it may be out of date.</Trans>
          ) : (
            <Trans>
              Your jobs could not be loaded. Nothing is lost: they will be here when the connection is back.
            </Trans>
          )}
        </p>
        <Button variant="quiet" busy={isBusy} onClick={onRetry} className="mt-3">
          <Trans>Retry</Trans>
        </Button>
      </Alert>
    </div>
  )
}
