import type { JobRecord, JobToSave } from '@waymark/contract/job-tracking.ts'
import { expressionBuilder, sql, type Insertable } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { hashUrl } from '../../lib/url-hash.ts'
import type { Opening } from '../job-search/openings.service.ts'
import { jobRecordJson } from './job-record-sql.ts'
import type { JobTables } from './job-tables.ts'

/** `isMoved`: the job is new on the board, or its history has a new entry. */
type Saved = { data: JobRecord; existed: boolean; isMoved: boolean }

export function createJobTrackingRepository(database: Db) {
  const db = database.withTables<JobTables>()
  const is = expressionBuilder<JobTables, 'jobs'>()
  const jobOf = (userId: string, jobUrl: string) =>
    [is('jobs.user_id', '=', userId), is('jobs.job_url_hash', '=', hashUrl(jobUrl))] as const

  async function find(userId: string, jobUrl: string, now: Date): Promise<JobRecord | undefined> {
    const [isUsers, isThisJob] = jobOf(userId, jobUrl)
    const query = db.selectFrom('jobs').select(jobRecordJson(now).as('record'))
    return (await query.where(isUsers).where(isThisJob).executeTakeFirst())?.record
  }

  return {
    find,

    /** All jobs by what tells openings apart; a card without a place has that of its posting. */
    async listOpenings(userId: string): Promise<(Opening & { job_url: string })[]> {
      // Raw SQL: an empty place on the card gives way to the posting's.
      const { rows } = await sql<Opening & { job_url: string }>`
        select j.job_url, j.job_title, j.company_name, coalesce(nullif(j.location, ''), p.location, '') as location
        from jobs j left join postings p on p.user_id = j.user_id and p.url_hash = j.job_url_hash and not p.is_aside
        where j.user_id = ${userId} order by j.last_changed_at desc, j.job_url_hash`.execute(db)
      return rows
    },

    /** Call in a transaction. Two tabs both find their history entry; document links alone add none. */
    async save(userId: string, job: JobToSave, now: Date): Promise<Saved> {
      const saved = job.if_absent ? await insertIfAbsent(userId, job, now) : await upsert(userId, job, now)
      if (saved) return saved
      const data = await find(userId, job.job_url, now)
      // Another tab deleted it between the two statements: it is absent after all.
      return data ? { data, existed: true, isMoved: false } : this.save(userId, job, now)
    },

    /** Saves document links without a history entry. False if the job is not on the board. */
    async saveLinks(
      userId: string,
      jobUrl: string,
      links: { cv_link: string; cover_letter_link: string },
      now: Date,
    ): Promise<boolean> {
      const [isUsers, isThisJob] = jobOf(userId, jobUrl)
      const changes = { ...links, documents_generated_at: now }
      const result = await db.updateTable('jobs').set(changes).where(isUsers).where(isThisJob).executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async delete(userId: string, jobUrl: string): Promise<boolean> {
      const [isUsers, isThisJob] = jobOf(userId, jobUrl)
      const { numDeletedRows } = await db.deleteFrom('jobs').where(isUsers).where(isThisJob).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }

  async function insertIfAbsent(userId: string, job: JobToSave, now: Date): Promise<Saved | undefined> {
    const row = await db
      .insertInto('jobs')
      .values(rowOf(userId, job, now))
      .onConflict((conflict) => conflict.columns(['user_id', 'job_url_hash']).doNothing())
      .returning(jobRecordJson(now).as('record'))
      .executeTakeFirst()
    return row && { data: row.record, existed: false, isMoved: true }
  }

  /** Blocks other saves of this job until the transaction ends, if it is on the board. */
  async function lockedHistoryLength(userId: string, jobUrl: string): Promise<number | undefined> {
    const [isUsers, isThisJob] = jobOf(userId, jobUrl)
    const query = db.selectFrom('jobs').select(({ fn }) => fn<number>('jsonb_array_length', ['history']).as('length'))
    return (await query.where(isUsers).where(isThisJob).forUpdate().executeTakeFirst())?.length
  }

  async function upsert(userId: string, job: JobToSave, now: Date): Promise<Saved> {
    // Raw SQL inside: what a save changes depends on the history of the row that it meets.
    // By its time alone a new entry cannot be told: clocks are set back.
    const before = await lockedHistoryLength(userId, job.job_url)
    const links = hasLinks(job)
    // Never before the previous entry: moves race, and clocks are set back. Both are ISO 8601 in UTC.
    const movedAt = sql<string>`greatest((jobs.history -> -1 ->> 'timestamp') collate "C", ${now.toISOString()})`
    const entry = sql`jsonb_build_object('status', ${job.status}::text, 'timestamp', ${movedAt})`
    const isSameStatus = sql<boolean>`jobs.history -> -1 ->> 'status' = ${job.status}`
    const appends = sql<boolean>`${!links} and not ${isSameStatus}`
    // Only a save that does nothing else renames: a tab that moves a card may hold its old title.
    const renames = sql<boolean>`${!links} and ${isSameStatus}`
    const row = await db
      .insertInto('jobs')
      .values(rowOf(userId, job, now))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'job_url_hash']).doUpdateSet({
          job_title: sql`case when ${renames} then excluded.job_title else jobs.job_title end`,
          company_name: sql`case when ${renames} then excluded.company_name else jobs.company_name end`,
          history: sql`case when ${appends} then jobs.history || ${entry} else jobs.history end`,
          last_changed_at: sql`case when ${appends} then (${movedAt})::timestamptz else jobs.last_changed_at end`,
          cv_link: sql`coalesce(excluded.cv_link, jobs.cv_link)`,
          cover_letter_link: sql`coalesce(excluded.cover_letter_link, jobs.cover_letter_link)`,
          documents_generated_at: sql`coalesce(excluded.documents_generated_at, jobs.documents_generated_at)`,
          location: sql`coalesce(nullif(jobs.location, ''), excluded.location)`,
          salary: sql`coalesce(nullif(jobs.salary, ''), excluded.salary)`,
          source: sql`coalesce(nullif(jobs.source, ''), excluded.source)`,
        }),
      )
      // xmax is 0 on a row that this statement inserted and not on one that it updated.
      .returning([jobRecordJson(now).as('record'), sql<boolean>`xmax <> 0`.as('existed')])
      .executeTakeFirstOrThrow()
    // One that another tab added since was new a moment ago, with one entry.
    const isMoved = !row.existed || row.record.history.length > (before ?? 1)
    return { data: row.record, existed: row.existed, isMoved }
  }
}

function rowOf(userId: string, job: JobToSave, now: Date): Insertable<JobTables['jobs']> {
  return {
    user_id: userId,
    job_url_hash: hashUrl(job.job_url),
    job_url: job.job_url,
    job_title: job.job_title,
    company_name: job.company_name,
    history: JSON.stringify([entryOf(job, now)]),
    last_changed_at: now,
    cv_link: job.cv_link ?? null,
    cover_letter_link: job.cover_letter_link ?? null,
    documents_generated_at: hasLinks(job) ? now : null,
    created_at: now,
    location: job.location ?? '',
    salary: job.salary ?? '',
    source: job.source ?? '',
  }
}

function entryOf(job: JobToSave, now: Date): JobRecord['history'][number] {
  return { status: job.status, timestamp: now.toISOString() }
}

function hasLinks(job: JobToSave): boolean {
  return job.cv_link !== undefined || job.cover_letter_link !== undefined
}
