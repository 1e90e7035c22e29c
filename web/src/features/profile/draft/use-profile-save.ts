import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { VersionOrigin } from '@waymark/contract/profile.ts'
import { useRef, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { serverText } from '../../../lib/error-text.ts'
import { refreshProfileReaders } from '../../../lib/profile-readers.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useToast } from '../../../ui/toast.tsx'
import { isSame } from '../fields/profile-document.ts'
import { problemsBelow, problemsOf } from '../fields/profile-problems.ts'
import { getProfile, saveDocument, undoSave, UnsuccessfulSaveError, type LoadedProfile } from '../profile.api.ts'
import type { ProfileDraft } from './use-profile-draft.ts'

type Outcome = { error: string | null; detail: string; attempt: number; conflict: boolean; reloadFailed: boolean }
const noTrouble = { error: null, detail: '', conflict: false, reloadFailed: false }

/** True if the server answered without saving; anything else is a fault with its own message. */
function isUnsuccessful(error: unknown): boolean {
  if (error instanceof UnsuccessfulSaveError) return true
  return error instanceof ApiError && error.code !== 'unreadable' && error.status >= 400 && error.status < 500
}

const isChangedElsewhere = (error: unknown) => error instanceof ApiError && error.code === 'profile_changed'

/** Saves the whole profile. `isUnloaded`: it is loaded first, so that an empty profile never replaces it. */
export function useProfileSave(draft: ProfileDraft, isUnloaded: boolean, onSaved: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const [outcome, setOutcome] = useState<Outcome>({ ...noTrouble, attempt: 0 })
  const imported = useRef<{ document: ProfileDocument; origin: VersionOrigin; before: LoadedProfile; version: number }>(
    null,
  )
  const settle = (next: Partial<Outcome>) =>
    setOutcome(({ attempt }) => ({ ...noTrouble, ...next, attempt: attempt + 1 }))

  function fail(error: unknown): void {
    if (isChangedElsewhere(error)) return settle({ conflict: true })
    if (!isUnsuccessful(error)) return settle({ error: t`Failed to save profile. Please try again later.` })
    draft.showProblem(problemsBelow(error instanceof ApiError ? error.fields : {}, 'data'))
    settle({ error: t`Failed to save profile. Please try again.`, detail: serverText(error) })
  }

  // One action for all: saving, undoing an import and loading a newer profile must not overlap.
  const { run, isBusy } = useAction((step: () => Promise<boolean>) => step(), { onFailure: fail })
  const isDone = async (step: () => Promise<boolean>) => (await run(step))?.result ?? false

  /** The document to send and the version it is based on; null if the profile does not load. */
  async function readyToSend(document: ProfileDocument, version: number | undefined) {
    if (!isUnloaded || draft.now().version > 0) return { document, version }
    const newest = await getProfile().catch(() => null)
    if (!newest) return null
    return newest.version > 0 ? { document: draft.rebase(newest), version: newest.version } : { document, version }
  }

  const send = (version: number | undefined, given = draft.now().document): Promise<boolean> =>
    isDone(async () => {
      if (draft.showProblem(problemsOf(given))) {
        settle({ error: t`Some fields must be changed before the profile can be saved.` })
        return false
      }
      const ready = await readyToSend(given, version)
      if (!ready) {
        settle({ error: t`Failed to save profile. Please try again later.` })
        return false
      }
      const last = imported.current
      const isImport = last !== null && isSame(last.document, ready.document)
      const saved = await saveDocument(ready.document, ready.version, isImport ? last.origin : undefined)
      if (isImport) last.version = saved
      draft.markSaved(ready.document, saved)
      void refreshProfileReaders(client)
      settle({})
      onSaved()
      return true
    })

  async function save(version: number | undefined): Promise<boolean> {
    const isSaved = await send(version)
    if (isSaved) toast('success', t`Your profile is saved.`)
    return isSaved
  }

  /** Saves an import as a version of its own. If saving fails, it stays as an unsaved change. */
  function saveImported(document: ProfileDocument, fileName: string): Promise<boolean> {
    const { document: earlier, version } = draft.now()
    const before = { document: earlier, version }
    imported.current = { document, origin: { kind: 'import', file_name: fileName }, before, version: 0 }
    draft.replace(document, false)
    return send(version, document)
  }

  /** Restores the version before the import; what is on the page now can be brought back. */
  const undoImport = (): Promise<boolean> =>
    isDone(async () => {
      if (!imported.current) return false
      const { before, version } = imported.current
      try {
        draft.reload(await undoSave(before, version))
        void refreshProfileReaders(client)
        settle({})
        toast('success', t`The import was undone. Your profile is as it was before.`)
        return true
      } catch (error) {
        toast(
          'error',
          isChangedElsewhere(error)
            ? t`Your profile was saved again since the import, so it was left as it is. The version before is among the earlier versions.`
            : t`The import could not be undone. Please try again, or bring back the version before from the earlier versions.`,
        )
        return false
      }
    })

  const reload = (): Promise<boolean> =>
    isDone(async () => {
      const newest = await getProfile().catch(() => null)
      if (newest) draft.reload(newest)
      settle(newest ? {} : { conflict: true, reloadFailed: true })
      return newest !== null
    })

  return {
    ...outcome,
    saving: isBusy,
    save: () => save(draft.now().version),
    overwrite: () => save(undefined),
    saveImported,
    undoImport,
    reload,
    dismissConflict: () => setOutcome((before) => ({ ...before, conflict: false, reloadFailed: false })),
    forget: () => settle({}),
  }
}
export type ProfileSave = ReturnType<typeof useProfileSave>
