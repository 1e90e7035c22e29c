import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { JobDetails, JobRecord } from '@waymark/contract/job-tracking.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { useToast } from '../../../ui/toast.tsx'
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
  type DraftField,
  type JobDraft,
} from './job-draft.ts'
import { refreshJobs } from '../job-tracking.api.ts'

/** A pause in typing after which it is saved: long enough not to save half words, short enough to be safe. */
const pauseMs = 800

/** `idle`: nothing was typed yet, so there is nothing to say. */
export type SaveState = 'idle' | 'saved' | 'saving' | 'failed' | 'gone'
export type Conflict = { fields: DraftField[]; theirs: JobDraft }
export type JobDraftControl = ReturnType<typeof useJobDraft>

type Now = { draft: JobDraft; saved: JobDraft; revision: number; conflict: Conflict | null; isBusy: boolean }

/** What is on the server, with what this tab typed earlier and could not save. */
function startOf(job: JobRecord, details: JobDetails): Now {
  const theirs = draftOf(job, details)
  const { base, changes } = keptDraft(job.job_url)
  const before = { ...theirs, ...base }
  return { ...merged(before, { ...before, ...changes }, theirs), revision: details.revision, isBusy: false }
}

function merged(base: JobDraft, mine: JobDraft, theirs: JobDraft): Pick<Now, 'draft' | 'saved' | 'conflict'> {
  const { draft, conflicts } = rebase(base, mine, theirs)
  const conflict = conflicts.length > 0 ? { fields: conflicts, theirs } : null
  // Until it is settled, what stood there before stays known, for the next time this is asked.
  return { draft, saved: { ...theirs, ...picked(base, conflicts) }, conflict }
}

/**
 * What is written down about a job, while it is edited. It saves itself after a pause, when the dialog closes and when
 * the page is left; what cannot be saved stays in the tab's storage and is tried again.
 * @param seen whether a dialog shows it, and says how saving goes
 */
export function useJobDraft(job: JobRecord, details: JobDetails, seen = true) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const { job_url } = job
  // Saving outlives renderings, and the dialog too.
  const [start] = useState(() => startOf(job, details))
  const now = useRef<Now>(start)
  const [{ draft, conflict }, setShown] = useState<Pick<Now, 'draft' | 'conflict'>>(start)
  const [state, setState] = useState<SaveState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isThere = useRef(true)

  const show = useCallback(
    (next: Partial<Now>) => {
      now.current = { ...now.current, ...next }
      setShown(now.current)
      keepDraft(job_url, now.current.saved, now.current.draft)
    },
    [job_url],
  )

  const takeIn = useCallback(
    (theirs: JobDraft, revision: number) => {
      const { saved, draft: mine } = now.current
      show({ ...merged(saved, mine, theirs), revision })
    },
    [show],
  )

  const fail = useCallback(
    (error: unknown) => {
      const isGone = error instanceof ApiError && error.code === 'not_found'
      console.warn('The job was not saved.', error)
      setState(isGone ? 'gone' : 'failed')
      const title = now.current.saved.job_title
      if (isGone) {
        dropDraft(job_url)
        void refreshJobs(client)
      } else if (seen && !isThere.current) {
        toast('error', t`What you wrote about ${title} is not saved yet. It is kept in this tab and tried again.`)
      }
    },
    [client, job_url, toast, seen, t],
  )

  /** @returns whether there is more to save: what was typed meanwhile, or the same on top of another tab's version */
  const saveOnce = useCallback(async (): Promise<boolean> => {
    const { draft: typed, saved, revision, isBusy, conflict: open } = now.current
    const changes = changesOf(saved, typed)
    if (isBusy || open) return false
    if (Object.keys(changes).length === 0) {
      setState((before) => (before === 'idle' ? before : 'saved'))
      return false
    }
    now.current.isBusy = true
    setState('saving')
    try {
      const changed = await changeJobDetails(client, job_url, changes, revision)
      now.current.saved = { ...saved, ...changes }
      takeIn(draftOf(changed.job, changed.details), changed.details.revision)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'job_changed')) {
        fail(error)
        return false
      }
      try {
        const current = await readJobDetails(client, job_url)
        takeIn({ ...now.current.saved, ...pickDetails(current) }, current.revision)
      } catch (second) {
        fail(second)
        return false
      }
    } finally {
      now.current.isBusy = false
    }
    return true
  }, [client, fail, job_url, takeIn])

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    while (await saveOnce());
  }, [saveOnce])

  const change = useCallback(
    (changes: Partial<JobDraft>) => {
      show({ draft: { ...now.current.draft, ...changes } })
      setState('saving')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), pauseMs)
    },
    [save, show],
  )

  useEffect(() => {
    // Read again, here or because another tab has the focus no more: an older answer than the last save is none.
    const { isBusy, revision, saved } = now.current
    if (isBusy) return
    const isOld = details.revision < revision
    takeIn(draftOf(job, isOld ? saved : details), isOld ? revision : details.revision)
  }, [details, job, takeIn])

  useEffect(() => {
    isThere.current = true
    // What was kept from before is saved now; and nothing typed may wait for a dialog or page that is gone.
    void save()
    const flush = () => void save()
    const look = () => void refreshJobDetails(client, job_url)
    window.addEventListener('pagehide', flush)
    // Phones end a page in the background without another word.
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('online', flush)
    window.addEventListener('focus', look)
    return () => {
      isThere.current = false
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('online', flush)
      window.removeEventListener('focus', look)
      void save()
    }
  }, [client, job_url, save])

  return {
    draft,
    state,
    conflict,
    change,
    retry: () => void save(),
    /** Both tabs changed the same field: the user says which version stays. */
    settle(keep: 'mine' | 'theirs' | 'both'): void {
      const { conflict: open, draft: mine, saved } = now.current
      if (!open) return
      const theirs = picked(open.theirs, open.fields)
      const kept = keep === 'both' ? joined(mine, open.theirs, open.fields) : mine
      setState('saving')
      show({
        conflict: null,
        saved: { ...saved, ...theirs },
        draft: keep === 'theirs' ? { ...mine, ...theirs } : kept,
      })
      void save()
    },
  }
}

const pickDetails = ({ notes, contacts, interviews }: JobDetails) => ({ notes, contacts, interviews })
