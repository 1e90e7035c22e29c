import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type Props = {
  open: boolean
  busy: boolean
  failed: boolean
  onReload: () => void
  onOverwrite: () => void
  onClose: () => void
}

/** Shown if the profile was saved elsewhere meanwhile. Neither choice loses anything. */
export function ChangedElsewhereDialog({ open, busy, failed, onReload, onOverwrite, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      keepOpen
      title={t`Your profile was changed somewhere else`}
      description={t`It was saved in another tab or on another device since you opened it here. Your changes are not saved yet.`}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose} className="sm:mr-auto">
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="quiet" onClick={() => !busy && onOverwrite()} aria-disabled={busy || undefined}>
            <Trans>Overwrite</Trans>
          </Button>
          <Button onClick={() => !busy && onReload()} aria-disabled={busy || undefined}>
            <Trans>Reload</Trans>
          </Button>
        </div>
      }
    >
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="font-semibold">
            <Trans>Reload</Trans>
          </dt>
          <dd className="text-muted">
            <Trans>Shows the newer profile. Your changes here are put aside, and you can bring them back.</Trans>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <Trans>Overwrite</Trans>
          </dt>
          <dd className="text-muted">
            <Trans>Saves the profile as you see it here. The other one stays among the earlier versions.</Trans>
          </dd>
        </div>
      </dl>
      {failed && (
        <div className="mt-5">
          <Alert variant="error">
            <Trans>The newer profile could not be loaded. Please try again.</Trans>
          </Alert>
        </div>
      )}
    </Dialog>
  )
}
