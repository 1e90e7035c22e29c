import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { sql, type RawBuilder } from 'kysely'

// Raw SQL throughout: the database writes a record's JSON, so that a board is sent as the text that it came as.

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/**
 * The fields of the contract's job record, to be selected from `jobs`. Interviews hold times as `Date.toISOString`
 * writes them, so they can be compared as text.
 */
export function recordFields(now: Date): RawBuilder<unknown> {
  return sql`translate(rtrim(encode(jobs.job_url_hash, 'base64'), '='), '+/', '-_') as id, jobs.job_title, jobs.job_url, jobs.company_name, jobs.history, jobs.location, jobs.salary, jobs.source,
    jobs.follow_up_on, ${iso('jobs.archived_at')} as archived_at,
    case when jobs.interviews <> '[]' then (
      select min(i ->> 'at') from jsonb_array_elements(jobs.interviews) i where i ->> 'at' >= ${now.toISOString()}
    ) end as next_interview_at,
    octet_length(jobs.notes) > 0 as has_notes,
    case when jobs.documents_generated_at is not null then json_build_object('cv_link', jobs.cv_link,
      'cover_letter_link', jobs.cover_letter_link, 'generated_at', ${iso('jobs.documents_generated_at')}
    ) end as generated_documents`
}

/**
 * Leaves `generated_documents` out of records that have none. No text in a record can look like that field: a quotation
 * mark inside a text is written with a backslash before it.
 */
export function withoutMissingDocuments(json: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`replace((${json})::text, ',"generated_documents":null', '')`
}

export function jobRecordJson(now: Date): RawBuilder<JobRecord> {
  const record = withoutMissingDocuments(sql`select row_to_json(r) from (select ${recordFields(now)}) r`)
  return sql<JobRecord>`${record}::json`
}
