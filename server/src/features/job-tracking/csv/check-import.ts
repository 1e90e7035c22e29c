import { importJobs, type JobToImport } from '@waymark/contract/job-transfer.ts'
import * as z from 'zod/mini'
import { firstProblems } from '../../../lib/http/field-problems.ts'
import { parseJson } from '../../../lib/http/parse-json.ts'

/** `batches` are JSON lists of rows for `job-transfer.repository.ts`, ordered by address over all of them. */
export type CheckedImport = { batches: string[]; total: number } | ReturnType<typeof firstProblems> | 'invalid_json'

/** Jobs in one statement of the database: some milliseconds. */
export const batchSize = 500

/** The body of `importJobs` as rows of the database, or what is wrong with it. */
export function checkImport(bytes: Uint8Array, now: Date): CheckedImport {
  const parsed = parseJson(bytes)
  if (!parsed) return 'invalid_json'
  const checked = z.safeParse(importJobs.body, parsed.json)
  if (!checked.success) return firstProblems(checked.error.issues)
  const { jobs } = checked.data
  // In one order, because two imports of the same jobs would otherwise deadlock.
  const rows = jobs
    .toSorted((a, b) => (a.job_url < b.job_url ? -1 : Number(a.job_url > b.job_url)))
    .map((job) => toRow(job, now))
  return { batches: inBatches(rows), total: jobs.length }
}

/** JSON lists of at most 500 each. */
export function inBatches(rows: readonly object[]): string[] {
  const count = Math.ceil(rows.length / batchSize)
  return Array.from({ length: count }, (_, n) => JSON.stringify(rows.slice(n * batchSize, (n + 1) * batchSize)))
}

function toRow({ status, at, earlier = [], ...job }: JobToImport, now: Date): object {
  const entries = [...earlier, { status, at: at ?? now.toISOString() }]
  const history = entries.map((entry) => ({ status: entry.status, timestamp: new Date(entry.at).toISOString() }))
  return { ...job, history, last_changed_at: history.at(-1)?.timestamp, follow_up_on: job.follow_up_on ?? null }
}
