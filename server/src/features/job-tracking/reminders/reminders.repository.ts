import { statusesThat, type JobInterview } from '@waymark/contract/job-tracking.ts'
import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import { hashUrl } from '../../../lib/url-hash.ts'
import { lookForMs, lookFrom, type Reminder } from './reminder-times.ts'

export type PlannedReminder = Reminder & {
  job_url_hash: Buffer
  planned_at: Date
  job_url: string
  job_title: string
  company_name: string
  interviews: JobInterview[]
}
export type ReminderKey = Reminder & { job_url_hash: Buffer }
export type Candidate = ReminderKey & { user_id: string; planned_at: Date; look_from: Date; time_zone: string | null }

/** Not for archived jobs, nor planned before the application ended; later ones ("ask for feedback") are sent. */
const stillWanted = sql<boolean>`j.archived_at is null
  and (coalesce(j.history -> -1 ->> 'status', '') <> all(${statusesThat('isEnd')}::text[]) or r.planned_at >= j.last_changed_at)`
const isSameJob = sql<boolean>`j.user_id = r.user_id and j.job_url_hash = r.job_url_hash`
const columns = sql`r.kind, r.about, r.job_url_hash, r.planned_at, j.job_url, j.job_title, j.company_name, j.interviews`

const batchSize = 500

/** Raw SQL: reminders come and go as arrays, in one statement for any number, and every list has the same join and condition. */
export function createRemindersRepository(db: Db) {
  return {
    /** Sets a job's reminders to its follow-up day and interviews. A remaining reminder keeps `planned_at`. */
    async plan(
      userId: string,
      jobUrl: string,
      { follow_up_on, interviews }: { follow_up_on: string | null; interviews: readonly JobInterview[] },
      now: Date,
    ): Promise<void> {
      const hash = hashUrl(jobUrl)
      const wanted: Reminder[] = interviews.map(({ at }) => ({ kind: 'interview', about: at }))
      if (follow_up_on !== null) wanted.push({ kind: 'follow_up', about: follow_up_on })
      const keys = wanted.map(({ kind, about }) => `${kind} ${about}`)
      await sql`delete from job_reminders where user_id = ${userId} and job_url_hash = ${hash}
        and (kind || ' ' || about) <> all(${keys}::text[])`.execute(db)
      await this.add(
        userId,
        wanted.map((reminder) => ({ ...reminder, job_url_hash: hash })),
        now,
      )
    },

    /** Adds new reminders, 500 at a time: encoding thousands of keys at once would block the event loop. */
    async add(userId: string, reminders: readonly ReminderKey[], now: Date): Promise<void> {
      for (let from = 0; from < reminders.length; from += batchSize)
        await addSome(userId, reminders.slice(from, from + batchSize), now)
    },

    async listCandidates(now: Date, after?: Candidate): Promise<{ rows: Candidate[]; isLast: boolean }> {
      const oldest = new Date(now.getTime() - lookForMs)
      const from = after?.look_from ?? oldest
      const { rows } = await sql<Candidate>`
        select r.user_id, r.job_url_hash, r.kind, r.about, r.planned_at, r.look_from, u.time_zone
        from job_reminders r
        join reminder_settings s on s.user_id = r.user_id and s.mails
        join users u on u.id = r.user_id
        join jobs j on ${isSameJob}
        where r.done_at is null and r.look_from >= ${from} and r.look_from <= ${now} and ${stillWanted}
          and (r.look_from, r.user_id, r.job_url_hash, r.kind, r.about) >
            (${from}, ${after?.user_id ?? '00000000-0000-0000-0000-000000000000'}::uuid,
             ${after?.job_url_hash ?? Buffer.alloc(0)}::bytea, ${after?.kind ?? ''}, ${after?.about ?? ''})
        order by r.look_from, r.user_id, r.job_url_hash, r.kind, r.about
        limit ${batchSize}`.execute(db)
      return { rows, isLast: rows.length < batchSize }
    },

    async claim(userId: string, reminders: readonly ReminderKey[], now: Date): Promise<ReminderKey[]> {
      const { rows } = await sql<ReminderKey>`
        update job_reminders r set done_at = ${now}
        from unnest(${reminders.map((one) => one.job_url_hash)}::bytea[], ${reminders.map((one) => one.kind)}::text[],
          ${reminders.map((one) => one.about)}::text[]) as k(hash, kind, about)
        where r.user_id = ${userId} and r.job_url_hash = k.hash and r.kind = k.kind and r.about = k.about
          and r.done_at is null
        returning r.kind, r.about, r.job_url_hash`.execute(db)
      return rows
    },

    /** The reminders that still apply: jobs may have been moved, archived or deleted meanwhile. */
    async listWanted(userId: string, reminders: readonly ReminderKey[]): Promise<PlannedReminder[]> {
      const { rows } = await sql<PlannedReminder>`
        select ${columns} from job_reminders r join jobs j on ${isSameJob}
        join unnest(${reminders.map((one) => one.job_url_hash)}::bytea[], ${reminders.map((one) => one.kind)}::text[],
          ${reminders.map((one) => one.about)}::text[]) as k(hash, kind, about)
          on r.job_url_hash = k.hash and r.kind = k.kind and r.about = k.about
        where r.user_id = ${userId} and ${stillWanted}
        order by r.kind desc, r.about, j.company_name`.execute(db)
      return rows
    },

    async listForCalendar(userId: string, since: Date): Promise<PlannedReminder[]> {
      const { rows } = await sql<PlannedReminder>`
        select ${columns} from job_reminders r join jobs j on ${isSameJob}
        where r.user_id = ${userId} and r.look_from >= ${since} and ${stillWanted}
        order by r.about, r.job_url_hash, r.kind`.execute(db)
      return rows
    },
  }

  async function addSome(userId: string, reminders: readonly ReminderKey[], now: Date): Promise<void> {
    await sql`insert into job_reminders (user_id, job_url_hash, kind, about, planned_at, look_from)
      select ${userId}, r.hash, r.kind, r.about, ${now}, r.look_from
      from unnest(${reminders.map((one) => one.job_url_hash)}::bytea[], ${reminders.map((one) => one.kind)}::text[],
        ${reminders.map((one) => one.about)}::text[], ${reminders.map(lookFrom)}::timestamptz[])
        as r(hash, kind, about, look_from)
      on conflict do nothing`.execute(db)
  }
}
