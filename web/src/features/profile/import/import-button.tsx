import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ImportStart } from './import-start.tsx'
import type { ProfileImport } from './use-profile-import.ts'

export function ImportButton({ profileImport }: { profileImport: ProfileImport }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const isReviewing = profileImport.review !== null

  if (open && isReviewing) setOpen(false)

  function close(): void {
    profileImport.cancel()
    profileImport.dismissProblem()
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
        finalFocus={() => (isReviewing ? false : null)}
      >
        <ImportStart profileImport={profileImport} />
      </Dialog>
    </>
  )
}
