import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { serverText } from '../../../lib/error-text.ts'
import { useToast } from '../../../ui/toast.tsx'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { VersionOrigin } from '@waymark/contract/profile.ts'
import { isSame } from '../fields/profile-document.ts'
import { getProfile, restoreVersion, saveDocument, UnsuccessfulSaveError, type LoadedProfile } from '../profile.api.ts'
import { below, problemsOf } from '../fields/profile-problems.ts'
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
  /** The document that an import made, and what to go back to. It tells where it came from whenever it is saved. */
  const imported = useRef<{ document: ProfileDocument; origin: VersionOrigin; before: LoadedProfile; version: number }>(
    null,
  )

  const settle = (next: Partial<Outcome>) =>
    setOutcome(({ attempt }) => ({ ...untroubled, ...next, attempt: attempt + 1 }))

  function fail(error: unknown): void {
    if (error instanceof ApiError && error.code === 'profile_changed') return settle({ conflict: true })
    if (!isUnsuccessful(error)) return settle({ error: t`Failed to save profile. Please try again later.` })
    const fields = error instanceof ApiError ? error.fields : {}
    draft.showProblem(below(fields, 'data'))
    settle({ error: t`Failed to save profile. Please try again.`, detail: serverText(error) })
  }

  /** True once it is saved. */
  async function send(version: number | undefined, given = draft.document): Promise<boolean> {
    if (running.current) return false
    const refuse = (next: Partial<Outcome>) => {
      settle(next)
      return false
    }
    if (draft.showProblem(problemsOf(given)))
      return refuse({ error: t`Some fields must be changed before the profile can be saved.` })
    running.current = true
    setSaving(true)
    try {
      let [document, base] = [given, version]
      if (isUnloaded && draft.version === 0) {
        const newest = await getProfile().catch(() => null)
        if (!newest) return refuse({ error: t`Failed to save profile. Please try again later.` })
        if (newest.version > 0) [document, base] = [draft.rebase(newest), newest.version]
      }
      const last = imported.current
      const isImport = last !== null && isSame(last.document, document)
      const saved = await saveDocument(document, base, isImport ? last.origin : undefined)
      if (isImport) last.version = saved
      draft.markSaved(document, saved)
      settle({})
      onSaved()
      return true
    } catch (error) {
      fail(error)
      return false
    } finally {
      running.current = false
      setSaving(false)
    }
  }

  async function save(version: number | undefined): Promise<boolean> {
    const isSaved = await send(version)
    if (isSaved) toast('success', t`Your profile is saved.`)
    return isSaved
  }

  /** Nothing else is unsaved: the import is a version of its own. Where saving fails it stays as an unsaved change. */
  async function saveImported(document: ProfileDocument, fileName: string): Promise<boolean> {
    const before = { document: draft.document, version: draft.version }
    imported.current = { document, origin: { kind: 'import', file_name: fileName }, before, version: 0 }
    draft.replace(document, false)
    return send(draft.version, document)
  }

  /** The version before the import becomes the newest one again; what is here now can still be brought back. */
  async function undoImport(): Promise<void> {
    if (running.current || !imported.current) return
    const { before, version } = imported.current
    running.current = true
    setSaving(true)
    try {
      const restored =
        before.version > 0
          ? await restoreVersion(before.version, version)
          : { document: before.document, version: await saveDocument(before.document, version) }
      draft.reload(restored)
      settle({})
      toast('success', t`The import was undone. Your profile is as it was before.`)
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === 'profile_changed'
      toast(
        'error',
        isChanged
          ? t`Your profile was saved again since the import, so it was left as it is. The version before is among the earlier versions.`
          : t`The import could not be undone. Please try again, or bring back the version before from the earlier versions.`,
      )
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
    save: () => save(draft.version),
    overwrite: () => save(undefined),
    saveImported,
    undoImport,
    reload,
    dismissConflict: () => setOutcome((before) => ({ ...before, conflict: false, reloadFailed: false })),
    forget: () => settle({}),
  }
}
export type ProfileSave = ReturnType<typeof useProfileSave>
