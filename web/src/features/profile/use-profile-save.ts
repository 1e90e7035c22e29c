import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { serverText } from '../../lib/error-text.ts'
import { useToast } from '../../ui/toast.tsx'
import { getProfile, saveDocument, UnsuccessfulSaveError } from './profile.api.ts'
import { below, problemsOf } from './profile-problems.ts'
import type { ProfileDraft } from './use-profile-draft.ts'

type Outcome = { error: string | null; detail: string; attempt: number; conflict: boolean; reloadFailed: boolean }
const untroubled = { error: null, detail: '', conflict: false, reloadFailed: false }

/** The server said no: its answer says so, and trying again at once may help. Everything else is a fault (spec §8). */
function isUnsuccessful(error: unknown): boolean {
  if (error instanceof UnsuccessfulSaveError) return true
  return error instanceof ApiError && error.code !== 'unreadable' && error.status >= 400 && error.status < 500
}

/**
 * Save All Changes: the whole profile at once, and what may come of it.
 * @param isUnloaded the profile did not load: before saving it is loaded, so that an empty one never replaces it
 */
export function useProfileSave(draft: ProfileDraft, isUnloaded: boolean, onSaved: () => void) {
  const toast = useToast()
  const [saving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({ ...untroubled, attempt: 0 })
  // State comes too late for two quick clicks in one frame.
  const running = useRef(false)

  const settle = (next: Partial<Outcome>) =>
    setOutcome(({ attempt }) => ({ ...untroubled, ...next, attempt: attempt + 1 }))

  function fail(error: unknown): void {
    if (error instanceof ApiError && error.code === 'profile_changed') return settle({ conflict: true })
    if (!isUnsuccessful(error)) return settle({ error: t`Failed to save profile. Please try again later.` })
    const fields = error instanceof ApiError ? error.fields : {}
    draft.showProblem(below(fields, 'data'))
    settle({ error: t`Failed to save profile. Please try again.`, detail: serverText(error) })
  }

  async function send(version: number | undefined): Promise<void> {
    if (running.current) return
    if (draft.showProblem(problemsOf(draft.document))) {
      return settle({ error: t`Some fields must be changed before the profile can be saved.` })
    }
    running.current = true
    setSaving(true)
    try {
      let [document, base] = [draft.document, version]
      if (isUnloaded && draft.version === 0) {
        const newest = await getProfile().catch(() => null)
        if (!newest) return settle({ error: t`Failed to save profile. Please try again later.` })
        if (newest.version > 0) [document, base] = [draft.rebase(newest), newest.version]
      }
      const saved = await saveDocument(document, base)
      draft.markSaved(document, saved)
      settle({})
      toast('success', t`Your profile is saved.`)
      onSaved()
    } catch (error) {
      fail(error)
    } finally {
      running.current = false
      setSaving(false)
    }
  }

  async function reload(): Promise<void> {
    if (running.current) return
    running.current = true
    setSaving(true)
    try {
      const newest = await getProfile()
      if (!newest) return settle({ conflict: true, reloadFailed: true })
      draft.reload(newest)
      settle({})
    } catch {
      settle({ conflict: true, reloadFailed: true })
    } finally {
      running.current = false
      setSaving(false)
    }
  }

  return {
    ...outcome,
    saving,
    save: () => send(draft.version),
    overwrite: () => send(undefined),
    reload,
    dismissConflict: () => setOutcome((before) => ({ ...before, conflict: false, reloadFailed: false })),
    forget: () => settle({}),
  }
}
