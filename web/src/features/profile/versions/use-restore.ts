import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/error-text.ts'
import { useToast } from '../../../ui/toast.tsx'
import { getProfile, restoreVersion, type LoadedProfile } from '../profile.api.ts'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'

type State = { busy: boolean; message: string; asks: boolean; attempt: number }
const calm: State = { busy: false, message: '', asks: false, attempt: 0 }

/** Brings a stored version back as the newest one. What is not saved here is put aside; a newer save is never run over. */
export function useRestore(draft: ProfileDraft, onDone: () => void) {
  const toast = useToast()
  const [state, setState] = useState(calm)
  // The message with Undo outlives the draft of the moment it was made in.
  const newestDraft = useRef(draft)
  newestDraft.current = draft
  const say = (message: string, asks = false) =>
    setState(({ attempt }) => ({ busy: false, message, asks, attempt: attempt + 1 }))

  function show(newest: LoadedProfile): void {
    const now = newestDraft.current
    if (now.hasUnsavedWork) now.reload(newest)
    else now.startOver(newest)
  }

  async function undo(back: number, expected: number): Promise<void> {
    try {
      show(await restoreVersion(back, expected))
      toast('success', t`The profile is as it was before.`)
    } catch (error) {
      toast('error', errorText(error, t`The version could not be restored. Please try again.`))
    }
  }

  async function restore(version: number): Promise<void> {
    const before = draft.savedVersion
    if (draft.hasUnsavedWork && !state.asks)
      return say(
        t`You have changes that are not saved. If you restore this version, they are put aside, and you can bring them back.`,
        true,
      )
    setState((now) => ({ ...now, busy: true }))
    try {
      const newest = await restoreVersion(version, before)
      show(newest)
      setState(calm)
      const action = { label: t`Undo`, onAct: () => void undo(before, newest.version) }
      toast('success', t`Version ${version} is restored.`, action)
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'profile_changed') return changedElsewhere()
      say(errorText(error, t`The version could not be restored. Please try again.`))
    }
  }

  /** The page showed an older profile than the server holds: first it shows the newest, then the user may decide again. */
  async function changedElsewhere(): Promise<void> {
    const newest = await getProfile().catch(() => null)
    if (newest) show(newest)
    say(
      newest
        ? t`Your profile was changed somewhere else; the page behind shows the newest one now. Restore again if you still want this version.`
        : t`Your profile was changed somewhere else, and the newest one could not be loaded. Please try again.`,
    )
  }

  return { ...state, restore, forget: () => setState(calm) }
}
