import type { JobDetails, JobRecord } from '@waymark/contract/job-tracking.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useJobDetails } from './job-details.api.ts'
import { dropDraft, keptJobs } from './job-draft.ts'
import { useJobDraftStore } from './use-job-draft.ts'

type Props = {
  jobs: readonly JobRecord[]
  /** The job of the open dialog, which saves its own draft. */
  opened: string | undefined
}

/** Saves drafts of closed dialogs after a reload or a lost connection. */
export function KeptDrafts({ jobs, opened }: Props) {
  const kept = useSyncExternalStore(keptJobs.subscribe, keptJobs.get).map((job_url) => ({
    job_url,
    job: jobs.find((one) => one.job_url === job_url),
  }))
  useEffect(() => {
    // The job was deleted on another device, so there is nothing to save the draft to.
    for (const { job_url, job } of kept) if (!job) dropDraft(job_url)
  })
  return kept.map(({ job_url, job }) => job && job_url !== opened && <KeptDraft key={job_url} job={job} />)
}

function KeptDraft({ job }: { job: JobRecord }) {
  const { data } = useJobDetails(job.job_url)
  return data ? <Saver job={job} details={data} /> : null
}

function Saver({ job, details }: { job: JobRecord; details: JobDetails }) {
  useJobDraftStore(job, details, false)
  return null
}
