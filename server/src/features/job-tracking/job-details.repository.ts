import type { JobDetails, JobInterview, JobRecord, updateJob } from '@waymark/contract/job-tracking.ts'
import type { BodyOf } from '@waymark/contract/define-endpoint.ts'
import { sql, type UpdateObject } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { hashUrl } from '../../lib/url-hash.ts'
import { jobRecordJson } from './job-record-sql.ts'
import type { JobTables } from './job-tables.ts'

export type JobChanges = Omit<BodyOf<typeof updateJob>, 'job_url'>
export type UpdatedJob = { data: JobRecord; details: JobDetails; follow_up_on: string | null }

const detailColumns = ['notes', 'contacts', 'interviews', 'revision'] as const

export function createJobDetailsRepository(database: Db) {
  const db = database.withTables<JobTables>()

  return {
    async find(userId: string, jobUrl: string): Promise<JobDetails | undefined> {
      const query = db.selectFrom('jobs').select(detailColumns)
      return query.where('user_id', '=', userId).where('job_url_hash', '=', hashUrl(jobUrl)).executeTakeFirst()
    },

    /** The names of all contacts, by the address of their job. */
    async listContactNames(userId: string): Promise<Map<string, string[]>> {
      const query = db.selectFrom('jobs').select(['job_url', 'contacts']).where('user_id', '=', userId)
      // Raw SQL: JSON is compared with text.
      const rows = await query.where(sql<boolean>`contacts <> '[]'`).execute()
      return new Map(
        rows.map(({ job_url, contacts }) => [job_url, contacts.map(({ name }) => name.trim()).filter(Boolean)]),
      )
    },

    /** When the last interview that is over was, by the address of its job. */
    async listLastInterviews(userId: string, now: Date): Promise<Map<string, string>> {
      const query = db.selectFrom('jobs').select(['job_url', 'interviews']).where('user_id', '=', userId)
      // Raw SQL: JSON is compared with text.
      const rows = await query.where(sql<boolean>`interviews <> '[]'`).execute()
      const over = rows.map(({ job_url, interviews }) => ({
        job_url,
        at: interviews.map(({ at }) => at).filter((at) => new Date(at) < now),
      }))
      return new Map(
        over.flatMap(({ job_url, at }) =>
          at
            .toSorted()
            .slice(-1)
            .map((last) => [job_url, last] as const),
        ),
      )
    },

    /** Never changes the history or the board's order. Details change only at the `revision` they were read with. */
    async update(userId: string, jobUrl: string, changes: JobChanges, now: Date): Promise<UpdatedJob | undefined> {
      const query = db
        .updateTable('jobs')
        .set(columnsOf(changes, now))
        .where('user_id', '=', userId)
        .where('job_url_hash', '=', hashUrl(jobUrl))
      const guarded = changesDetails(changes) ? query.where('revision', '=', changes.revision ?? -1) : query
      const row = await guarded
        .returning(({ cast }) => [
          jobRecordJson(now).as('record'),
          ...detailColumns,
          cast<string | null>('follow_up_on', 'text').as('day'),
        ])
        .executeTakeFirst()
      if (!row) return undefined
      const { record, day, ...details } = row
      return { data: record, details, follow_up_on: day }
    },
  }
}

/** Notes, contacts and interviews are whole texts and lists: two tabs writing them would undo each other. */
export function changesDetails({ notes, contacts, interviews }: JobChanges): boolean {
  return notes !== undefined || contacts !== undefined || interviews !== undefined
}

function columnsOf(changes: JobChanges, now: Date): UpdateObject<JobTables, 'jobs'> {
  const { archived, contacts, interviews, revision: _, ...plain } = changes
  // Raw SQL: values that depend on those before, among others that do not.
  return {
    ...plain,
    ...(archived === undefined ? {} : { archived_at: archived ? sql<Date>`coalesce(archived_at, ${now})` : null }),
    ...(contacts === undefined ? {} : { contacts: JSON.stringify(contacts) }),
    ...(interviews === undefined ? {} : { interviews: JSON.stringify(inOrder(interviews)) }),
    ...(changesDetails(changes) ? { revision: sql<number>`revision + 1` } : { revision: sql<number>`revision` }),
  }
}

/** Times as `Date.toISOString` writes them, earliest first: the record's SQL compares them as text. */
function inOrder(interviews: readonly JobInterview[]): JobInterview[] {
  return interviews
    .map(({ at, text }) => ({ at: new Date(at).toISOString(), text }))
    .toSorted((a, b) => a.at.localeCompare(b.at))
}
