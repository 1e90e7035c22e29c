import type { QueryClient } from '@tanstack/react-query'
import type { JobDetails, JobRecord } from '@waymark/contract/job-tracking.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { onWindow } from '../../../lib/window-focus.ts'
import { refreshJobs } from '../job-tracking.api.ts'
import { changeJobDetails, readJobDetails, refreshJobDetails } from './job-details.api.ts'
import {
  changesOf,
  draftOf,
  dropDraft,
  joined,
  keepDraft,
  keptDraft,
  picked,
  rebase,
  withinLimits,
  type DraftField,
  type JobDraft,
} from './job-draft.ts'

/** The pause in typing before saving: long enough not to save half words, short enough to be safe. */
const pauseMs = 800

/** `idle`: nothing was typed yet. `too-long`: all is saved but a field over its limit. */
export type SaveState = 'idle' | 'saved' | 'saving' | 'failed' | 'too-long' | 'gone'
export type Conflict = { fields: DraftField[]; theirs: JobDraft }
type Snapshot = { draft: JobDraft; saved: JobDraft; revision: number; conflict: Conflict | null; state: SaveState }
export type JobDraftStore = ReturnType<typeof createJobDraftStore>

/** The server's version, with what this tab typed earlier and could not save. */
function firstSnapshot(job: JobRecord, details: JobDetails): Snapshot {
  const theirs = draftOf(job, details)
  const { base, changes } = keptDraft(job.job_url)
  const before = { ...theirs, ...base }
  return { ...merged(before, { ...before, ...changes }, theirs), revision: details.revision, state: 'idle' }
}

function merged(base: JobDraft, mine: JobDraft, theirs: JobDraft): Pick<Snapshot, 'draft' | 'saved' | 'conflict'> {
  const { draft, conflicts } = rebase(base, mine, theirs)
  const conflict = conflicts.length > 0 ? { fields: conflicts, theirs } : null
  // Until the user decides, the old text of these fields is kept, so that the same conflict is found again.
  return { draft, saved: { ...theirs, ...picked(base, conflicts) }, conflict }
}

/** Saves itself after a pause and keeps unsaved text in the tab. Outlives its dialog; then calls `onUnseenFailure`. */
export function createJobDraftStore(
  client: QueryClient,
  { job, details, onUnseenFailure }: { job: JobRecord; details: JobDetails; onUnseenFailure: (title: string) => void },
) {
  const { job_url } = job
  const listeners = new Set<() => void>()
  let snapshot = firstSnapshot(job, details)
  let isSaving = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(changes: Partial<Snapshot>): void {
    snapshot = { ...snapshot, ...changes }
    keepDraft(job_url, snapshot.saved, snapshot.draft)
    for (const listener of listeners) listener()
  }

  const takeIn = (theirs: JobDraft, revision: number) =>
    set({ ...merged(snapshot.saved, snapshot.draft, theirs), revision })

  function fail(error: unknown): void {
    const isGone = error instanceof ApiError && error.code === 'not_found'
    console.warn('The job was not saved.', error)
    set({ state: isGone ? 'gone' : 'failed' })
    if (isGone) {
      dropDraft(job_url)
      void refreshJobs(client)
    } else if (listeners.size === 0) {
      onUnseenFailure(snapshot.saved.job_title)
    }
  }

  /** Resolves to whether there is more to save: newer input, or the same on top of another tab's version. */
  async function saveOnce(): Promise<boolean> {
    const { draft, saved, revision, conflict, state } = snapshot
    const changed = changesOf(saved, draft)
    const changes = withinLimits(changed)
    if (isSaving || conflict) return false
    if (Object.keys(changes).length === 0) {
      const isSaved = Object.keys(changed).length === 0
      if (state !== 'idle') set({ state: isSaved ? 'saved' : 'too-long' })
      return false
    }
    isSaving = true
    set({ state: 'saving' })
    try {
      const { job, details } = await changeJobDetails(client, job_url, changes, revision)
      set({ saved: { ...saved, ...changes } })
      takeIn(draftOf(job, details), details.revision)
      return true
    } catch (error) {
      if (error instanceof ApiError && error.code === 'job_changed') return await readAgain()
      fail(error)
      return false
    } finally {
      isSaving = false
    }
  }

  async function readAgain(): Promise<boolean> {
    try {
      const { notes, contacts, interviews, revision } = await readJobDetails(client, job_url)
      takeIn({ ...snapshot.saved, notes, contacts, interviews }, revision)
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    while (await saveOnce());
  }

  return {
    get: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    save,
    change(changes: Partial<JobDraft>): void {
      set({ draft: { ...snapshot.draft, ...changes }, state: 'saving' })
      clearTimeout(timer)
      timer = setTimeout(() => void save(), pauseMs)
    },
    /** Takes in a newer reading; one older than the last save is ignored. */
    refresh(current: JobRecord, read: JobDetails): void {
      if (isSaving) return
      const isOld = read.revision < snapshot.revision
      takeIn(draftOf(current, isOld ? snapshot.saved : read), isOld ? snapshot.revision : read.revision)
    },
    settle(keep: 'mine' | 'theirs' | 'both'): void {
      const { conflict, draft, saved } = snapshot
      if (!conflict) return
      const theirs = picked(conflict.theirs, conflict.fields)
      const kept = keep === 'both' ? joined(draft, conflict.theirs, conflict.fields) : draft
      set({
        conflict: null,
        state: 'saving',
        saved: { ...saved, ...theirs },
        draft: keep === 'theirs' ? { ...draft, ...theirs } : kept,
      })
      void save()
    },
    /** Saves now and whenever the page is left or the network returns; the returned function stops that and saves. */
    keepSaved(): () => void {
      const flush = () => void save()
      flush()
      const stops = [
        onWindow('leave', flush),
        onWindow('online', flush),
        onWindow('focus', () => void refreshJobDetails(client, job_url)),
      ]
      return () => {
        for (const stop of stops) stop()
        flush()
      }
    },
  }
}
