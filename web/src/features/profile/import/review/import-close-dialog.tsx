import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'

type Props = { open: boolean; onStay: () => void; onLeave: () => void }

/** Asks before choices are lost, for example by an accidental Escape. */
export function ImportCloseDialog({ open, onStay, onLeave }: Props) {
  const { t } = useLingui()
  // A second accidental key press must not confirm.
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onStay}
      initialFocus={stay}
      title={t`Stop this import?`}
      description={t`What you chose and changed here will be lost. Your profile stays as it is.`}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onLeave}>
            <Trans>Stop the import</Trans>
          </Button>
          <Button ref={stay} onClick={onStay}>
            <Trans>Keep checking</Trans>
          </Button>
        </div>
      }
    >
      {null}
    </Dialog>
  )
}
