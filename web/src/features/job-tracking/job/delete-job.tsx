import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Button } from '../../../ui/button.tsx'

type Props = {
  onDelete: () => Promise<void>
  onClose: () => void
  /** It is deleted already: closing is all that is left. */
  isGone: boolean
  /** What else can be done with the job; it steps aside while this asks. */
  beside?: ReactNode
  /** Something to say, before the last button. */
  children?: ReactNode
}

/** The foot of the detail dialog: delete in two steps (spec §4), or close. */
export function DeleteJob({ onDelete, onClose, isGone, beside, children }: Props) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  // State comes too late for two quick clicks in one frame.
  const running = useRef(false)
  const focusOnMount = (element: HTMLButtonElement | null) => element?.focus()
  const returned = useRef(false)

  async function confirm(): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await onDelete()
    } catch (error) {
      console.warn('The job was not deleted.', error)
      setFailures((count) => count + 1)
      setBusy(false)
      running.current = false
    }
  }

  return (
    <div className="flex flex-col gap-3">
      {failures > 0 && !busy && (
        <Alert key={failures} variant="error">
          <Trans>The job could not be deleted. Please try again.</Trans>
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isGone ? null : asking ? (
          <div role="group" aria-label={t`Are you sure?`} className="flex flex-wrap items-center gap-3">
            <p className="font-semibold">
              <Trans>Are you sure?</Trans>
            </p>
            <BusyButton
              busy={busy}
              busyText={t`Deleting...`}
              className="bg-danger! text-surface! hover:opacity-90"
              onClick={() => void confirm()}
            >
              <Trans>Confirm</Trans>
            </BusyButton>
            <Button
              variant="quiet"
              // The safe one of the two has the focus.
              ref={focusOnMount}
              disabled={busy}
              onClick={() => {
                returned.current = true
                setAsking(false)
                setFailures(0)
              }}
            >
              <Trans>Cancel</Trans>
            </Button>
          </div>
        ) : (
          <Button
            variant="quiet"
            ref={(element) => {
              if (returned.current) element?.focus()
              returned.current = false
            }}
            className="border-danger-line! text-danger! hover:bg-danger-soft!"
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden className="size-5" />
            <Trans>Delete Job</Trans>
          </Button>
        )}
        {!asking && !isGone && beside}
        {children}
        <Button variant="quiet" onClick={onClose} className="ms-auto">
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  )
}
