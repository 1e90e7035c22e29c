import type { JobDetails, JobInterview, JobRecord, updateJob } from '@waymark/contract/job-tracking.ts'
import type { BodyOf } from '@waymark/contract/define-endpoint.ts'
import { sql } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { jobRecordJson } from './job-record-sql.ts'
import { hashOf, type JobsTable } from './job-tracking.repository.ts'

export type JobChanges = Omit<BodyOf<typeof updateJob>, 'job_url'>

const detailColumns = ['notes', 'contacts', 'interviews', 'revision'] as const

export function createJobDetailsRepository(database: Db) {
  const db = database.withTables<{ jobs: JobsTable }>()

  return {
    async find(userId: string, jobUrl: string): Promise<JobDetails | undefined> {
      const query = db.selectFrom('jobs').select(detailColumns)
      return query.where('user_id', '=', userId).where('job_url_hash', '=', hashOf(jobUrl)).executeTakeFirst()
    },

    /**
     * Changes what is sent and nothing else; never the history or the board's order. With a `revision` only the job
     * that still has it.
     */
    async update(
      userId: string,
      jobUrl: string,
      changes: JobChanges,
      now: Date,
    ): Promise<{ data: JobRecord; details: JobDetails; follow_up_on: string | null } | undefined> {
      const query = db
        .updateTable('jobs')
        .set(columnsOf(changes, now) as never)
        .where('user_id', '=', userId)
        .where('job_url_hash', '=', hashOf(jobUrl))
      const guarded = changesDetails(changes) ? query.where('revision', '=', changes.revision ?? -1) : query
      const row = await guarded
        .returning([
          jobRecordJson(now).as('record'),
          ...detailColumns,
          sql<string | null>`follow_up_on::text`.as('day'),
        ])
        .executeTakeFirst()
      if (!row) return undefined
      const { record, day, ...details } = row
      return { data: record, details, follow_up_on: day }
    },
  }
}

/** Notes, contacts and interviews are whole texts and lists: two tabs that write them would undo each other. */
export function changesDetails({ notes, contacts, interviews }: JobChanges): boolean {
  return notes !== undefined || contacts !== undefined || interviews !== undefined
}

function columnsOf(changes: JobChanges, now: Date): object {
  const { archived, contacts, interviews, revision: _, ...plain } = changes
  return {
    ...plain,
    ...(archived === undefined ? {} : { archived_at: archived ? sql`coalesce(archived_at, ${now})` : null }),
    ...(contacts === undefined ? {} : { contacts: JSON.stringify(contacts) }),
    ...(interviews === undefined ? {} : { interviews: JSON.stringify(inOrder(interviews)) }),
    revision: changesDetails(changes) ? sql`revision + 1` : sql`revision`,
  }
}

/** Times as `Date.toISOString` writes them, earliest first: the record's SQL compares them as text. */
function inOrder(interviews: readonly JobInterview[]): JobInterview[] {
  return interviews
    .map(({ at, text }) => ({ at: new Date(at).toISOString(), text }))
    .toSorted((a, b) => a.at.localeCompare(b.at))
}
