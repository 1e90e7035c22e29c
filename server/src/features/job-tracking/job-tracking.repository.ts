import { createHash } from 'node:crypto'
import type { JobContact, JobInterview, JobRecord, JobToSave } from '@waymark/contract/job-tracking.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { jobRecordJson } from './job-record-sql.ts'

/** Columns of migrations 0003 and 0008. */
export type JobsTable = {
  user_id: string
  job_url_hash: Buffer
  job_url: string
  job_title: string
  company_name: string
  history: JobRecord['history']
  last_changed_at: Date
  cv_link: string | null
  cover_letter_link: string | null
  documents_generated_at: Date | null
  created_at: Date
  location: string
  salary: string
  source: string
  follow_up_on: string | null
  notes: string
  contacts: JobContact[]
  interviews: JobInterview[]
  revision: number
  archived_at: Date | null
}

export function createJobTrackingRepository(database: Db) {
  const db = database.withTables<{ jobs: JobsTable }>()
  const jobOf = (userId: string, jobUrl: string) =>
    [sql<boolean>`jobs.user_id = ${userId}`, sql<boolean>`jobs.job_url_hash = ${hashOf(jobUrl)}`] as const

  async function find(userId: string, jobUrl: string, now: Date): Promise<JobRecord | undefined> {
    const [isUsers, isThisJob] = jobOf(userId, jobUrl)
    const query = db.selectFrom('jobs').select(jobRecordJson(now).as('record'))
    return (await query.where(isUsers).where(isThisJob).executeTakeFirst())?.record
  }

  return {
    find,

    /**
     * Adds a job or changes the one with this address, in one statement: two tabs that move one card both find
     * their entry in the history. See decisions.md "Job tracking" for when an entry is added.
     */
    async save(userId: string, job: JobToSave, now: Date): Promise<{ data: JobRecord; existed: boolean }> {
      const saved = job.if_absent ? await insertIfAbsent(userId, job, now) : await upsert(userId, job, now)
      if (saved) return saved
      const data = await find(userId, job.job_url, now)
      // Deleted by another tab between the two statements: then it is absent, and added after all.
      return data ? { data, existed: true } : this.save(userId, job, now)
    },

    /** Links never change a job's status or history (decisions.md "Job tracking"). */
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

    /** Its reminders go with it. */
    async delete(userId: string, jobUrl: string): Promise<boolean> {
      const [isUsers, isThisJob] = jobOf(userId, jobUrl)
      const { numDeletedRows } = await db.deleteFrom('jobs').where(isUsers).where(isThisJob).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }

  async function insertIfAbsent(userId: string, job: JobToSave, now: Date) {
    const row = await db
      .insertInto('jobs')
      .values(valuesOf(userId, job, now) as never)
      .onConflict((conflict) => conflict.columns(['user_id', 'job_url_hash']).doNothing())
      .returning(jobRecordJson(now).as('record'))
      .executeTakeFirst()
    return row && { data: row.record, existed: false }
  }

  async function upsert(userId: string, job: JobToSave, now: Date) {
    const links = hasLinks(job)
    const isSameStatus = sql<boolean>`jobs.history -> -1 ->> 'status' = ${job.status}`
    const appends = sql<boolean>`${!links} and not ${isSameStatus}`
    // Only a save that does nothing else renames: a tab that moves a card may hold an old title of it.
    const renames = sql<boolean>`${!links} and ${isSameStatus}`
    const row = await db
      .insertInto('jobs')
      .values(valuesOf(userId, job, now) as never)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'job_url_hash']).doUpdateSet({
          job_title: sql`case when ${renames} then excluded.job_title else jobs.job_title end`,
          company_name: sql`case when ${renames} then excluded.company_name else jobs.company_name end`,
          history: sql`case when ${appends} then jobs.history || ${entryOf(job, now)} else jobs.history end`,
          last_changed_at: sql`case when ${appends} then ${now}::timestamptz else jobs.last_changed_at end`,
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
    return { data: row.record, existed: row.existed }
  }
}

function valuesOf(userId: string, job: JobToSave, now: Date) {
  return {
    user_id: userId,
    job_url_hash: hashOf(job.job_url),
    job_url: job.job_url,
    job_title: job.job_title,
    company_name: job.company_name,
    history: sql`jsonb_build_array(${entryOf(job, now)})`,
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

function entryOf(job: JobToSave, now: Date): RawBuilder<unknown> {
  return sql`${JSON.stringify({ status: job.status, timestamp: now.toISOString() })}::jsonb`
}

function hasLinks(job: JobToSave): boolean {
  return job.cv_link !== undefined || job.cover_letter_link !== undefined
}

export function hashOf(jobUrl: string): Buffer {
  return createHash('sha256').update(jobUrl).digest()
}
