import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/error-text.ts'
import { refreshProfileReaders } from '../../../lib/profile-readers.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useToast } from '../../../ui/toast.tsx'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'
import { getProfile, restoreVersion } from '../profile.api.ts'

type Message = { message: string; asks: boolean; attempt: number }
const none: Message = { message: '', asks: false, attempt: 0 }

/** Restores a stored version. Unsaved work is put aside, and a newer save is never overwritten. */
export function useRestore(draft: ProfileDraft, onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const [shown, setShown] = useState(none)
  const show = (message: string, asks = false) => setShown(({ attempt }) => ({ message, asks, attempt: attempt + 1 }))
  const failedText = (error: unknown) => errorText(error, t`The version could not be restored. Please try again.`)

  /** The page's profile was outdated: it shows the newest first, then the user decides again. */
  async function showChangedElsewhere(): Promise<void> {
    const newest = await getProfile().catch(() => null)
    if (newest) draft.showNewest(newest)
    show(
      newest
        ? t`Your profile was changed somewhere else; the page behind shows the newest one now. Restore again if you still want this version.`
        : t`Your profile was changed somewhere else, and the newest one could not be loaded. Please try again.`,
    )
  }

  const undoing = useAction(
    async (back: number, expected: number) => {
      draft.showNewest(await restoreVersion(back, expected))
      void refreshProfileReaders(client)
      toast('success', t`The profile is as it was before.`)
    },
    { onFailure: (error) => toast('error', failedText(error)) },
  )
  const restoring = useAction(
    async (version: number) => {
      const before = draft.now().saved.version
      const newest = await restoreVersion(version, before).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'profile_changed') return null
        throw error
      })
      if (!newest) return showChangedElsewhere()
      draft.showNewest(newest)
      void refreshProfileReaders(client)
      setShown(none)
      const undo = { label: t`Undo`, onAct: () => void undoing.run(before, newest.version) }
      toast('success', t`Version ${version} is restored.`, undo)
      onDone()
    },
    { onFailure: (error) => show(failedText(error)) },
  )

  async function restore(version: number): Promise<void> {
    if (draft.hasUnsavedWork && !shown.asks)
      return show(
        t`You have changes that are not saved. If you restore this version, they are put aside, and you can bring them back.`,
        true,
      )
    await restoring.run(version)
  }

  return { ...shown, busy: restoring.isBusy, restore, forget: () => setShown(none) }
}
