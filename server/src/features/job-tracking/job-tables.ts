import type { JobContact, JobInterview, JobRecord } from '@waymark/contract/job-tracking.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type JsonList<T> = ColumnType<T[], string | undefined, string>

export type JobTables = {
  jobs: {
    user_id: string
    job_url_hash: Buffer
    job_url: string
    job_title: string
    company_name: string
    history: JSONColumnType<JobRecord['history']>
    last_changed_at: Date
    cv_link: string | null
    cover_letter_link: string | null
    documents_generated_at: Date | null
    created_at: Date
    location: Generated<string>
    salary: Generated<string>
    source: Generated<string>
    follow_up_on: string | null
    notes: Generated<string>
    contacts: JsonList<JobContact>
    interviews: JsonList<JobInterview>
    revision: Generated<number>
    archived_at: Date | null
  }
}
