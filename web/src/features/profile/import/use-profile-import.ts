import { t } from '@lingui/core/macro'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { loadChunk } from '../../../lib/load-chunk.ts'
import { session } from '../../../lib/session.ts'
import { useToast } from '../../../ui/toast.tsx'
import { undecided } from './plan/import-decisions.ts'
import { fileProblem, keptFileName, refusalText } from './import-file.ts'
import type { ImportScreenProps } from './review/import-screen.tsx'
import { readReview, writeReview, type Review } from './import-storage.ts'
import { readProfileFile } from '../profile.api.ts'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'
import type { ProfileSave } from '../draft/use-profile-save.ts'

export type ImportState = {
  /** The name of the file that is being read. */
  reading: string | null
  problem: { text: string; attempt: number }
}

/** The review comes as a part of its own: who does not import never loads it. */
const loadScreen = async (): Promise<ComponentType<ImportScreenProps>> =>
  (await loadChunk(() => import('./review/import-screen.tsx'))).ImportScreen

/** Import a CV: a file is read, looked through beside its lines, and merged into the profile. */
export function useProfileImport(draft: ProfileDraft, save: ProfileSave, focusPage: () => void) {
  const toast = useToast()
  const [state, setState] = useState<ImportState>({ reading: null, problem: { text: '', attempt: 0 } })
  const [review, setReview] = useState<Review | null>(null)
  const [Screen, setScreen] = useState<ComponentType<ImportScreenProps> | null>(null)
  const running = useRef<AbortController | null>(null)
  const isStored = useRef(true)
  /** Each takes its message away, once it is no longer true or of use. */
  const closeUnsavedNote = useRef(() => {})
  const closeUndo = useRef(() => {})
  // A message's button is pressed later than it was made.
  const saveNow = useRef(save)
  saveNow.current = save

  const fail = (text: string) =>
    setState(({ problem }) => ({ reading: null, problem: { text, attempt: problem.attempt + 1 } }))

  function open(next: Review, ScreenPart: ComponentType<ImportScreenProps>): void {
    setScreen(() => ScreenPart)
    setReview(next)
    keep(next)
  }
  function keep(next: Review | null): void {
    // After signing out nothing may be written again: the storage was cleared for the next user.
    isStored.current = !session.get().token || writeReview(next)
  }

  useEffect(() => {
    const found = readReview()
    if (found)
      loadScreen().then(
        (part) => open(found, part),
        () => fail(failedPart()),
      )
    const ask = (event: BeforeUnloadEvent) => {
      if (!isStored.current && session.get().token) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      running.current?.abort()
    }
    // Once, when the page opens.
  }, [])

  useEffect(() => {
    if (!draft.hasUnsavedWork) closeUnsavedNote.current()
  }, [draft.hasUnsavedWork])

  async function read(files: readonly File[]): Promise<void> {
    const problem = fileProblem(files)
    const [file] = files
    if (problem !== null || !file) return fail(problem ?? '')
    // Undoing the last import under the review of the next would change what that one is compared with.
    closeUndo.current()
    const control = new AbortController()
    running.current?.abort()
    running.current = control
    setState(({ problem: { attempt } }) => ({ reading: file.name, problem: { text: '', attempt } }))
    try {
      const coming = loadScreen().catch(() => null)
      const answer = await readProfileFile(file, control.signal)
      const part = await coming
      if (control.signal.aborted) return
      if (!part) return fail(failedPart())
      setState(({ problem: { attempt } }) => ({ reading: null, problem: { text: '', attempt } }))
      open({ reading: { ...answer, fileName: keptFileName(file.name) }, decisions: undecided }, part)
    } catch (error) {
      if (!control.signal.aborted) fail(refusalText(error, file))
    }
  }

  function cancel(): void {
    running.current?.abort()
    setState((before) => ({ ...before, reading: null }))
  }

  function close(): void {
    setReview(null)
    keep(null)
    // What opened the review may be gone: readers start again at the page's heading.
    requestAnimationFrame(focusPage)
  }

  /** Saved at once only where nothing else would be saved with it unasked. */
  async function finish(document: ProfileDocument): Promise<void> {
    const fileName = review?.reading.fileName ?? ''
    close()
    if (draft.hasUnsavedWork) {
      draft.replace(document, true)
      closeUnsavedNote.current = toast(
        'success',
        t`What you chose from ${fileName} is in your profile now, beside your other changes. Nothing is saved yet.`,
      )
      return
    }
    const undo = { label: t`Undo`, onAct: () => void saveNow.current.undoImport() }
    if (await save.saveImported(document, fileName))
      closeUndo.current = toast('success', t`Imported from ${fileName}.`, undo)
  }

  return {
    ...state,
    review,
    Screen,
    read,
    cancel,
    close,
    finish,
    dismissProblem: () => fail(''),
    decide(decisions: Review['decisions']): void {
      if (!review) return
      const next = { ...review, decisions }
      setReview(next)
      keep(next)
    },
  }
}
export type ProfileImport = ReturnType<typeof useProfileImport>

const failedPart = () => t`The review could not be loaded. Please check your connection and try again.`
