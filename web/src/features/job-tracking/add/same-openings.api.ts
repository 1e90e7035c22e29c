import { queryOptions, skipToken } from '@tanstack/react-query'
import { findSameOpenings, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { call } from '../../../lib/call.ts'

export type Opening = Pick<JobRecord, 'job_url' | 'job_title' | 'company_name'> & { location?: string | undefined }

/** Jobs of the board that are this opening under another address. Not knowing keeps nobody from adding it. */
export async function listSameOpenings(opening: Opening, signal?: AbortSignal): Promise<JobRecord[]> {
  const { job_url, job_title, company_name, location = '' } = opening
  const query = { job_url, job_title, company_name, ...(location !== '' && { location }) }
  try {
    return (await call(findSameOpenings, { query, ...(signal && { signal }) })).data
  } catch (error) {
    if (!signal?.aborted) console.warn('Whether this opening is on the board already is not known.', error)
    return []
  }
}

export const sameOpeningsQuery = (opening: Opening | undefined) =>
  queryOptions({
    queryKey: ['same openings', opening],
    queryFn: opening ? ({ signal }) => listSameOpenings(opening, signal) : skipToken,
  })
