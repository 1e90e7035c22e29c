import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useAction } from '../../../lib/use-action.ts'
import { Alert } from '../../../ui/alert.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Button } from '../../../ui/button.tsx'

type Props = {
  onDelete: () => Promise<void>
  /** A dialog closes; a page has another way back. */
  onClose?: () => void
  /** Already deleted elsewhere: closing is all that is left. */
  isGone: boolean
  beside?: ReactNode
  children?: ReactNode
}

const deleteButtonId = 'delete-job'

export function DeleteJob({ onDelete, onClose, isGone, beside, children }: Props) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const { run, isBusy, failure, reset } = useAction(onDelete)
  const focusOnMount = (element: HTMLButtonElement | null) => element?.focus()

  function cancel(): void {
    flushSync(() => {
      setIsAsking(false)
      reset()
    })
    document.getElementById(deleteButtonId)?.focus()
  }

  return (
    <div className="flex flex-col gap-3">
      {failure && (
        <Alert key={failure.attempt} variant="error">
          <Trans>The job could not be deleted. Please try again.</Trans>
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isGone ? null : isAsking ? (
          <div role="group" aria-label={t`Are you sure?`} className="flex flex-wrap items-center gap-3">
            <p className="font-semibold">
              <Trans>Are you sure?</Trans>
            </p>
            <BusyButton
              busy={isBusy}
              busyText={t`Deleting...`}
              className="bg-danger! text-surface! hover:opacity-90"
              onClick={() => void run()}
            >
              <Trans>Confirm</Trans>
            </BusyButton>
            {/* The harmless one of the two has the focus. */}
            <Button variant="quiet" ref={focusOnMount} disabled={isBusy} onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        ) : (
          <Button
            id={deleteButtonId}
            variant="quiet"
            className="border-danger-line! text-danger! hover:bg-danger-soft!"
            onClick={() => setIsAsking(true)}
          >
            <Trash2 aria-hidden className="size-5" />
            <Trans>Delete Job</Trans>
          </Button>
        )}
        {!isAsking && !isGone && beside}
        {children}
        {onClose && (
          <Button variant="quiet" onClick={onClose} className="ms-auto">
            <Trans>Close</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
