import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAction } from '../../lib/use-action.ts'
import { FailureAlert } from '../../ui/alert.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { forgetConversation, removeConversation } from './chat.api.ts'

type Props = {
  session_id: string
  name: string
  open: boolean
  onClose: () => void
  onDeleted: () => void
  finalFocus: () => HTMLElement | null
}

export function DeleteDialog({ session_id, name, open, onClose, onDeleted, finalFocus }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const cancel = useRef<HTMLButtonElement>(null)
  const { run, isBusy, failure } = useAction(async () => {
    await removeConversation(client, session_id)
    onDeleted()
    forgetConversation(client, session_id)
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Delete this conversation?`}
      description={name}
      initialFocus={cancel}
      finalFocus={finalFocus}
    >
      <div className="flex flex-col gap-5">
        <FailureAlert failure={failure} text={t`The conversation could not be deleted. Please try again.`} />
        <p className="text-muted">
          <Trans>Its messages and attached files are deleted for good.</Trans>
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button ref={cancel} variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <BusyButton
            busy={isBusy}
            busyText={t`Deleting...`}
            onClick={() => void run()}
            className="bg-danger! text-surface! hover:opacity-90"
          >
            <Trans>Delete</Trans>
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}
