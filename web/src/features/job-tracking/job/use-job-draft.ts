import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { JobDetails, JobRecord } from '@waymark/contract/job-tracking.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useToast } from '../../../ui/toast.tsx'
import { createJobDraftStore, type JobDraftStore } from './job-draft-store.ts'

export type JobDraftControl = ReturnType<typeof useJobDraft>

export function useJobDraft(job: JobRecord, details: JobDetails) {
  const store = useJobDraftStore(job, details)
  return { ...useSyncExternalStore(store.subscribe, store.get), ...store }
}

/** Only saves, without showing: for what an earlier dialog could not save. */
export function useJobDraftStore(job: JobRecord, details: JobDetails, isTold = true): JobDraftStore {
  const client = useQueryClient()
  const toast = useToast()
  const [store] = useState(() =>
    createJobDraftStore(client, {
      job,
      details,
      onUnseenFailure(title) {
        if (isTold)
          toast(
            'error',
            t`What you wrote about ${title} is not saved yet. It is kept in this tab and will be tried again.`,
          )
      },
    }),
  )
  useEffect(() => store.refresh(job, details), [store, job, details])
  useEffect(() => store.keepSaved(), [store])
  return store
}
