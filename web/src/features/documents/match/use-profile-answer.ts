import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { refreshProfileReaders } from '../../../lib/profile-readers.ts'
import { useToast } from '../../../ui/toast.tsx'
import { saveDocument, undoSave, type LoadedProfile } from '../../profile/profile.api.ts'

/** Saves an answer as a version of the profile, with Undo. */
export function useProfileAnswer() {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()

  async function undo(before: LoadedProfile, version: number): Promise<void> {
    try {
      await undoSave(before, version)
      toast('success', t`Your profile is as it was before.`)
    } catch (error) {
      console.warn('The profile was not restored.', error)
      toast('error', t`That could not be undone. You can still find it among your profile’s versions.`)
    }
    await refreshProfileReaders(client)
  }

  return async (before: LoadedProfile, document: ProfileDocument): Promise<void> => {
    const version = await saveDocument(document, before.version)
    toast('success', t`Added to your profile, in your words.`, {
      label: t`Undo`,
      onAct: () => void undo(before, version),
    })
    await refreshProfileReaders(client)
  }
}
