import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { useToast } from '../../../ui/toast.tsx'
import { restoreVersion, saveDocument, type LoadedProfile } from '../../profile/profile.api.ts'
import { refreshApplication } from '../application.api.ts'

/** Saves an answer as a version of the profile, with Undo. */
export function useProfileAnswer(job_url: string) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()

  async function undo(before: LoadedProfile, version: number): Promise<void> {
    try {
      // A new user's empty profile is stored nowhere.
      if (before.version > 0) await restoreVersion(before.version, version)
      else await saveDocument(before.document, version)
      toast('success', t`Your profile is as it was before.`)
    } catch (error) {
      console.warn('The profile was not restored.', error)
      toast('error', t`That could not be undone. Your profile’s versions still have it.`)
    }
    await refreshApplication(client, job_url)
  }

  return async (before: LoadedProfile, document: ProfileDocument): Promise<void> => {
    const version = await saveDocument(document, before.version)
    toast('success', t`Added to your profile, in your words.`, {
      label: t`Undo`,
      onAct: () => void undo(before, version),
    })
    await refreshApplication(client, job_url)
  }
}
