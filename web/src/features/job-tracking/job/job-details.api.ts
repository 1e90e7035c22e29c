import { useQuery, type QueryClient } from '@tanstack/react-query'
import {
  getJobDetails,
  readPosting,
  updateJob,
  type JobDetails,
  type JobRecord,
} from '@waymark/contract/job-tracking.ts'
import type { BodyInputOf } from '@waymark/contract/define-endpoint.ts'
import { call } from '../../../lib/call.ts'
import { changeJob } from '../job-tracking.api.ts'

export type JobChanges = Omit<BodyInputOf<typeof updateJob>, 'job_url' | 'revision'>

const detailsKey = (job_url: string) => ['job details', job_url]

export function useJobDetails(job_url: string) {
  return useQuery({
    queryKey: detailsKey(job_url),
    queryFn: async ({ signal }) => (await call(getJobDetails, { query: { job_url }, signal })).data,
    // The dialog works on a copy and merges what another tab or device saved meanwhile.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
}

export async function readJobDetails(client: QueryClient, job_url: string): Promise<JobDetails> {
  const { data } = await call(getJobDetails, { query: { job_url } })
  await keepDetails(client, job_url, data)
  return data
}

export const refreshJobDetails = (client: QueryClient, job_url: string): Promise<void> =>
  client.invalidateQueries({ queryKey: detailsKey(job_url) })

async function keepDetails(client: QueryClient, job_url: string, details: JobDetails): Promise<void> {
  // An answer requested earlier must not arrive after this one.
  await client.cancelQueries({ queryKey: detailsKey(job_url) }, { revert: false })
  client.setQueryData(detailsKey(job_url), details)
}

/** Saves only changes, at the `revision` they were made to; rejects with `job_changed` if others saved meanwhile. */
export async function changeJobDetails(
  client: QueryClient,
  job_url: string,
  changes: JobChanges,
  revision?: number,
): Promise<{ job: JobRecord; details: JobDetails }> {
  const body = { job_url, ...changes, ...(revision !== undefined && { revision }) }
  const { data, details } = await call(updateJob, { body, keepalive: true })
  await keepDetails(client, job_url, details)
  // A move may be under way: its history does not come from this answer.
  changeJob(client, job_url, (own) => ({ ...data, history: own.history }))
  return { job: data, details }
}

export async function archiveJob(client: QueryClient, job_url: string, archived: boolean): Promise<void> {
  await changeJobDetails(client, job_url, { archived })
}

export async function readJobPosting(job_url: string, signal?: AbortSignal) {
  return (await call(readPosting, { body: { job_url }, ...(signal && { signal }) })).data
}
