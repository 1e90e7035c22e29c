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

/** A pause in typing after which it is saved: long enough not to save half words, short enough to be safe. */
const pauseMs = 800

/** `idle`: nothing was typed yet, so there is nothing to say. `too-long`: all is saved but a field over its limit. */
export type SaveState = 'idle' | 'saved' | 'saving' | 'failed' | 'too-long' | 'gone'
export type Conflict = { fields: DraftField[]; theirs: JobDraft }
type Snapshot = { draft: JobDraft; saved: JobDraft; revision: number; conflict: Conflict | null; state: SaveState }
export type JobDraftStore = ReturnType<typeof createJobDraftStore>

/** What the server has, with what this tab typed earlier and could not save. */
function firstSnapshot(job: JobRecord, details: JobDetails): Snapshot {
  const theirs = draftOf(job, details)
  const { base, changes } = keptDraft(job.job_url)
  const before = { ...theirs, ...base }
  return { ...merged(before, { ...before, ...changes }, theirs), revision: details.revision, state: 'idle' }
}

function merged(base: JobDraft, mine: JobDraft, theirs: JobDraft): Pick<Snapshot, 'draft' | 'saved' | 'conflict'> {
  const { draft, conflicts } = rebase(base, mine, theirs)
  const conflict = conflicts.length > 0 ? { fields: conflicts, theirs } : null
  // Until the user decides, the old text of these fields stays known, so that the same conflict is found again.
  return { draft, saved: { ...theirs, ...picked(base, conflicts) }, conflict }
}

/**
 * What the user writes down about one job. It saves itself after a pause and whenever `save` is called; what cannot be
 * saved stays in the tab's storage. It outlives the dialog, which may close while a save is under way.
 * @param onUnseenFailure called when saving failed and nobody is subscribed to show that
 */
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

  /** @returns whether there is more to save: what was typed meanwhile, or the same on top of another tab's version */
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
    /** Takes in what was read again. An answer that is older than the last save is not. */
    refresh(current: JobRecord, read: JobDetails): void {
      if (isSaving) return
      const isOld = read.revision < snapshot.revision
      takeIn(draftOf(current, isOld ? snapshot.saved : read), isOld ? snapshot.revision : read.revision)
    },
    /** Ends a conflict: the user says which version of the fields stays. */
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
    /** Saves now, and from now on whenever the page is left or the network is back. @returns stops that, and saves */
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
