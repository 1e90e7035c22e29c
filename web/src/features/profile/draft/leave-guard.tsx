import { LeaveDialog } from './leave-dialog.tsx'
import { useLeaveGuard } from '../../../lib/navigation/use-leave-guard.ts'
import type { ProfileDraft } from './use-profile-draft.ts'
import type { ProfileSave } from './use-profile-save.ts'

/** Asks before leaving for another page of the app. For closing the tab, the browser asks. */
export function LeaveGuard({ draft, save }: { draft: ProfileDraft; save: ProfileSave }) {
  const guard = useLeaveGuard(draft.hasUnsavedWork)

  async function saveAndLeave(): Promise<void> {
    if (await save.save()) guard.leave()
    else guard.stay()
  }
  return (
    <LeaveDialog
      open={guard.isAsking}
      saving={save.saving}
      canSave={!draft.hasOpenWork}
      onSave={() => void saveAndLeave()}
      onLeave={guard.leave}
      onStay={guard.stay}
    />
  )
}
