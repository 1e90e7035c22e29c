import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { signOut } from '../features/accounts/accounts.api.ts'
import { session } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Signs out of every tab; unsaved work would be gone with it, so then it asks first. */
export function Logout({ className }: { className: string }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const running = useRef(false)

  async function leave(): Promise<void> {
    if (running.current) return
    running.current = true
    if (await session.hasDraftsAnywhere()) setAsking(true)
    else signOut()
    running.current = false
  }

  return (
    <>
      <button type="button" className={className} onClick={() => void leave()}>
        <LogOut aria-hidden className="size-5 shrink-0" />
        <Trans>Logout</Trans>
      </button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Log out without saving?`}
        description={t`There is work in this tab or another one that is not saved yet. Logging out deletes it.`}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={signOut}>
              <Trans>Log out and delete it</Trans>
            </Button>
            <Button onClick={() => setAsking(false)}>
              <Trans>Stay signed in</Trans>
            </Button>
          </div>
        }
      >
        {null}
      </Dialog>
    </>
  )
}
