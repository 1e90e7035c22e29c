import type { JobContact, JobInterview, JobRecord } from '@waymark/contract/job-tracking.ts'
import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import { hashUrl } from '../../../lib/url-hash.ts'

export type JobToImport = {
  job_url: string
  job_title: string
  company_name: string
  history: JobRecord['history']
  last_changed_at: string
  location: string
  salary: string
  source: string
  notes: string
  follow_up_on: string | null
}
export type ExportedJob = Omit<JobToImport, 'last_changed_at'> & {
  contacts: JobContact[]
  interviews: JobInterview[]
  archived_at: Date | null
}

export function createJobTransferRepository(db: Db) {
  return {
    async listKnown(userId: string, jobUrls: readonly string[]): Promise<Set<string>> {
      const { rows } = await sql<{ job_url: string }>`
        select job_url from jobs where user_id = ${userId} and job_url_hash = any(${jobUrls.map(hashUrl)}::bytea[])`.execute(
        db,
      )
      return new Set(rows.map((row) => row.job_url))
    },

    /** Adds new jobs in one statement; give them ordered by address. @returns the addresses added */
    async add(userId: string, jobs: readonly JobToImport[], now: Date): Promise<Set<string>> {
      const { rows } = await sql<{ job_url: string }>`
        insert into jobs (user_id, job_url_hash, job_url, job_title, company_name, history, last_changed_at, created_at,
          location, salary, source, notes, follow_up_on)
        select ${userId}, sha256(convert_to(r.job_url, 'UTF8')), r.job_url, r.job_title, r.company_name, r.history,
          r.last_changed_at, ${now}, r.location, r.salary, r.source, r.notes, r.follow_up_on
        from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as r(job_url text, job_title text, company_name text,
          history jsonb, last_changed_at timestamptz, location text, salary text, source text, notes text,
          follow_up_on date)
        on conflict do nothing
        returning job_url`.execute(db)
      return new Set(rows.map((row) => row.job_url))
    },

    async listAll(userId: string): Promise<ExportedJob[]> {
      const { rows } = await sql<ExportedJob>`
        select job_url, job_title, company_name, history, location, salary, source, notes, contacts, interviews,
          follow_up_on::text as follow_up_on, archived_at
        from jobs where user_id = ${userId} order by last_changed_at desc, job_url_hash`.execute(db)
      return rows
    },
  }
}
