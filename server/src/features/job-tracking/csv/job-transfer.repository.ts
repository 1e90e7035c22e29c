import type { JobContact, JobInterview, JobRecord } from '@waymark/contract/job-tracking.ts'
import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'

export type ExportedJob = Pick<
  JobRecord,
  'job_url' | 'job_title' | 'company_name' | 'history' | 'location' | 'salary' | 'source'
> & {
  notes: string
  follow_up_on: string | null
  contacts: JobContact[]
  interviews: JobInterview[]
  archived_at: Date | null
}

type AddedJob = { job_url_hash: Buffer; follow_up_on: string | null }

type Tables = { jobs: ExportedJob & { user_id: string; job_url_hash: Buffer; last_changed_at: Date } }

export function createJobTransferRepository(database: Db) {
  const db = database.withTables<Tables>()

  return {
    /**
     * The rows with whether the board has each job already.
     * @param rows a JSON list of objects with a `job_url`
     * @returns a JSON list without its brackets
     */
    async markKnown(userId: string, rows: string): Promise<string> {
      // Raw SQL: thousands of rows pass the database as one JSON text.
      const { rows: found } = await sql<{ marked: string | null }>`
        select string_agg((r || jsonb_build_object('existed', exists (
          select 1 from jobs where user_id = ${userId} and job_url_hash = sha256(convert_to(r ->> 'job_url', 'UTF8'))
        )))::text, ',' order by n) as marked
        from jsonb_array_elements(${rows}::jsonb) with ordinality as e(r, n)`.execute(db)
      return found[0]?.marked ?? ''
    },

    /** Adds new jobs in one statement. @param rows a JSON list as `checkImport` makes it, ordered by address */
    async add(userId: string, rows: string, now: Date): Promise<AddedJob[]> {
      // Raw SQL: the rows of one JSON text are inserted at once.
      const { rows: added } = await sql<AddedJob>`
        insert into jobs (user_id, job_url_hash, job_url, job_title, company_name, history, last_changed_at, created_at,
          location, salary, source, notes, follow_up_on)
        select ${userId}, sha256(convert_to(r.job_url, 'UTF8')), r.job_url, r.job_title, r.company_name, r.history,
          r.last_changed_at, ${now}, r.location, r.salary, r.source, r.notes, r.follow_up_on
        from jsonb_to_recordset(${rows}::jsonb) as r(job_url text, job_title text, company_name text,
          history jsonb, last_changed_at timestamptz, location text, salary text, source text, notes text,
          follow_up_on date)
        on conflict do nothing
        returning job_url_hash, follow_up_on::text as follow_up_on`.execute(db)
      return added
    },

    listAll: (userId: string): Promise<ExportedJob[]> =>
      db
        .selectFrom('jobs')
        .select(['job_url', 'job_title', 'company_name', 'history', 'location', 'salary', 'source'])
        .select(['notes', 'contacts', 'interviews', 'archived_at'])
        .select(({ cast }) => cast<string | null>('follow_up_on', 'text').as('follow_up_on'))
        .where('user_id', '=', userId)
        .orderBy('last_changed_at', 'desc')
        .orderBy('job_url_hash')
        .execute(),
  }
}
