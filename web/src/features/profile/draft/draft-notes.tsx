import { Trans } from '@lingui/react/macro'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ProfileDraft } from './use-profile-draft.ts'

export function DraftNotes({ draft }: { draft: ProfileDraft }) {
  const { aside } = draft
  return (
    <>
      {draft.restored && (
        <Alert variant="note">
          <p>
            <Trans>Your changes from before are here again. They are not saved yet.</Trans>
          </p>
          <Button variant="text" onClick={draft.dismissNote} className="mt-1">
            <Trans>Got it</Trans>
          </Button>
        </Alert>
      )}
      {aside && (
        <Alert variant="note">
          <p>
            <Trans>The profile as you had it here before was put aside.</Trans>
          </p>
          <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            <Button variant="text" onClick={() => draft.bringBack(aside)}>
              <Trans>Bring it back</Trans>
            </Button>
            <Button variant="text" onClick={draft.dropAside}>
              <Trans>Not needed any more</Trans>
            </Button>
          </p>
        </Alert>
      )}
    </>
  )
}
