import { Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPage } from '../../../lib/navigation/lazy-page.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'

// Loaded on demand: few visits need it.
const VersionsDialog = lazyPage(() => import('./versions-dialog.tsx').then((m) => m.VersionsDialog))

export function VersionHistory({ draft }: { draft: ProfileDraft }) {
  const [open, setOpen] = useState(false)
  // Stays mounted while it closes, so that the focus returns.
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <History aria-hidden className="size-4" />
        <Trans>History</Trans>
      </Button>
      {wanted && (
        <Suspense>
          <VersionsDialog open={open} draft={draft} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
