import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorText } from '../../../lib/error-text.ts'
import { Alert } from '../../../ui/alert.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { downloadCsv } from './job-transfer.api.ts'

/** All that is on the board, as a file. */
export function CsvExport() {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  // State comes too late for two quick clicks in one frame.
  const running = useRef(false)

  async function download(): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure('')
    try {
      await downloadCsv()
    } catch (error) {
      console.warn('The board was not exported.', error)
      setFailure(errorText(error, t`The file could not be made. Please try again.`))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="text-lg font-bold">
        <Trans>Save the board as a file</Trans>
      </h3>
      <p className="text-muted">
        <Trans>Every job with its whole history, archived ones too. Excel, LibreOffice and Numbers open it.</Trans>
      </p>
      {failure && <Alert variant="error">{failure}</Alert>}
      <BusyButton
        variant="quiet"
        Icon={Download}
        busy={busy}
        busyText={t`Making the file...`}
        onClick={() => void download()}
      >
        <Trans>Download CSV file</Trans>
      </BusyButton>
    </section>
  )
}
