import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useAction } from '../../../lib/use-action.ts'
import { FailureAlert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { downloadEverything } from './account.api.ts'

export function ExportEverything() {
  const { t } = useLingui()
  const { run, isBusy, failure } = useAction(downloadEverything)
  return (
    <>
      <FailureAlert failure={failure} text={t`The archive could not be created. Please try again.`} />
      <Button
        variant="quiet"
        busy={isBusy}
        busyText={t`Creating the archive...`}
        onClick={() => void run()}
        className="self-start"
      >
        <Download aria-hidden className="size-4" />
        <Trans>Export everything</Trans>
      </Button>
    </>
  )
}
