import type { JobDetails, JobRecord } from '@waymark/contract/job-tracking.ts'
import { useEffect, useState } from 'react'
import { useJobDetails } from './job-details.api.ts'
import { dropDraft, keptJobs } from './job-draft.ts'
import { useJobDraft } from './use-job-draft.ts'

type Props = {
  jobs: readonly JobRecord[]
  /** Its dialog takes care of itself. */
  opened: string | undefined
}

/** Saves what was typed into dialogs that are closed by now, after a reload or a lost connection. */
export function KeptDrafts({ jobs, opened }: Props) {
  const [urls, setUrls] = useState(keptJobs)
  useEffect(() => {
    const look = () => setUrls(keptJobs())
    window.addEventListener('focus', look)
    window.addEventListener('online', look)
    return () => {
      window.removeEventListener('focus', look)
      window.removeEventListener('online', look)
    }
  }, [])
  const kept = urls.map((job_url) => ({ job_url, job: jobs.find((one) => one.job_url === job_url) }))
  useEffect(() => {
    // Deleted on another device: nothing is left to write it to.
    for (const { job_url, job } of kept) if (!job) dropDraft(job_url)
  })
  return kept.map(({ job_url, job }) => job && job_url !== opened && <KeptDraft key={job_url} job={job} />)
}

function KeptDraft({ job }: { job: JobRecord }) {
  const { data } = useJobDetails(job.job_url)
  return data ? <Saver job={job} details={data} /> : null
}

function Saver({ job, details }: { job: JobRecord; details: JobDetails }) {
  useJobDraft(job, details, false)
  return null
}
