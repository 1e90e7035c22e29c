import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type Props = {
  open: boolean
  saving: boolean
  canSave: boolean
  onSave: () => void
  onLeave: () => void
  onStay: () => void
}

export function LeaveDialog({ open, saving, canSave, onSave, onLeave, onStay }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onClose={onStay}
      keepOpen
      title={t`Leave without saving?`}
      description={t`Your changes are not saved yet. They stay in this tab, and will be here when you come back to your profile.`}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onLeave} className="sm:mr-auto">
            <Trans>Leave without saving</Trans>
          </Button>
          <Button variant={canSave ? 'quiet' : 'primary'} onClick={onStay}>
            <Trans>Stay</Trans>
          </Button>
          {canSave && (
            <Button disabled={saving} onClick={onSave} className="disabled:text-on-accent! disabled:opacity-70">
              {saving ? <Trans>Saving...</Trans> : <Trans>Save and leave</Trans>}
            </Button>
          )}
        </div>
      }
    >
      {null}
    </Dialog>
  )
}
