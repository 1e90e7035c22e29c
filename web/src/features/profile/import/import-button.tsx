import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ImportStart } from './import-start.tsx'
import type { ProfileImport } from './use-profile-import.ts'

/** "Import a CV" beside a profile that is filled already. */
export function ImportButton({ start }: { start: ProfileImport }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const isReviewing = start.review !== null

  useEffect(() => {
    if (isReviewing) setOpen(false)
  }, [isReviewing])

  function close(): void {
    start.cancel()
    start.dismissProblem()
    setOpen(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <FileUp aria-hidden className="size-4" />
        <Trans>Import a CV</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t`Import a CV`}
        description={t`What it says is compared with your profile; you choose what is imported.`}
        // The review takes the focus, and gives it back to the page.
        finalFocus={() => (isReviewing ? false : null)}
      >
        <ImportStart start={start} />
      </Dialog>
    </>
  )
}
