import { getApplication } from '@waymark/contract/job-application.ts'
import { MutationObserver, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  applyStatus,
  archivedPageSize,
  deleteJob,
  listArchivedJobs,
  listJobs,
  saveJob,
  type JobRecord,
  type JobStatus,
  type JobToSave,
} from '@waymark/contract/job-tracking.ts'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import type { DocumentLinks } from '../documents/documents.api.ts'
import { newestFirst, placedBefore, statusOf } from './board/board.ts'

const jobsKey = ['jobs']
const movesKey = ['jobs', 'move']

export function useJobs() {
  const client = useQueryClient()
  return useQuery({
    queryKey: jobsKey,
    queryFn: async ({ signal }) => newestFirst(await fetchJobs(signal)),
    refetchOnWindowFocus: () => (isMoving(client) ? false : 'always'),
  })
}

async function fetchJobs(signal: AbortSignal): Promise<JobRecord[]> {
  const { data, archived_total = 0 } = await call(listJobs, { signal })
  const archived: JobRecord[] = []
  while (archived.length < archived_total) {
    const query = { after: archived.at(-1)?.id }
    const page = (await call(listArchivedJobs, { query, signal })).data
    archived.push(...page)
    // Jobs were brought back to the board meanwhile.
    if (page.length < archivedPageSize) break
  }
  return [...data, ...archived]
}

/** Reloads the list unless a move is being saved: the old list would put the card back for a moment. */
export async function refreshJobs(client: QueryClient): Promise<void> {
  if (!isMoving(client)) await client.invalidateQueries({ queryKey: jobsKey }, { cancelRefetch: false })
}

/** Adds a job; one already on the board stays unchanged and is returned with `existed`. */
export async function addJob(client: QueryClient, job: Omit<JobToSave, 'if_absent'>, signal?: AbortSignal) {
  const { data, existed } = await call(saveJob, { body: { ...job, if_absent: true }, ...(signal && { signal }) })
  changeJobs(client, (jobs) => [data, ...jobs.filter(({ job_url }) => job_url !== data.job_url)])
  void refreshJobs(client)
  return { job: data, existed }
}

/** Records an Apply: the job is saved as Viewed; one already on the board stays unchanged. */
export async function recordApply(job: Pick<JobRecord, 'job_title' | 'job_url' | 'company_name'>): Promise<void> {
  const { job_title, job_url, company_name } = job
  await call(saveJob, { body: { job_title, job_url, company_name, status: applyStatus, if_absent: true } })
}

export async function removeJob(client: QueryClient, job_url: string): Promise<void> {
  try {
    await call(deleteJob, { body: { job_url } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
  }
  changeJobs(client, (jobs) => jobs.filter((job) => job.job_url !== job_url))
  void refreshJobs(client)
}

/** Moves a card at once, then saves; on failure the card goes back. Queued per card to keep its history in order. */
export async function moveJob(
  client: QueryClient,
  job: JobRecord,
  status: JobStatus,
  before: string | null | undefined = firstOf(client, job.job_url),
): Promise<void> {
  if (statusOf(job) === status) return
  const { job_title, job_url, company_name } = job
  const after = nextOf(client, job_url)
  const entry = { status, timestamp: new Date().toISOString() }
  const mutationKey = [...movesKey, job_url]
  // Before the first await, or a dropped card would flash in its old column and lose the focus.
  changeJobs(client, (jobs) =>
    placedBefore(jobs, job_url, before).map((own) =>
      own.job_url === job_url ? { ...own, history: [...own.history, entry] } : own,
    ),
  )
  const move = new MutationObserver(client, {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: () => call(saveJob, { body: { job_title, job_url, company_name, status } }),
    // With a later move of this card waiting, the answer would show it in a column it has already left.
    onSuccess: ({ data }) =>
      client.isMutating({ mutationKey }) === 1 ? changeJob(client, job_url, () => data) : undefined,
    onError() {
      changeJobs(client, (jobs) =>
        placedBefore(jobs, job_url, after).map((own) =>
          own.job_url === job_url ? { ...own, history: without(own.history, entry) } : own,
        ),
      )
    },
  })
  try {
    await move.mutate()
  } catch (error) {
    // The save may have succeeded although its answer was lost.
    void refreshJobs(client)
    throw error
  }
}

/** Saves a job's document links, in whatever stage it is by now. A job deleted in the meantime stays deleted. */
export async function saveDocumentLinks(client: QueryClient, job_url: string, links: DocumentLinks): Promise<void> {
  const job = listed(client).find((one) => one.job_url === job_url) ?? (await findJob(job_url))
  const status = job && statusOf(job)
  if (!status) return
  const { job_title, company_name } = job
  const { data } = await call(saveJob, { body: { job_title, job_url, company_name, status, ...links } })
  const { generated_documents } = data
  changeJob(client, job_url, (own) => ({ ...own, ...(generated_documents && { generated_documents }) }))
}

async function findJob(job_url: string): Promise<JobRecord | undefined> {
  try {
    return (await call(getApplication, { query: { job_url } })).data.job
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  }
}

const listed = (client: QueryClient) => client.getQueryData<JobRecord[]>(jobsKey) ?? []
const firstOf = (client: QueryClient, job_url: string) => listed(client).find((job) => job.job_url !== job_url)?.job_url
function nextOf(client: QueryClient, job_url: string): string | undefined {
  const jobs = listed(client)
  return jobs[jobs.findIndex((job) => job.job_url === job_url) + 1]?.job_url
}

function isMoving(client: QueryClient): boolean {
  return client.isMutating({ mutationKey: movesKey }) > 0
}

function without(history: JobRecord['history'], { status, timestamp }: JobRecord['history'][number]) {
  return history.filter((entry) => entry.status !== status || entry.timestamp !== timestamp)
}

function changeJobs(client: QueryClient, change: (jobs: JobRecord[]) => JobRecord[]): void {
  const jobs = client.getQueryData<JobRecord[]>(jobsKey)
  // A list that is still loading is asked for anew: with this change alone it would look like a whole board.
  if (!jobs) return void client.invalidateQueries({ queryKey: jobsKey })
  // A list requested before the change must not arrive after it, and cancelling must not revert the change.
  void client.cancelQueries({ queryKey: jobsKey }, { revert: false })
  client.setQueryData<JobRecord[]>(jobsKey, change(jobs))
}

export const changeJob = (client: QueryClient, job_url: string, change: (job: JobRecord) => JobRecord): void =>
  changeJobs(client, (jobs) => jobs.map((job) => (job.job_url === job_url ? change(job) : job)))
