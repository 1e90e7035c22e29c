import { t } from '@lingui/core/macro'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { downloadAttachment } from '@waymark/contract/chat.ts'
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { loadFile } from '../../../lib/download.ts'
import { readFirstSteps, takeHandedFile } from '../../../lib/first-steps.ts'
import { loadChunk } from '../../../lib/navigation/load-chunk.ts'
import { session } from '../../../lib/session.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useToast } from '../../../ui/toast.tsx'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'
import type { ProfileSave } from '../draft/use-profile-save.ts'
import { readProfileFile } from '../profile.api.ts'
import { fileProblem, keptFileName, refusalText } from './import-file.ts'
import { readReview, writeReview, type Review } from './import-storage.ts'
import { undecided } from './plan/import-decisions.ts'
import type { ImportScreenProps } from './review/import-screen.tsx'

/** A separate chunk: users who never import never load it. */
const loadScreen = async (): Promise<ComponentType<ImportScreenProps>> =>
  (await loadChunk(() => import('./review/import-screen.tsx'))).ImportScreen

class ScreenMissingError extends Error {
  override name = 'ScreenMissingError'
}

/** Cancelling takes effect at once, however long the connection takes to close. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Reading was cancelled.')))
  })

/** Imports a CV: reads a file, reviews it beside its own lines, and merges it into the profile. */
export function useProfileImport(draft: ProfileDraft, save: ProfileSave, focusPage: () => void) {
  const toast = useToast()
  const navigate = useNavigate()
  const [fileName, setFileName] = useState('')
  const [problem, setProblem] = useState({ text: '', attempt: 0 })
  const [review, setReview] = useState<Review | null>(null)
  const [Screen, setScreen] = useState<ComponentType<ImportScreenProps> | null>(null)
  const aborting = useRef<AbortController | null>(null)
  const isStored = useRef(true)
  const closeUnsavedNote = useRef(() => {})
  const closeUndo = useRef(() => {})

  const fail = (text: string) => setProblem(({ attempt }) => ({ text, attempt: attempt + 1 }))
  const screenMissing = () => t`The review could not be loaded. Please check your connection and try again.`

  function open(next: Review, ScreenPart: ComponentType<ImportScreenProps>): void {
    setScreen(() => ScreenPart)
    setReview(next)
    keep(next)
  }
  function keep(next: Review | null): void {
    // After signing out nothing may be written again: the storage was cleared for the next user.
    isStored.current = !session.get().token || writeReview(next)
  }

  const reopen = useEffectEvent((found: Review) => {
    loadScreen().then(
      (part) => open(found, part),
      () => fail(screenMissing()),
    )
  })
  /** What was attached in the chat is read without being chosen again. */
  const readAttached = useEffectEvent((attachment: string) => {
    // Else a reload would read it once more.
    void navigate('/profile', { replace: true })
    void attached.run(attachment)
  })
  const readHanded = useEffectEvent((file: File) => void read([file]))
  useEffect(() => {
    const attachment = new URL(window.location.href).searchParams.get('import')
    // What was chosen a moment ago goes before a review that was left open.
    const handed = takeHandedFile()
    const found = handed === undefined && attachment === null ? readReview() : null
    if (handed) readHanded(handed)
    else if (attachment !== null) readAttached(attachment)
    else if (found) reopen(found)
    const ask = (event: BeforeUnloadEvent) => {
      if (!isStored.current && session.get().token) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      aborting.current?.abort()
    }
  }, [])

  useEffect(() => {
    if (!draft.hasUnsavedWork) closeUnsavedNote.current()
  }, [draft.hasUnsavedWork])

  const reading = useAction(
    async (file: File, signal: AbortSignal) => {
      const coming = loadScreen().catch(() => null)
      try {
        const answer = await Promise.race([readProfileFile(file, signal), rejectOnAbort(signal)])
        const part = await coming
        if (signal.aborted) return
        if (!part) throw new ScreenMissingError()
        open({ reading: { ...answer, fileName: keptFileName(file.name) }, decisions: undecided }, part)
      } catch (error) {
        if (!signal.aborted) throw error
      }
    },
    {
      onFailure: (error, file) =>
        fail(error instanceof ScreenMissingError ? screenMissing() : refusalText(error, file)),
    },
  )

  const attached = useAction(async (id: string) => read([await loadFile(downloadAttachment, id)]), {
    onFailure: () => fail(t`The attached file could not be loaded. Please choose it here.`),
  })

  async function read(files: readonly File[]): Promise<void> {
    const found = fileProblem(files)
    const [file] = files
    if (found !== null || !file) return fail(found ?? '')
    // Undoing the last import during the next review would change what that one is compared with.
    closeUndo.current()
    fail('')
    setFileName(file.name)
    aborting.current = new AbortController()
    await reading.run(file, aborting.current.signal)
  }

  function close(): void {
    setReview(null)
    keep(null)
    // What opened the review may be gone: screen readers start again at the page's heading.
    requestAnimationFrame(focusPage)
  }

  /** Saves at once, but only if nothing else would be saved with it. */
  async function finish(document: ProfileDocument): Promise<void> {
    const name = review?.reading.fileName ?? ''
    close()
    if (draft.hasUnsavedWork) {
      draft.replace(document, true)
      closeUnsavedNote.current = toast(
        'success',
        t`What you chose from ${name} is in your profile now, beside your other changes. Nothing is saved yet.`,
      )
      return
    }
    const undo = { label: t`Undo`, onAct: () => void save.undoImport() }
    if (!(await save.saveImported(document, name))) return
    closeUndo.current = toast('success', t`Imported from ${name}.`, undo)
    // Back to where the documents were asked for, which are made now.
    if (readFirstSteps()) void navigate('/chat')
  }

  return {
    reading: reading.isBusy ? fileName : null,
    problem,
    review,
    Screen,
    read,
    cancel: () => aborting.current?.abort(),
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
