import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../lib/use-action.ts'
import { Alert, FailureAlert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { exportFile, type ExportFormat } from './profile.api.ts'

const formats: { format: ExportFormat; name: MessageDescriptor; use: MessageDescriptor }[] = [
  {
    format: 'json-resume',
    name: msg`JSON Resume (.json)`,
    use: msg`For other programs: an open format that many CV builders read.`,
  },
  {
    format: 'waymark',
    name: msg`Waymark profile (.json)`,
    use: msg`Everything in it, to keep or to import into another Waymark.`,
  },
]

type Props = { isUnsaved: boolean }

export function ExportButton({ isUnsaved }: Props) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<ExportFormat>()
  const { run, isBusy, failure, reset } = useAction(exportFile)

  async function download(format: ExportFormat): Promise<void> {
    setAsked(format)
    if (await run(format)) setOpen(false)
  }
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          reset()
          setOpen(true)
        }}
      >
        <Download aria-hidden className="size-4" />
        <Trans>Export</Trans>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Export your profile`}>
        <div className="flex flex-col gap-4">
          {isUnsaved && (
            <Alert variant="note">
              <Trans>The file holds your profile as it was last saved, without your unsaved changes.</Trans>
            </Alert>
          )}
          {formats.map(({ format, name, use }) => (
            <div key={format} className="flex flex-col items-start gap-2 rounded-card border border-line p-5">
              <p className="text-muted">{i18n._(use)}</p>
              <Button
                variant="quiet"
                busy={isBusy && asked === format}
                disabled={isBusy}
                onClick={() => void download(format)}
              >
                <Download aria-hidden className="size-4" />
                {i18n._(name)}
              </Button>
            </div>
          ))}
          <FailureAlert failure={failure} text={t`The file could not be created. Please try again.`} />
        </div>
      </Dialog>
    </>
  )
}
