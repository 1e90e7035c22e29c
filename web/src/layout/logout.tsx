import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { signOut } from '../features/accounts/accounts.api.ts'
import { session } from '../lib/session.ts'
import { useAction } from '../lib/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { rowClasses } from './sidebar-link.tsx'

/** Signs out of every tab, and asks first if that would delete unsaved work. */
export function Logout({ isFolded }: { isFolded: boolean }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { run } = useAction(async () => {
    if (await session.hasDraftsAnywhere()) setAsking(true)
    else signOut()
  })
  return (
    <>
      <button
        type="button"
        className={rowClasses(isFolded)}
        title={isFolded ? t`Logout` : undefined}
        onClick={() => void run()}
      >
        <LogOut aria-hidden className="size-5 shrink-0" />
        <span className={isFolded ? 'sr-only' : undefined}>
          <Trans>Logout</Trans>
        </span>
      </button>
      <Dialog
        open={isAsking}
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
