import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { sql, type RawBuilder } from 'kysely'

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** The fields of the contract's job record. Raw SQL: whole boards are made as JSON text, which no process parses. Interview times are ISO text, so they compare as text. */
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

/** Drops empty `generated_documents`. No text can look like that field: quotation marks inside texts are escaped. */
export function withoutMissingDocuments(json: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`replace((${json})::text, ',"generated_documents":null', '')`
}

export function jobRecordJson(now: Date): RawBuilder<JobRecord> {
  const record = withoutMissingDocuments(sql`select row_to_json(r) from (select ${recordFields(now)}) r`)
  return sql<JobRecord>`${record}::json`
}
