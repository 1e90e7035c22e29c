import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useAction } from '../../../lib/use-action.ts'
import { FailureAlert } from '../../../ui/alert.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { downloadCsv } from './job-transfer.api.ts'

export function CsvExport() {
  const { t } = useLingui()
  const { run, isBusy, failure } = useAction(downloadCsv)
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="text-lg font-bold">
        <Trans>Save the board as a file</Trans>
      </h3>
      <p className="text-muted">
        <Trans>Every job with its whole history, archived ones too. Excel, LibreOffice and Numbers open it.</Trans>
      </p>
      <FailureAlert failure={failure} text={t`The file could not be created. Please try again.`} />
      <BusyButton
        variant="quiet"
        Icon={Download}
        busy={isBusy}
        busyText={t`Creating the file...`}
        onClick={() => void run()}
      >
        <Trans>Download CSV file</Trans>
      </BusyButton>
    </section>
  )
}
