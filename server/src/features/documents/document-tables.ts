import type { Generated, JSONColumnType } from 'kysely'
import type { GenerationChoices } from '@waymark/contract/documents.ts'
import type { SentenceState } from '@waymark/contract/document-edits.ts'
import type { KeptPosting, MachineReading } from '@waymark/contract/job-application.ts'
import type { DocumentContent, Sentence } from './content.ts'

/** `propose`: the job keeps its documents until the user takes these. */
export type RunChoices = GenerationChoices & { propose?: boolean }

export type DocumentTables = {
  document_runs: {
    user_id: string
    id: Generated<string>
    job_url: string
    job_url_hash: Buffer
    posting_id: string
    company_name: string
    resume_id: string | null
    letter_id: string | null
    phrase: boolean
    choices: JSONColumnType<RunChoices>
    last_step_at: Date
    finished_at: Date | null
  }
  phrasing_choices: { user_id: string; phrase: boolean; resume: JSONColumnType<GenerationChoices> | null }
  documents: {
    user_id: string
    id: Generated<string>
    kind: DocumentContent['kind']
    job_url_hash: Buffer
    posting_id: string | null
    profile_version: number
    language: string
    content: JSONColumnType<DocumentContent>
    file_name: string
    pdf: Buffer | null
    /** Null until the file has been read back. */
    reading: JSONColumnType<MachineReading> | null
    created_at: Date
    /** Set on copies of what went out; these never change. */
    sent_at: Date | null
    /** Whether a job has had it as its document: until then it is only proposed. */
    is_taken: Generated<boolean>
    /** Grows with every change of the user. */
    revision: Generated<number>
  }
  sent_applications: {
    user_id: string
    job_url_hash: Buffer
    sent_at: Date
    posting: JSONColumnType<KeptPosting> | null
  }
  document_sentences: Sentence & {
    user_id: string
    document_id: string
    position: number
    user_edit: string | null
    state: SentenceState | null
    place: number | null
    taken_back: Generated<boolean>
    kept: Generated<boolean>
  }
  usage_events: { user_id: string; kind: string; details: JSONColumnType<object>; at: Date }
}
